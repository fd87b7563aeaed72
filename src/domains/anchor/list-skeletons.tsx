import { Bone } from '../../ui/feedback/skeleton';
import section from '../../ui/layout/section.module.css';
import row from './anchor-row.module.css';
import cover from './cover-card.module.css';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

export const COVER_GRID_HEIGHT_PX = 520;
export const ROWS_HEIGHT_PX = 420;

/** Six cards with a picture. */
export const CoverGridSkeleton = () => (
  <div className={cover.grid}>
    {times(6).map((index) => (
      <div key={index} className={cover.card}>
        <span className={cover.photo} />
        <div className={cover.body}>
          <Bone width="72%" height={14} margin="3px" />
          <span className={cover.who}>
            <Bone width={20} height={20} shape="round" />
            <Bone width="48%" height={10} />
          </span>
        </div>
      </div>
    ))}
  </div>
);

/** Seven anchors in a card. */
export const RowsSkeleton = () => (
  <div className={section.card}>
    {times(7).map((index) => (
      <div key={index} className={row.row}>
        <Bone width={40} height={40} shape="round" />
        <div className={row.texts}>
          <Bone width="48%" height={14} margin="3px" />
          <Bone width="32%" height={10} margin="3px" />
        </div>
      </div>
    ))}
  </div>
);
