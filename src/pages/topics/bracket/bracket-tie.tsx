import { Crest } from '../../../domains/match/crest';
import { Veil } from '../../../domains/spoilers/veil';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import styles from './bracket.module.css';

interface TieSide {
  readonly name: string;
  /** A short name for a narrow tree; the name, if there is none. */
  readonly short?: string | undefined;
  /** In the smallest boxes. */
  readonly code?: string | undefined;
  /** URL of the crest. */
  readonly crest: string | undefined;
  /** Ready to read; empty before kick-off. */
  readonly score: string;
  readonly isOut: boolean;
  readonly isVeiled?: boolean;
  /** Home or away in a word, in basketball. */
  readonly side?: string | undefined;
}

export interface BracketTie {
  readonly key: string;
  readonly label: string;
  readonly home: TieSide;
  readonly away: TieSide;
  /** A line of its own: shoot-out, extra time, or when it is played. */
  readonly note?: string | undefined;
  readonly isLive?: boolean;
  readonly onOpen?: (() => void) | undefined;
}

interface SideProps {
  readonly side: TieSide;
  /** A sentence says it already. */
  readonly isSaid: boolean;
  readonly isSmall: boolean;
}

function Side({ side: one, isSaid, isSmall }: SideProps) {
  const { name, short = name, code = short, crest, score, isOut, isVeiled = false, side } = one;
  return (
    <span className={cx(styles.side, isOut && styles.out)} aria-hidden={isSaid}>
      <Crest src={crest} size={16} />
      <span className={text.ell} title={name}>
        {isSmall ? code : short}
      </span>
      {side !== undefined && <span className={styles.ha}>{side}</span>}
      <b>{isVeiled ? <Veil spot="tie" /> : score}</b>
    </span>
  );
}

export function BracketTieView({
  tie: { label, home, away, note, isLive = false, onOpen },
  isSmall = false,
}: {
  readonly tie: BracketTie;
  readonly isSmall?: boolean;
}) {
  const isSaid = onOpen !== undefined;
  const content = (
    <>
      <Side side={home} isSaid={isSaid} isSmall={isSmall} />
      <Side side={away} isSaid={isSaid} isSmall={isSmall} />
      {note !== undefined && (
        <small className={text.num} aria-hidden={isSaid}>
          {note}
        </small>
      )}
    </>
  );
  const className = cx(styles.tie, isLive && styles.live);
  return onOpen === undefined ? (
    <div className={className}>{content}</div>
  ) : (
    <button type="button" className={className} onClick={onOpen}>
      <span className={text.vh}>{label}</span>
      {content}
    </button>
  );
}
