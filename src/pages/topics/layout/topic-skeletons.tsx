import styles from '../../../domains/match/row/match-row.module.css';
import { Bone } from '../../../ui/feedback/skeleton';
import section from '../../../ui/layout/section.module.css';
import lead from './leader-row.module.css';

const ROWS = 8;
const ROW_PX = 64;
export const MATCHES_HEIGHT_PX = ROWS * ROW_PX;
export const DATES_HEIGHT_PX = 53;
/** A conference of the NBA: it is the longest table below which something else stands. */
const TABLE_ROWS = 15;
const TABLE_ROW_PX = 44;
const TABLE_HEAD_PX = 36;
export const TABLE_HEIGHT_PX = TABLE_HEAD_PX + TABLE_ROWS * TABLE_ROW_PX;
const COMPARED = 7;
const COMPARED_HEAD_PX = 8;
export const COMPARED_HEIGHT_PX = COMPARED_HEAD_PX + COMPARED * TABLE_ROW_PX;
const LEADERS = 10;
const LEADER_PX = 60;
export const LEADERS_HEIGHT_PX = LEADERS * LEADER_PX;
export const PAGE_HEIGHT_PX = 480;

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The line of days. */
export const DatesSkeleton = () => <Bone width="100%" height={DATES_HEIGHT_PX} />;

/** A day's matches. */
export const MatchesSkeleton = () => (
  <>
    {times(ROWS).map((index) => (
      <div key={index} className={styles.row}>
        <div className={styles.when}>
          <Bone width={32} height={14} />
        </div>
        <div className={styles.teams}>
          <Bone width="56%" height={14} margin="4px" />
          <Bone width="44%" height={14} margin="4px" />
        </div>
        <Bone width={16} height={40} />
      </div>
    ))}
  </>
);

/** A table's lines. */
export const TableSkeleton = ({ rows = TABLE_ROWS, head = TABLE_HEAD_PX }) => (
  <div style={{ paddingBlockStart: head }}>
    {times(rows).map((index) => (
      <div key={index} style={{ display: 'flow-root', blockSize: TABLE_ROW_PX, paddingInline: 12 }}>
        <Bone width="100%" height={14} margin="15px" />
      </div>
    ))}
  </div>
);

/** The lines of two sides beside each other. */
export const ComparedSkeleton = () => <TableSkeleton rows={COMPARED} head={COMPARED_HEAD_PX} />;

/** A ranking's lines. */
export const LeadersSkeleton = () => (
  <>
    {times(LEADERS).map((index) => (
      <div key={index} className={lead.row}>
        <Bone width={16} height={16} />
        <Bone width={40} height={40} shape="round" />
        <div>
          <Bone width="48%" height={14} margin="3px" />
          <Bone width="80%" height={6} margin="3px" />
        </div>
        <Bone width={28} height={18} />
      </div>
    ))}
  </>
);

/** A team or a player. */
export const PageSkeleton = () => (
  <div className={section.card}>
    <Bone width="100%" height={96} />
    <MatchesSkeleton />
  </div>
);
