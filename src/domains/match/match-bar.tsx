import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { cx } from '../../ui/cx';
import text from '../../ui/theme/text.module.css';
import { Veil } from '../spoilers/veil';
import { Crest } from './crest';
import styles from './match-bar.module.css';

export interface BarTeam {
  readonly name: string;
  /** URL of the crest. */
  readonly crest: string | undefined;
  /** Goals or points; undefined before kick-off and wherever there is none. 0 is a score. */
  readonly score: number | undefined;
  /** Goals of a shoot-out, beside the score and never added to it. */
  readonly shootout?: number | undefined;
  readonly isLoser?: boolean | undefined;
}

interface MatchBarProps {
  readonly league: string | undefined;
  readonly home: BarTeam;
  readonly away: BarTeam;
  /** Stands in the score's place while there is none: when it begins. */
  readonly kickOff: string;
  /** The line below: clock and phase, or day and status. */
  readonly status: ReactNode;
  /** Words beyond the score: a shoot-out. */
  readonly scoreNote?: string | undefined;
  /** Without a well of its own, where the card around it is one. */
  readonly isPlain?: boolean;
  readonly isVeiled?: boolean | undefined;
}

function Team({ team, isAway = false }: { readonly team: BarTeam; readonly isAway?: boolean }) {
  return (
    <div className={cx(styles.team, isAway && styles.away, team.isLoser === true && text.muted)}>
      <Crest src={team.crest} size={32} />
      <span className={styles.name} title={team.name}>
        {team.name}
      </span>
    </div>
  );
}

const Shootout = ({ goals }: { readonly goals: number | undefined }) =>
  goals !== undefined && <small className={styles.shootout}>({goals})</small>;

/** Both teams of one match and how it stands; crest above the name where there is little room. */
export function MatchBar({
  league,
  home,
  away,
  kickOff,
  status,
  scoreNote,
  isPlain = false,
  isVeiled = false,
}: MatchBarProps) {
  const t = useTranslations('anchor');
  const hasScore = home.score !== undefined && away.score !== undefined;
  return (
    <div className={cx(styles.bar, isPlain && styles.plain)}>
      <Team team={home} />
      <div className={styles.mid}>
        {league !== undefined && <span className={text.meta}>{league}</span>}
        {hasScore ? (
          <bdi className={cx(styles.score, text.num)}>
            <span className={text.vh}>
              {t('goal', { home: home.name, away: away.name, homeScore: home.score, awayScore: away.score })}
              {scoreNote !== undefined && `, ${scoreNote}`}
            </span>
            <span aria-hidden="true">
              {home.score}
              <Shootout goals={home.shootout} />
              <i className={styles.colon}>:</i>
              {away.score}
              <Shootout goals={away.shootout} />
            </span>
          </bdi>
        ) : isVeiled ? (
          <span className={cx(styles.score, text.num)}>
            <Veil spot="bar" />
            <i className={styles.colon} aria-hidden="true">
              :
            </i>
            <Veil spot="bar" />
          </span>
        ) : (
          <span className={cx(styles.score, text.num)}>{kickOff}</span>
        )}
        <span className={styles.status}>{status}</span>
      </div>
      <Team team={away} isAway />
    </div>
  );
}
