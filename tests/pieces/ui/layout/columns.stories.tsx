import type { StoryObj } from '@storybook/react-webpack5';
import { Column } from '../../../../src/ui/layout/column';
import { NavBar } from '../../../../src/ui/layout/nav-bar';
import { PageMain } from '../../../../src/ui/layout/page-main';
import { Card } from '../../../../src/ui/layout/section';
import { TitledSection } from '../../../../src/ui/layout/titled-section';
import { nothing } from '../../held';

export default {};

type Story = StoryObj;

const page = (below: 'float' | 'input' | 'bare'): Story => ({
  render: () => (
    <Column>
      <PageMain heading="Tips" below={below}>
        <Card>In a card</Card>
      </PageMain>
    </Column>
  ),
});

export const BelowAButton = page('float');
export const BelowAnInput = page('input');
export const Bare = page('bare');
export const LongTitles: Story = {
  render: () => (
    <>
      <NavBar title="Donaudampfschifffahrtsgesellschaft" onBack={nothing} />
      <TitledSection title="Records by league and by kind of bet" meta="1,234 settled of 5,678">
        <Card>In a card</Card>
      </TitledSection>
    </>
  ),
};
