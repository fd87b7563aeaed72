import { useServices } from '../../services/services';
import { spoilerStore, spoilers, useNoSpoilers } from './spoiler-store';

/** Hides the scores of matches that ended today, everywhere, or shows them again; the device remembers it. */
export function useSpoilerSwitch() {
  const { stores } = useServices();
  const isOn = useNoSpoilers();
  const turn = () => {
    stores
      .get(spoilers)
      .getState()
      .change(() => (isOn ? 'on' : 'off'));
    stores.get(spoilerStore).setState({ shown: new Set() });
  };
  return { isOn, turn };
}
