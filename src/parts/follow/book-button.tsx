import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import { useServices } from '../../context/services';
import { Button } from '../../ui/button';
import { useToggle } from './use-toggle';

/** Books a match, or takes the booking back; renders only when its own match turns. */
export function BookButton({ matchId, match }: { readonly matchId: string; readonly match: string }) {
  const t = useTranslations();
  const { subscriptions } = useServices();
  const isOn = useStore(subscriptions.store, (state) => state.matches.has(matchId));
  const toggle = useToggle();
  return (
    <Button
      size="sm"
      variant={isOn ? 'quiet' : 'soft'}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'anchor.unbookMatch' : 'anchor.bookMatch', { match })}
      onClick={() => void toggle({ matchId })}
    >
      {t(isOn ? 'action.booked' : 'action.book')}
    </Button>
  );
}
