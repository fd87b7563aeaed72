import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import { useServices } from '../../context/services';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useToggle } from './use-toggle';

/** Follows an anchor, or stops to; renders only when its own anchor turns. */
export function FollowButton({ hostId, name }: { readonly hostId: string; readonly name: string }) {
  const t = useTranslations();
  const { subscriptions } = useServices();
  const isOn = useStore(subscriptions.store, (state) => state.hosts.has(hostId));
  const toggle = useToggle();
  return (
    <Button
      size="sm"
      variant={isOn ? 'quiet' : 'soft'}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'anchor.unfollowHost' : 'anchor.followHost', { name })}
      onClick={() => void toggle({ hostId })}
    >
      {isOn && <Icon name="check" size={12} />}
      {t(isOn ? 'action.following' : 'action.follow')}
    </Button>
  );
}
