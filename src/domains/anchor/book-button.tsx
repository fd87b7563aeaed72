import { useTranslations } from 'use-intl/react';
import { Button } from '../../ui/controls/button';
import { Icon } from '../../ui/media/icon';
import { useSubscribed } from './use-subscribed';

interface BookButtonProps {
  readonly matchId: string;
  /** "Home v away", for the button's name. */
  readonly match: string;
  /** On a card, in a match's row, or over the whole width. */
  readonly spot?: 'card' | 'row' | 'block';
}

/** Books a match, or takes the booking back; renders only when its own match turns. */
export function BookButton({ matchId, match, spot = 'card' }: BookButtonProps) {
  const t = useTranslations();
  const { isOn, turn } = useSubscribed({ matchId });
  return (
    <Button
      size="sm"
      block={spot === 'block'}
      variant={isOn ? 'quiet' : 'soft'}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'anchor.unbookMatch' : 'anchor.bookMatch', { match })}
      onClick={turn}
    >
      {isOn && spot !== 'card' && <Icon name="check" size={12} />}
      {t(isOn ? 'action.booked' : 'action.book')}
    </Button>
  );
}
