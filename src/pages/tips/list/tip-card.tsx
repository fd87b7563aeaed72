import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { Avatar } from '../../../ui/media/avatar';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import styles from './tip-card.module.css';

/** A match of a tip, ready to read. */
export interface TipCardMatch {
  readonly id: string;
  readonly league: string;
  readonly versus: string;
  readonly time: string;
}

interface TipCardProps {
  readonly name: string;
  readonly portrait: string | undefined;
  /** The target of the name; none on the expert's own page. */
  readonly expertTo?: string | undefined;
  /** Beside the name: a row of wins, a partner's mark. */
  readonly badges: ReactNode;
  /** The expert's rates, each with its number of tips. */
  readonly rates: ReactNode;
  readonly follow: ReactNode;
  readonly to: string;
  readonly title: string;
  /** In front of the title: much talked of, the kind of bet. */
  readonly marks: readonly ReactNode[];
  readonly stamp: ReactNode;
  readonly matches: readonly TipCardMatch[];
  readonly time: string;
  readonly reads: Counted | undefined;
  readonly comments: Counted | undefined;
  /** The time left to buy it. */
  readonly saleEnd?: ReactNode;
  /** The price, or the mark of a bought tip. */
  readonly end: ReactNode;
  /** A line below: when it was bought, what came back. */
  readonly note?: ReactNode;
}

/** A count and the same in words. */
interface Counted {
  readonly figure: string;
  readonly label: string;
}

function Head({ name, portrait, expertTo, badges, rates, follow }: TipCardProps) {
  const viewModel = <Avatar name={name} src={portrait} size={36} />;
  const shown = (
    <b className={cx(styles.name, text.ell)} title={name} dir="auto">
      {name}
    </b>
  );
  return (
    <div className={styles.head}>
      {viewModel}
      <div className={styles.texts}>
        <div className={styles.line}>
          {expertTo === undefined ? (
            shown
          ) : (
            <Link to={expertTo} className={styles.who}>
              {shown}
            </Link>
          )}
          {badges}
        </div>
        <div className={cx(text.meta, text.num, styles.rates)}>{rates}</div>
      </div>
      {follow}
    </div>
  );
}

const Matches = ({ matches }: Pick<TipCardProps, 'matches'>) => (
  <div className={styles.matches}>
    {matches.map(({ id, league, versus, time }) => [
      <span key={`${id}league`} className={cx(styles.league, text.ell)} title={league}>
        <Badge tone="bare">{league}</Badge>
      </span>,
      <span key={`${id}teams`} className={text.ell} title={versus}>
        {versus}
      </span>,
      <span key={`${id}time`} className={cx(text.meta, text.num)}>
        {time}
      </span>,
    ])}
  </div>
);

const Count = ({
  icon,
  count,
  isOptional,
}: {
  readonly icon: 'eye' | 'comment';
  readonly count: Counted;
  readonly isOptional: boolean;
}) => (
  <span className={cx(styles.count, text.num, isOptional && styles.optional)}>
    <PageIcon name={icon} size={14} />
    <span aria-hidden="true">{count.figure}</span>
    <span className={text.vh}>{count.label}</span>
  </span>
);

/** A tip in a list: who, how good, what about, what it costs. The title's link reaches over the whole card. */
export function TipCard(props: TipCardProps) {
  const { to, title, marks, stamp, matches, time, reads, comments, saleEnd, end, note } = props;
  return (
    <article className={styles.tip}>
      <Head {...props} />
      <div className={styles.body}>
        <Link to={to} className={styles.link}>
          <h3 className={styles.title} dir="auto">
            {marks.map((mark, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a card keep their places
              <span key={index} className={styles.mark}>
                {mark}
              </span>
            ))}
            {title}
          </h3>
        </Link>
        {stamp}
      </div>
      {matches.length > 0 && <Matches matches={matches} />}
      {saleEnd !== undefined && <div className={styles.saleEnd}>{saleEnd}</div>}
      <div className={styles.foot}>
        <span className={text.num}>{time}</span>
        {reads !== undefined && <Count icon="eye" count={reads} isOptional={false} />}
        {comments !== undefined && <Count icon="comment" count={comments} isOptional />}
        <span className={styles.end}>{end}</span>
      </div>
      {note !== undefined && <div className={cx(styles.note, text.num)}>{note}</div>}
    </article>
  );
}
