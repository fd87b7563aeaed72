import { useTranslations } from 'use-intl/react';
import { Icon } from '../media/icon';
import { Button } from './button';

interface FollowToggleProps {
  /** Whom or what it follows: a part of what the button is called. */
  readonly name: string;
  readonly isOn: boolean;
  readonly onTurn: () => void;
}

/** Follows somebody, or stops to. */
export function FollowToggle({ name, isOn, onTurn }: FollowToggleProps) {
  const t = useTranslations();
  return (
    <Button
      size="sm"
      variant={isOn ? 'quiet' : 'soft'}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'anchor.unfollowHost' : 'anchor.followHost', { name })}
      onClick={onTurn}
    >
      {isOn && <Icon name="check" size={12} />}
      {t(isOn ? 'action.following' : 'action.follow')}
    </Button>
  );
}
