import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import styles from './bet-card.module.css';

/** The pick of one match, ready to read. */
export interface BetLegViewModel {
  readonly league: string | undefined;
  readonly match: string;
  /** The kind of bet. */
  readonly play: string;
  readonly pick: string;
  readonly line: string | undefined;
  readonly odds: string;
  readonly badge: ReactNode;
  /** Leads to the match. */
  readonly onOpen: () => void;
}

/** The stake and the return of the bet, ready to read. */
interface BetMoney {
  readonly stake: string;
  readonly profit: string;
  readonly tone: 'up' | 'down' | 'even' | 'muted';
}

interface BetCardProps {
  readonly legs: readonly BetLegViewModel[];
  readonly money: BetMoney;
  /** Of several legs that are settled together: what that is called, its odds, its result. */
  readonly parlay?: { readonly name: string; readonly odds: string; readonly badge: ReactNode } | undefined;
}

function MatchLine({ league, match, badge, onOpen }: BetLegViewModel) {
  return (
    <div className={styles.line}>
      {league !== undefined && (
        <span className={cx(styles.league, text.ell)} title={league}>
          {league}
        </span>
      )}
      <button type="button" className={cx(styles.fill, styles.match)} onClick={onOpen}>
        <span className={cx(styles.matchName, text.ell)} title={match}>
          {match}
        </span>
      </button>
      {badge}
    </div>
  );
}

const PickLabels = ({ play, pick, line, odds }: BetLegViewModel) => (
  <>
    <span className={styles.muted}>{play}</span>
    <b className={cx(styles.pick, text.ell)} title={pick}>
      {pick}
    </b>
    {line !== undefined && <b className={cx(styles.strong, text.num)}>{line}</b>}
    <span className={cx(styles.muted, text.num)}>{odds}</span>
  </>
);

const Money = ({ stake, profit, tone }: BetMoney) => (
  <>
    <span className={styles.fill} />
    <span className={cx(styles.muted, styles.optional, text.num)}>{stake}</span>
    <b className={cx(styles.strong, styles[tone], text.num)}>
      <bdi>{profit}</bdi>
    </b>
  </>
);

/** A bet: one pick, or the legs of a parlay with what they came to together. */
export function BetCard({ legs, money, parlay }: BetCardProps) {
  const [only] = legs;
  if (parlay === undefined && only !== undefined) {
    return (
      <div className={styles.bet}>
        <MatchLine {...only} />
        <div className={styles.line}>
          <PickLabels {...only} />
          <Money {...money} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.bet}>
      <div className={styles.line}>
        <b className={cx(styles.fill, styles.strong)}>{parlay?.name}</b>
        {parlay?.badge}
      </div>
      <div className={styles.legs}>
        {legs.map((leg, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two legs may be of one match, and none ever moves
          <div key={index} className={styles.leg}>
            <MatchLine {...leg} />
            <div className={styles.line}>
              <PickLabels {...leg} />
            </div>
          </div>
        ))}
      </div>
      <div className={styles.line}>
        <span className={cx(styles.muted, text.num)}>{parlay?.odds}</span>
        <Money {...money} />
      </div>
    </div>
  );
}

/** A bet that stands apart from its neighbours in the page, at their distance. */
export const NextBet = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.next}>{children}</div>
);
