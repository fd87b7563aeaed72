import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Crest } from '../../../domains/match/crest';
import { cx } from '../../../ui/cx';
import { Rank } from '../../../ui/lists/rank';
import { Avatar } from '../../../ui/media/avatar';
import text from '../../../ui/theme/text.module.css';
import styles from './leader-row.module.css';
import { ShareBar } from './share-bar';

interface LeaderRowProps {
  readonly place: number;
  readonly name: string;
  /** URL of the player's portrait; a team has a crest instead. */
  readonly portrait?: string | undefined;
  readonly team?: { readonly name: string; readonly crest: string | undefined } | undefined;
  /** A ranking of teams: the picture is this crest. */
  readonly crest?: string | undefined;
  readonly isTeam?: boolean;
  /** Of the first one's figure, 0 to 1. */
  readonly share: number;
  /** Ready to read. */
  readonly value: ReactNode;
  readonly to?: string | undefined;
}

/** A place in a ranking of players or teams. */
export function LeaderRow(props: LeaderRowProps) {
  const { place, name, portrait, team, crest, isTeam = false, share, value, to } = props;
  const content = (
    <>
      <Rank place={place} />
      {isTeam ? <Crest src={crest} size={32} /> : <Avatar name={name} src={portrait} />}
      <span className={styles.texts}>
        <span className={cx(styles.name, text.ell)} title={name}>
          {name}
        </span>
        {team !== undefined && (
          <span className={cx(styles.team, text.meta)}>
            <Crest src={team.crest} size={14} />
            <span className={text.ell}>{team.name}</span>
          </span>
        )}
        <ShareBar share={share} isThin />
      </span>
      <b className={styles.value}>{value}</b>
    </>
  );
  return to === undefined ? (
    <div className={styles.row}>{content}</div>
  ) : (
    <Link to={to} className={styles.row}>
      {content}
    </Link>
  );
}
