import type { ReactNode } from 'react';
import { Bone } from '../../ui/feedback/skeleton';
import section from '../../ui/layout/section.module.css';
import pager from '../../ui/lists/pager.module.css';
import banner from '../banner/banner-carousel.module.css';
import moment from '../moment/moment-card.module.css';
import anchor from './anchor-cell.module.css';
import styles from './anchor-skeletons.module.css';
import live from './live-card.module.css';

export const LIVE_STRIP_HEIGHT_PX = 127;
export const ANCHOR_GRID_HEIGHT_PX = 249;
export const MOMENTS_HEIGHT_PX = 450;

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The banner's box, whose height follows from its width. */
export function BannerPlace({ children }: { readonly children: ReactNode }) {
  return (
    <div className={banner.banner}>
      <div className={styles.fill}>{children}</div>
    </div>
  );
}

/** Cut to its place, as high as that may be. */
export function BannerBone() {
  return <Bone width="100%" height={200} />;
}

function LiveCardSkeleton() {
  const team = (width: `${number}%`) => (
    <div className={live.team}>
      <Bone width={20} height={20} shape="round" />
      <Bone width={width} height={14} />
      <Bone width={12} height={14} />
    </div>
  );
  return (
    <div className={live.card}>
      <div className={live.top}>
        <Bone width={72} height={16} />
        <Bone width={28} height={16} />
      </div>
      <div>
        {team('64%')}
        {team('48%')}
      </div>
      <div className={live.foot}>
        <Bone width={40} height={20} />
        <span className={live.action}>
          <Bone width={48} height={28} shape="pill" />
        </span>
      </div>
    </div>
  );
}

export function LiveStripSkeleton() {
  return (
    <div className={section.strip}>
      {times(3).map((index) => (
        <LiveCardSkeleton key={index} />
      ))}
    </div>
  );
}

export function AnchorGridSkeleton() {
  return (
    <>
      <div className={pager.page}>
        {times(8).map((index) => (
          <div key={index} className={anchor.cell}>
            <span className={anchor.portrait}>
              <Bone width={52} height={52} shape="round" />
            </span>
            <Bone width={48} height={13} margin="2.5px" />
            <Bone width={40} height={10} margin="2px" />
          </div>
        ))}
      </div>
      <div className={styles.dots} />
    </>
  );
}

export function MomentsSkeleton() {
  return times(3).map((index) => (
    <div key={index} className={moment.card}>
      <Bone width={40} height={40} shape="round" />
      <div className={moment.head}>
        <div className={moment.who}>
          <Bone width={96} height={14} margin="3px" />
          <Bone width={64} height={12} margin="2px" />
        </div>
        <Bone width={50} height={28} shape="pill" />
      </div>
      <div className={moment.body}>
        <div>
          <Bone width="100%" height={15} margin="3.5px 7px" />
          <Bone width="64%" height={15} margin="3.5px" />
        </div>
        <div className={styles.acts}>
          <Bone width={52} height={18} />
        </div>
      </div>
    </div>
  ));
}
