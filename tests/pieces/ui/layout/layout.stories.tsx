import type { StoryObj } from '@storybook/react-webpack5';
import { IconButton } from '../../../../src/ui/controls/button';
import { NavBar } from '../../../../src/ui/layout/nav-bar';
import { PaddedCard } from '../../../../src/ui/layout/padded-card';
import { Card, MoreLink, Section } from '../../../../src/ui/layout/section';
import { TitledSection } from '../../../../src/ui/layout/titled-section';
import { Icon } from '../../../../src/ui/media/icon';
import { nothing } from '../../held';

export default {};

type Story = StoryObj;

export const Bar: Story = {
  render: () => (
    <NavBar title="Wolverhampton Wanderers – Brighton & Hove Albion" onBack={nothing}>
      <IconButton label="Search">
        <Icon name="search" />
      </IconButton>
    </NavBar>
  ),
};
export const Sections: Story = {
  render: () => (
    <>
      <Section title="Live now" end={<MoreLink to="/all">All</MoreLink>}>
        <Card>In a card</Card>
      </Section>
      <TitledSection title="Bets" meta="12 settled">
        <PaddedCard>
          <h3>March</h3>
          With room around
        </PaddedCard>
      </TitledSection>
    </>
  ),
};
