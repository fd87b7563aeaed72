import { useTranslations } from 'use-intl/react';
import { Button } from '../../ui/controls/button';
import { Icon } from '../../ui/media/icon';
import { useSubscribed } from './use-subscribed';

/** Follows an anchor, or stops to; renders only when its own anchor turns. */
export function FollowButton({ hostId, name }: { readonly hostId: string; readonly name: string }) {
  const t = useTranslations();
  const { isOn, turn } = useSubscribed({ hostId });
  return (
    <Button
      size="sm"
      variant={isOn ? 'quiet' : 'soft'}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'anchor.unfollowHost' : 'anchor.followHost', { name })}
      onClick={turn}
    >
      {isOn && <Icon name="check" size={12} />}
      {t(isOn ? 'action.following' : 'action.follow')}
    </Button>
  );
}
