import type { StoryObj } from '@storybook/react-webpack5';
import { AnchorRow } from '../../../../src/domains/anchor/anchor-row';
import { BookButton } from '../../../../src/domains/anchor/book-button';
import { CoverCard, CoverGrid } from '../../../../src/domains/anchor/cover-card';
import { FollowButton } from '../../../../src/domains/anchor/follow-button';
import { LiveBadge } from '../../../../src/domains/anchor/live-badge';
import { subscriptionStore } from '../../../../src/domains/anchor/subscription-store';
import { Icon } from '../../../../src/ui/media/icon';
import { Served } from '../../served';

export default {};

type Story = StoryObj;

const person = { name: '风车与郁金香 the Tulip of the North', src: undefined };
const ON = { hosts: new Set(['on']), matches: new Set(['on']) };
const book = <BookButton matchId="m1" match="Arsenal – Chelsea" spot="block" />;

export const Live: Story = {
  render: () => (
    <p>
      <LiveBadge text="Live" ring /> <LiveBadge label="Live" />
    </p>
  ),
};
export const Rows: Story = {
  render: () => (
    <Served prepare={({ stores }) => stores.get(subscriptionStore).setState(ON)}>
      <AnchorRow
        person={person}
        live="words"
        to="/a"
        meta="Arsenal – Chelsea"
        metaTitle="Arsenal – Chelsea"
        end={<FollowButton hostId="on" name="Ann" />}
      />
      <AnchorRow person={{ ...person, name: 'Ben' }} live="ring" size={36} rank={3} />
      <FollowButton hostId="2" name="Ben" plus={<Icon name="check" size={14} />} />
      {(['card', 'row', 'block'] as const).map((spot) => (
        <BookButton key={spot} matchId="on" match="Arsenal – Chelsea" spot={spot} />
      ))}
    </Served>
  ),
};
export const Covers: Story = {
  render: () => (
    <CoverGrid>
      <CoverCard
        to="/a"
        title="特温特 对 前进之鹰"
        cover={undefined}
        flag={{ ahead: 'Tomorrow 21:30' }}
        name={person.name}
        portrait={undefined}
        action={book}
      />
      <CoverCard
        to="/b"
        title="NBA"
        cover={undefined}
        over={{ icon: 'calendar', text: '21:30' }}
        name="Ben"
        portrait={undefined}
      />
    </CoverGrid>
  ),
};
