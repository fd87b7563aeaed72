import type { StoryObj } from '@storybook/react-webpack5';
import { MOMENT_SORT } from '../../../../src/contract/codes';
import { MomentFeed } from '../../../../src/domains/moment/moment-feed';
import { SortedMoments } from '../../../../src/domains/moment/moment-list';
import { useAudience } from '../../../../src/domains/session/audience';
import { type Answer, failWith, NOW } from '../../../support/unit/fake-services';
import { moment } from '../../../support/unit/make';
import { nothing } from '../../held';
import { Served } from '../../served';

export default {};

type Story = StoryObj;

const ACTIONS = { like: nothing, openPhotos: nothing };
const POSTS = ['1', '2', '3'].map((id) =>
  moment(id, { nickName: 'Ann', content: 'Half-time', createDate: NOW - 3_600_000, likeCount: 12_345 }),
);

function OfOne() {
  const list = { audience: useAudience(), reading: undefined, hostId: 'h1', first: undefined };
  return <SortedMoments {...list} sort={MOMENT_SORT.hottest} onSort={nothing} actions={ACTIONS} />;
}
const list = (momentList: Answer): Story => ({
  render: () => (
    <Served answers={{ momentList }}>
      <OfOne />
    </Served>
  ),
});

export const Hottest = list(() => ({ list: POSTS, isLastPage: true }));
export const None = list(() => ({ list: [] }));
export const Failing = list(failWith('network'));
export const Feed: Story = {
  render: () => <MomentFeed moments={POSTS} liveHosts={new Set(['h1'])} actions={ACTIONS} />,
};
