import { useTranslations } from 'use-intl/react';
import type { MatchEvent } from '../../../rules/match/match-facts';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import styles from './match-sheet.module.css';

const CARDS: ReadonlySet<MatchEvent['kind']> = new Set(['yellow', 'secondYellow', 'red']);

function Event({ event: { kind, player, side } }: { readonly event: MatchEvent }) {
  const t = useTranslations('matchSheet');
  const isCard = CARDS.has(kind);
  return (
    <span className={cx(styles.event, side === 'home' && styles.homeEvent)}>
      {isCard && <span className={cx(styles.card, kind !== 'yellow' && styles.red)} aria-hidden="true" />}
      <span className={text.ell} title={player}>
        {player}
      </span>
      <small>{t(`event.${kind}`)}</small>
    </span>
  );
}

/** Goals and cards, the last first; home on the left. */
export function EventsSection({ events }: { readonly events: readonly MatchEvent[] }) {
  const t = useTranslations('matchSheet');
  if (events.length === 0) return null;
  const minute = (event: MatchEvent) =>
    event.minute === undefined ? '' : `${event.minute}${event.added > 0 ? `+${event.added}` : ''}′`;
  return (
    <>
      <h3 className={styles.heading}>{t('events')}</h3>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={event.key}>
            {event.side === 'home' ? <Event event={event} /> : <span />}
            <b className={text.num}>{minute(event)}</b>
            {event.side === 'away' && <Event event={event} />}
          </li>
        ))}
      </ol>
    </>
  );
}
