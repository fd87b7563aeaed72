import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import { AvatarStack, type StackedPerson } from '../../ui/media/avatar';
import text from '../../ui/theme/text.module.css';
import { Crest } from './crest';
import styles from './live-card.module.css';

export interface CardTeam {
  readonly name: string;
  readonly crest: string | undefined;
  /** Ready to read; empty before kick-off. */
  readonly score: string;
}

interface LiveCardProps {
  readonly league: string;
  readonly time: ReactNode;
  readonly home: CardTeam;
  readonly away: CardTeam;
  readonly hosts: readonly StackedPerson[];
  /** The count, for the eye and in words. */
  readonly hostCount: ReactNode;
  readonly hostsLabel: string;
  readonly action: ReactNode;
}

function TeamRow({ team }: { readonly team: CardTeam }) {
  return (
    <div className={styles.team}>
      <Crest src={team.crest} />
      <span className={text.ell} title={team.name}>
        {team.name}
      </span>
      <b className={cx(styles.score, text.num)}>{team.score}</b>
    </div>
  );
}

/** A match of the strip: who plays, how it stands, who shows it. */
export function LiveCard({ league, time, home, away, hosts, hostCount, hostsLabel, action }: LiveCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <span className={text.ell} title={league}>
          {league}
        </span>
        {time}
      </div>
      <div>
        <TeamRow team={home} />
        <TeamRow team={away} />
      </div>
      <div className={styles.foot}>
        <AvatarStack people={hosts} />
        <span aria-hidden="true">{hostCount}</span>
        <span className={text.vh}>{hostsLabel}</span>
        <span className={styles.action}>{action}</span>
      </div>
    </article>
  );
}
