import { useServices } from '../../../services/services';
import { SPOILERS_KEY, spoilerStore, useNoSpoilers } from './spoiler-store';

/** Hides the scores of matches that ended today, everywhere, or shows them again; the device remembers it. */
export function useSpoilerSwitch() {
  const { storage, stores } = useServices();
  const isOn = useNoSpoilers();
  const turn = () => {
    storage.set(SPOILERS_KEY, isOn ? 'on' : 'off');
    stores.get(spoilerStore).setState({ isOff: !isOn, shown: new Set() });
  };
  return { isOn, turn };
}
