import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import { useServices } from '../../../context/services';
import { useToggle } from '../../../parts/follow/use-toggle';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { PageIcon } from '../../../ui/page-icon';

/** Books the programme: the same booking as in every list, in the words of a reminder. */
export function RemindButton({ matchId, match }: { readonly matchId: string; readonly match: string }) {
  const t = useTranslations();
  const { subscriptions } = useServices();
  const isOn = useStore(subscriptions.store, (state) => state.matches.has(matchId));
  const toggle = useToggle();
  return (
    <Button
      aria-pressed={isOn}
      aria-label={t(isOn ? 'anchor.unbookMatch' : 'programme.remindMatch', { match })}
      onClick={() => void toggle({ matchId })}
    >
      {isOn ? <Icon name="check" size={16} /> : <PageIcon name="bell" size={16} />}
      {t(isOn ? 'action.booked' : 'programme.remind')}
    </Button>
  );
}
