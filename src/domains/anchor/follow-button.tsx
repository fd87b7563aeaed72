import type { ReactNode } from 'react';
import { FollowToggle } from '../../ui/controls/follow-toggle';
import { useSubscribed } from './use-subscribed';

interface FollowButtonProps {
  readonly hostId: string;
  readonly name: string;
  readonly plus?: ReactNode;
}

/** Follows an anchor, or stops to; renders only when its own anchor turns. */
export function FollowButton({ hostId, ...look }: FollowButtonProps) {
  const { isOn, turn } = useSubscribed({ hostId });
  return <FollowToggle {...look} isOn={isOn} onTurn={turn} />;
}
