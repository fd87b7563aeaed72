import { FollowToggle } from '../../ui/controls/follow-toggle';
import { useSubscribed } from './use-subscribed';

/** Follows an anchor, or stops to; renders only when its own anchor turns. */
export function FollowButton({ hostId, name }: { readonly hostId: string; readonly name: string }) {
  const { isOn, turn } = useSubscribed({ hostId });
  return <FollowToggle name={name} isOn={isOn} onTurn={turn} />;
}
