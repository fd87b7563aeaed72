import { useTranslations } from 'use-intl/react';
import { useSubscribed } from '../../domains/anchor/use-subscribed';
import { Button } from '../../ui/controls/button';
import { Icon } from '../../ui/media/icon';
import { PageIcon } from '../../ui/media/page-icon';

/** Books an anchor's next show: the same booking as in every list, in the words of a reminder. */
export function RemindButton({ matchId, name }: { readonly matchId: string; readonly name: string }) {
  const t = useTranslations('mine');
  const { isOn, turn } = useSubscribed({ matchId });
  return (
    <Button
      size="sm"
      variant={isOn ? 'quiet' : 'soft'}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'remindedOf' : 'remindOf', { name })}
      onClick={turn}
    >
      {isOn ? <Icon name="check" size={12} /> : <PageIcon name="bell" size={14} />}
      {t(isOn ? 'reminded' : 'remind')}
    </Button>
  );
}
