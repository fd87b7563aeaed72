import { useTranslations } from 'use-intl/react';
import { useSubscribed } from '../../../domains/anchor/use-subscribed';
import { Button } from '../../../ui/controls/button';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';

/** Books the programme: the same booking as in every list, in the words of a reminder. */
export function RemindButton({ matchId, match }: { readonly matchId: string; readonly match: string }) {
  const t = useTranslations();
  const { isOn, turn } = useSubscribed({ matchId });
  return (
    <Button
      aria-pressed={isOn}
      aria-label={t(isOn ? 'anchor.unbookMatch' : 'programme.remindMatch', { match })}
      onClick={turn}
    >
      {isOn ? <Icon name="check" size={16} /> : <PageIcon name="bell" size={16} />}
      {t(isOn ? 'action.booked' : 'programme.remind')}
    </Button>
  );
}
