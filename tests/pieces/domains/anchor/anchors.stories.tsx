import type { StoryObj } from '@storybook/react-webpack5';
import { AnchorRow } from '../../../../src/domains/anchor/anchor-row';
import { BookButton } from '../../../../src/domains/anchor/book-button';
import { CoverCard, CoverGrid } from '../../../../src/domains/anchor/cover-card';
import { FollowButton } from '../../../../src/domains/anchor/follow-button';
import { Badge } from '../../../../src/ui/feedback/badge';
import { PICTURE } from '../../samples';

export default {};

type Story = StoryObj;

const person = { name: '风车与郁金香 the Tulip of the North', src: PICTURE };

export const Rows: Story = {
  render: () => (
    <>
      <AnchorRow
        person={person}
        rank={1}
        to="/a"
        badge={<Badge tone="accent">NBA</Badge>}
        meta="77.3K followers"
        metaTitle="77.3K followers"
        end={<FollowButton hostId="1" name="Ann" />}
      />
      <AnchorRow person={{ name: 'Ben', src: undefined }} rank={128} meta="35 yrs" />
    </>
  ),
};
export const Covers: Story = {
  render: () => (
    <CoverGrid>
      {['Miami Heat v Los Angeles Lakers', '特温特 对 前进之鹰'].map((title) => (
        <CoverCard
          key={title}
          to="/a"
          title={title}
          cover={PICTURE}
          flag={{ live: 'Live' }}
          over={{ icon: 'eye', text: '1,440' }}
          name={person.name}
          portrait={PICTURE}
        />
      ))}
    </CoverGrid>
  ),
};
export const Actions: Story = {
  render: () => (
    <p>
      <FollowButton hostId="1" name="Ann" /> <BookButton matchId="m1" match="Arsenal – Chelsea" />
    </p>
  ),
};
