import { Bone } from '../../../ui/feedback/skeleton';
import styles from './tip-card.module.css';

export const TIPS_HEIGHT_PX = 560;

/** Three tips on their way. */
export const TipSkeleton = () =>
  [0, 1, 2].map((index) => (
    <div key={index} className={styles.tip}>
      <div className={styles.head}>
        <Bone width={36} height={36} shape="round" />
        <div className={styles.texts}>
          <Bone width={96} height={14} margin="3px" />
          <Bone width="72%" height={10} margin="3px" />
        </div>
        <Bone width={48} height={28} shape="pill" />
      </div>
      <Bone width="88%" height={15} margin="4px" />
      <Bone width="100%" height={34} />
      <Bone width="64%" height={12} margin="8px" />
    </div>
  ));
