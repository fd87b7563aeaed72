import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Crest } from '../../../domains/match/crest';
import styles from '../../../ui/lists/figure-table.module.css';
import text from '../../../ui/theme/text.module.css';

interface TableTeamProps {
  readonly name: string;
  /** In its place where it is too long for a column. */
  readonly short?: string | undefined;
  /** URL of the crest. */
  readonly crest: string | undefined;
  /** The target of a tap; none for a name without a page. */
  readonly to?: string | undefined;
  readonly children?: ReactNode;
}

/** Crest and name in a table's cell. */
export function TableTeam({ name, short = name, crest, to, children }: TableTeamProps) {
  return (
    <span className={styles.team}>
      <Crest src={crest} />
      {to === undefined ? (
        <span className={text.ell} title={name}>
          {short}
        </span>
      ) : (
        <Link to={to} className={text.ell} title={name}>
          {short}
        </Link>
      )}
      {children}
    </span>
  );
}
