import type { StoryObj } from '@storybook/react-webpack5';
import { CoverGridSkeleton, RowsSkeleton } from '../../../../src/domains/anchor/list-skeletons';
import { Bone, SkeletonGroup } from '../../../../src/ui/feedback/skeleton';
import { nothing } from '../../held';

export default {};

type Story = StoryObj;

const group = (isSlow: boolean): Story => ({
  render: () => (
    <SkeletonGroup isSlow={isSlow} onRetry={nothing} space={120}>
      <Bone width={40} height={40} shape="round" />
      <Bone width="60%" height={14} margin={8} />
    </SkeletonGroup>
  ),
});

export const Waiting = group(false);
export const Slow = group(true);
export const Covers: Story = { render: () => <CoverGridSkeleton /> };
export const Rows: Story = { render: () => <RowsSkeleton /> };
