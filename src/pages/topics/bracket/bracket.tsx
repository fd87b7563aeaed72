import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { cx } from '../../../ui/cx';
import { PageIcon } from '../../../ui/media/page-icon';
import { BarLink } from '../schedule/bar-link';
import styles from './bracket.module.css';
import { type BracketTie, BracketTieView } from './bracket-tie';

export interface BracketRound {
  readonly key: string;
  readonly name: string;
  readonly ties: readonly BracketTie[];
}

interface BracketProps {
  /** The rounds whose winners meet at the final from above, the first one first. */
  readonly upper: readonly BracketRound[];
  /** Those from below, the first one first too. */
  readonly lower: readonly BracketRound[];
  readonly final: ReactNode;
}

const columns = (count: number) => ({ '--si-n': count }) as CSSProperties;
/** From so many ties in a line on, the type is smaller. */
const NARROW_FROM = 4;

function Links({ count, isUp, isOne }: { readonly count: number; readonly isUp: boolean; readonly isOne: boolean }) {
  return (
    <div className={cx(styles.links, isUp && styles.up, isOne && styles.one)} style={columns(count)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links have no identity but their position
        <i key={index} />
      ))}
    </div>
  );
}

function Round({ round: { name, ties } }: { readonly round: BracketRound }) {
  const isSmall = ties.length >= NARROW_FROM;
  return (
    <ul className={cx(styles.round, isSmall && styles.narrow)} style={columns(ties.length)} aria-label={name}>
      {ties.map((tie) => (
        <li key={tie.key}>
          <BracketTieView tie={tie} isSmall={isSmall} />
        </li>
      ))}
    </ul>
  );
}

/** Two halves of a knockout that meet at the final in the middle, without a sideways scroll. */
export function Bracket({ upper, lower, final }: BracketProps) {
  const label = (round: BracketRound | undefined) =>
    round !== undefined && (
      <div className={styles.label} aria-hidden="true">
        {round.name}
      </div>
    );
  /** Links from a round to the next: two ties become one. */
  const linksAfter = (count: number, isUp: boolean) => (
    <Links count={Math.max(1, count / 2)} isUp={isUp} isOne={count === 1} />
  );
  return (
    <div className={styles.bracket}>
      {label(upper[0])}
      {upper.map((round) => (
        <Fragment key={round.key}>
          <Round round={round} />
          {linksAfter(round.ties.length, false)}
        </Fragment>
      ))}
      {final}
      {[...lower].reverse().map((round) => (
        <Fragment key={round.key}>
          {linksAfter(round.ties.length, true)}
          <Round round={round} />
        </Fragment>
      ))}
      {label(lower[0])}
    </div>
  );
}

interface FinalCardProps {
  readonly title: string;
  /** The action of a tap, and its name; none: the content has its own, or nothing is known yet. */
  readonly way?: { readonly label: string; readonly onOpen: () => void } | undefined;
  readonly children: ReactNode;
}

/** The match that everything leads to, in a box of its own. */
export const FinalCard = ({ title, way, children }: FinalCardProps) => (
  <section className={styles.final}>
    <h3 className={styles.finalTitle}>
      <PageIcon name="crown" size={16} />
      {title}
    </h3>
    {way === undefined ? children : <BarLink {...way}>{children}</BarLink>}
  </section>
);
