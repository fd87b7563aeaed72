import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx';
import text from '../../ui/theme/text.module.css';
import { Crest } from './crest';
import styles from './match-row-view.module.css';
import { Veil } from './spoilers/veil';

export interface RowTeam {
  readonly name: string;
  /** In its place where there is little room. */
  readonly short?: string | undefined;
  readonly crest: string | undefined;
  /** Ready to read; empty where the row shows no score. */
  readonly score: string;
  /** The score is hidden. */
  readonly isVeiled?: boolean | undefined;
  /** Goals of a shoot-out. */
  readonly shootout?: number | undefined;
  /** Lost a match that is over. */
  readonly isLoser?: boolean | undefined;
  /** Home or away in a word, in basketball. */
  readonly side?: string | undefined;
  /** Red cards, behind the name. */
  readonly mark?: ReactNode;
  /** Draws the name, where a part of it stands out. */
  readonly draw?: ((name: string) => ReactNode) | undefined;
}

interface MatchRowProps {
  /** Two lines that say when. */
  readonly first: ReactNode;
  readonly second?: ReactNode;
  readonly home: RowTeam;
  readonly away: RowTeam;
  readonly look: 'plain' | 'live' | 'off';
  /** The target of a tap on the row; the control at its end is pressed on its own. */
  readonly to?: string | undefined;
  /** Name of that link, or of the button that stands in its place. */
  readonly label?: string;
  /** Hears that the link was taken; without `to` it is what a tap on the row does. */
  readonly onOpen?: (() => void) | undefined;
  /** The actions for it. */
  readonly end?: ReactNode;
}

function Team({ team }: { readonly team: RowTeam }) {
  const { draw = (name) => name } = team;
  return (
    <div className={cx(styles.team, team.isLoser === true && styles.lose)}>
      <Crest src={team.crest} />
      <span className={text.ell} title={team.name}>
        {team.short === undefined ? (
          draw(team.name)
        ) : (
          <>
            <span className={styles.whole}>{draw(team.name)}</span>
            <span className={styles.short}>{draw(team.short)}</span>
          </>
        )}
      </span>
      {team.side !== undefined && <span className={styles.side}>{team.side}</span>}
      {team.mark}
    </div>
  );
}

const Score = ({ team: { score, shootout, isLoser, isVeiled } }: { readonly team: RowTeam }) => (
  <bdi className={cx(isLoser === true && styles.lose)}>
    {isVeiled === true ? <Veil /> : score}
    {shootout !== undefined && <small>({shootout})</small>}
  </bdi>
);

/** The row of a match that is the same everywhere: schedules, room, programme, sheets. */
export function MatchRow({ first, second, home, away, look, to, label, onOpen, end }: MatchRowProps) {
  return (
    <article className={cx(styles.row, look !== 'plain' && styles[look])}>
      {to !== undefined && <Link to={to} className={styles.link} aria-label={label} onClick={onOpen} />}
      {to === undefined && onOpen !== undefined && (
        <button type="button" className={styles.link} aria-label={label} onClick={onOpen} />
      )}
      <div className={styles.when}>
        {first}
        {second}
      </div>
      <div className={styles.teams}>
        <Team team={home} />
        <Team team={away} />
      </div>
      <div className={styles.scores}>
        <Score team={home} />
        <Score team={away} />
      </div>
      <div className={styles.end}>{end}</div>
    </article>
  );
}

/** The time of a match that is to come. */
export const RowTime = ({ children }: { readonly children: ReactNode }) => (
  <b className={cx(styles.kickOff, text.num)}>{children}</b>
);

export const RowWord = ({ isWarning, children }: { readonly isWarning?: boolean; readonly children: ReactNode }) => (
  <span className={cx(text.num, isWarning === true && styles.warned)}>{children}</span>
);
