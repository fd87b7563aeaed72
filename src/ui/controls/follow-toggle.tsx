import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '../media/icon';
import { Button } from './button';

interface FollowToggleProps {
  /** Whom or what it follows: a part of what the button is called. */
  readonly name: string;
  readonly isOn: boolean;
  readonly onTurn: () => void;
  /** A plus, where the button is the main one of its place: it is larger then. */
  readonly plus?: ReactNode;
}

/** Follows somebody, or stops to. */
export function FollowToggle({ name, isOn, onTurn, plus }: FollowToggleProps) {
  const t = useTranslations();
  const isMain = plus !== undefined;
  return (
    <Button
      size={isMain ? 'md' : 'sm'}
      variant={isOn ? 'quiet' : isMain ? 'primary' : 'soft'}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'anchor.unfollowHost' : 'anchor.followHost', { name })}
      onClick={onTurn}
    >
      {isOn ? <Icon name="check" size={isMain ? 14 : 12} /> : plus}
      {t(isOn ? 'action.following' : 'action.follow')}
    </Button>
  );
}
