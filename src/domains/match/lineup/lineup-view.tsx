import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl/react';
import type { LineupEvent, LineupPlayer, LineupSide, TeamLineup } from '../../../contract/football/lineup';
import { playerNameOf } from '../../../rules/match/match-facts';
import { pitchSpots } from '../../../rules/match/pitch-spots';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { Section } from '../../../ui/layout/section';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { Crest } from '../crest';
import styles from './lineup-view.module.css';

export type Lineup = NonNullable<TeamLineup['lineUp']>;

/** All events of a player that are drawn alike. */
interface Mark {
  readonly kind: 'goal' | 'ownGoal' | 'yellow' | 'red';
  readonly label: string;
  readonly count: number;
}

const MARKS: ReadonlyMap<LineupEvent['kind'], Mark['kind']> = new Map([
  ['goal', 'goal'],
  ['penalty', 'goal'],
  ['ownGoal', 'ownGoal'],
  ['yellow', 'yellow'],
  ['secondYellow', 'red'],
  ['red', 'red'],
]);

const minuteOf = ({ minute, added }: LineupEvent) =>
  minute === undefined ? '' : `${minute}${added === undefined || added === 0 ? '' : `+${added}`}′`;

function useEventLabels() {
  const t = useTranslations('topics');
  return (event: LineupEvent) => t(`event.${event.kind}`, { minute: minuteOf(event) }).trim();
}

/** One mark of a kind for each player, with all its minutes; a red card hides the yellow one before it. */
function marksOf(events: readonly LineupEvent[], words: (event: LineupEvent) => string): Mark[] {
  const kinds = new Map<Mark['kind'], string[]>();
  for (const event of events) {
    const kind = MARKS.get(event.kind);
    if (kind !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), words(event)]);
  }
  if (kinds.has('red')) kinds.delete('yellow');
  return [...kinds].map(([kind, labels]) => ({ kind, label: labels.join(', '), count: labels.length }));
}

/** The line-up without events: goals tell the score. */
export function withoutEvents({ match, home, away }: Lineup): Lineup {
  const side = ({ starters, substitutes, ...rest }: LineupSide): LineupSide => {
    const eventless = (players: readonly LineupPlayer[]) => players.map((player) => ({ ...player, events: [] }));
    return { ...rest, starters: eventless(starters), substitutes: eventless(substitutes) };
  };
  return { match, home: side(home), away: side(away) };
}

const LINES =
  'M12 12h342v536H12zM12 280h342M98 12v76h170V12M140 12v28h86V12M98 548v-76h170v76M140 548v-28h86v28M144 88a44 30 0 0 0 78 0M144 472a44 30 0 0 1 78 0';
const GOAL = '⚽';
const numberOf = ({ shirtNumber }: LineupPlayer) => String(shirtNumber ?? '');

interface SideProps {
  readonly side: LineupSide;
  readonly isBelow: boolean;
}

/** The starters of a side where they play, with what they did. */
function Starters({ side: { teamName = '', teamLogo, formation = '', starters }, isBelow }: SideProps) {
  const words = useEventLabels();
  const { fileUrl } = useServices();
  return (
    <>
      <div className={cx(styles.team, isBelow && styles.bottom)}>
        <Crest src={teamLogo && fileUrl(teamLogo)} size={18} />
        <span className={layout.grow}>
          <span className={cx(layout.block, text.ell)} title={teamName}>
            {teamName}
          </span>
          <span className={cx(styles.formation, text.num)}>{formation}</span>
        </span>
      </div>
      <ol className={cx(isBelow ? styles.below : styles.above)} aria-label={teamName}>
        {pitchSpots(starters, isBelow).map(({ player, x, y }) => (
          <li
            key={player.playerId}
            className={styles.player}
            style={{ '--si-x': `${x}%`, '--si-y': `${y}%` } as CSSProperties}
          >
            <span className={styles.number}>
              <span>{numberOf(player)}</span>
              {marksOf(player.events, words).map(({ kind, label, count }) => (
                <em key={kind} className={styles[kind]} role="img" aria-label={label}>
                  {kind === 'goal' || kind === 'ownGoal' ? `${GOAL}${count > 1 ? count : ''}` : null}
                </em>
              ))}
            </span>
            <span className={styles.name} title={playerNameOf(player)}>
              {playerNameOf(player)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Those who began on the bench, and who leads them. */
function Bench({ side: { teamName = '', substitutes, coach } }: Pick<SideProps, 'side'>) {
  const t = useTranslations('topics');
  const words = useEventLabels();
  return (
    <div className={styles.side}>
      <ul className={styles.bench} aria-label={teamName}>
        {substitutes.map((player) => (
          <li key={player.playerId} className={styles.substitute}>
            <b className={cx(styles.shirt, text.num)}>{numberOf(player)}</b>
            <span className={styles.who}>
              {playerNameOf(player)}
              {player.events.length > 0 && (
                <span className={cx(layout.block, text.meta)}>{player.events.map(words).join(', ')}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {coach && <p className={text.meta}>{t('coachOf', { name: coach })}</p>}
    </div>
  );
}

const TONES = { injured: 'lose', suspended: 'lose', doubtful: 'warn' } as const;

/** Those of a side who cannot play. */
function Missing({ side: { teamName = '', missing } }: Pick<SideProps, 'side'>) {
  const t = useTranslations('topics');
  if (missing.length === 0) return <div className={styles.side} />;
  return (
    <ul className={cx(styles.side, styles.bench)} aria-label={teamName}>
      {missing.map((player) => (
        <li key={player.playerId} className={styles.substitute}>
          <span className={styles.who}>
            {player.playerName ?? playerNameOf(player)}{' '}
            <Badge tone={TONES[player.kind]}>{t(`missing.${player.kind}`)}</Badge>
            {player.note !== undefined && <span className={cx(layout.block, text.meta)}>{player.note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface LineupViewProps {
  readonly lineUp: Lineup;
  /** The home side attacks upwards. */
  readonly isHomeBelow?: boolean;
}

/** Both sides on the pitch, which never mirrors; below it the substitutes, the coaches, and who is missing. */
export function LineupView({ lineUp: { home, away }, isHomeBelow = false }: LineupViewProps) {
  const t = useTranslations('topics');
  const names = { home: home.teamName ?? '', away: away.teamName ?? '' };
  return (
    <>
      <div className={cx(!isHomeBelow && styles.page)}>
        <figure className={styles.pitch} aria-label={t('pitch', names)}>
          <svg viewBox="0 0 366 560" preserveAspectRatio="none" aria-hidden="true">
            <path d={LINES} />
            <circle cx="183" cy="280" r="46" />
          </svg>
          <Starters side={isHomeBelow ? away : home} isBelow={false} />
          <Starters side={isHomeBelow ? home : away} isBelow />
        </figure>
      </div>
      <Section title={t('substitutes')}>
        <div className={styles.card}>
          <Bench side={home} />
          <Bench side={away} />
        </div>
      </Section>
      {home.missing.length + away.missing.length > 0 && (
        <Section title={t('missing.title')}>
          <div className={styles.card}>
            <Missing side={home} />
            <Missing side={away} />
          </div>
        </Section>
      )}
    </>
  );
}
