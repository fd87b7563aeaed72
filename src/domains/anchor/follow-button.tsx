import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../ui/controls/button';
import { Icon } from '../../ui/media/icon';
import { useSubscribed } from './use-subscribed';

interface FollowButtonProps {
  readonly hostId: string;
  /** Whom it follows: a part of what the button is called. */
  readonly name: string;
  /** A plus, where the button is the main one of its place: it is larger then. */
  readonly plus?: ReactNode;
}

/** Follows an anchor, or stops to; renders only when its own anchor turns. */
export function FollowButton({ hostId, name, plus }: FollowButtonProps) {
  const t = useTranslations();
  const { isOn, turn } = useSubscribed({ hostId });
  const isMain = plus !== undefined;
  return (
    <Button
      size={isMain ? 'md' : 'sm'}
      variant={isOn ? 'quiet' : isMain ? 'primary' : 'soft'}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'anchor.unfollowHost' : 'anchor.followHost', { name })}
      onClick={turn}
    >
      {isOn ? <Icon name="check" size={isMain ? 14 : 12} /> : plus}
      {t(isOn ? 'action.following' : 'action.follow')}
    </Button>
  );
}
