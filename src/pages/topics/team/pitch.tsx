import type { CSSProperties } from 'react';
import { Crest } from '../../../domains/match/crest';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import styles from './pitch.module.css';

export interface PitchMark {
  readonly kind: 'goal' | 'ownGoal' | 'yellow' | 'red';
  /** The meaning of the mark. */
  readonly label: string;
  /** More than one is said. */
  readonly count: number;
}

export interface PitchPlayer {
  readonly key: string;
  readonly number: string;
  /** The family name. */
  readonly name: string;
  /** TopicUrlState on the pitch, per cent from the left and from the top. */
  readonly x: number;
  readonly y: number;
  readonly marks: readonly PitchMark[];
}

interface PitchTeam {
  readonly name: string;
  /** URL of the crest. */
  readonly crest: string | undefined;
  readonly formation: string;
  readonly players: readonly PitchPlayer[];
}

interface PitchProps {
  /** The drawn content. */
  readonly label: string;
  /** Plays from the top down. */
  readonly home: PitchTeam;
  /** Plays from the bottom up. */
  readonly away?: PitchTeam | undefined;
}

const LINES =
  'M12 12h342v536H12zM12 280h342M98 12v76h170V12M140 12v28h86V12M98 548v-76h170v76M140 548v-28h86v28M144 88a44 30 0 0 0 78 0M144 472a44 30 0 0 1 78 0';
const GOAL = '⚽';

function Player({ player: { number, name, x, y, marks } }: { readonly player: PitchPlayer }) {
  return (
    <li className={styles.player} style={{ '--si-x': `${x}%`, '--si-y': `${y}%` } as CSSProperties}>
      <span className={styles.number}>
        {number}
        {marks.map(({ kind, label, count }) => (
          <em key={kind} className={styles[kind]} role="img" aria-label={label}>
            {kind === 'goal' || kind === 'ownGoal' ? `${GOAL}${count > 1 ? count : ''}` : null}
          </em>
        ))}
      </span>
      <span className={styles.name} title={name}>
        {name}
      </span>
    </li>
  );
}

function Side({ team, isAway }: { readonly team: PitchTeam; readonly isAway: boolean }) {
  return (
    <>
      <div className={cx(styles.team, isAway && styles.bottom)}>
        <Crest src={team.crest} size={18} />
        <span>
          {team.name}
          <br />
          <span className={text.num}>{team.formation}</span>
        </span>
      </div>
      <ol className={cx(isAway ? styles.away : styles.home)} aria-label={team.name}>
        {team.players.map((player) => (
          <Player key={player.key} player={player} />
        ))}
      </ol>
    </>
  );
}

/** The line-up at the kick-off; it never mirrors. */
export function Pitch({ label, home, away }: PitchProps) {
  return (
    <figure className={styles.pitch} aria-label={label}>
      <svg viewBox="0 0 366 560" preserveAspectRatio="none" aria-hidden="true">
        <path d={LINES} />
        <circle cx="183" cy="280" r="46" />
      </svg>
      <Side team={home} isAway={false} />
      {away !== undefined && <Side team={away} isAway />}
    </figure>
  );
}
