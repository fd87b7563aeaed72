import { useTranslations } from 'use-intl/react';
import { useSubscribed } from '../../../domains/anchor/use-subscribed';
import { Button } from '../../../ui/controls/button';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';

interface BookShowProps {
  readonly matchId: string;
  /** "Home v away", for the button's name. */
  readonly match: string;
  /** The button's words while the show is not booked. */
  readonly words: string;
}

export function BookShow({ matchId, match, words }: BookShowProps) {
  const t = useTranslations();
  const { isOn, turn } = useSubscribed({ matchId });
  return (
    <Button
      variant={isOn ? 'quiet' : 'primary'}
      aria-pressed={isOn}
      aria-label={isOn ? t('anchor.unbookMatch', { match }) : t('room.bookOf', { words, match })}
      onClick={turn}
    >
      {isOn ? <Icon name="check" size={16} /> : <PageIcon name="bell" size={16} />}
      {isOn ? t('action.booked') : words}
    </Button>
  );
}
