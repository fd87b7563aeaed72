import type { StoryObj } from '@storybook/react-webpack5';
import { MomentCard } from '../../../../src/domains/moment/moment-card';
import { NOW } from '../../../support/unit/fake-services';
import { moment } from '../../../support/unit/make';
import { nothing } from '../../held';

export default {};

type Story = StoryObj;

const ACTIONS = { like: nothing, openPhotos: nothing };
const LONG = 'A press in the middle third, and the full-backs high up. '.repeat(8);

const card = (id: string, fields: Parameters<typeof moment>[1]) => (
  <MomentCard
    key={id}
    moment={moment(id, { nickName: '风车与郁金香', createDate: NOW - 60_000, likeCount: 1_234, ...fields })}
    isLive={id === 'live'}
    isDivided
    actions={ACTIONS}
  />
);

export const Posts: Story = {
  render: () => (
    <>
      {card('live', { content: 'On air in ten minutes', isLiked: true })}
      {card('long', { content: LONG })}
      {card('photos', { content: 'Half-time', photos: ['a.png', 'b.png', 'c.png'] })}
    </>
  ),
};
