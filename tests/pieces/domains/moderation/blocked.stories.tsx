import type { StoryObj } from '@storybook/react-webpack5';
import { BlockedRow, BlockedSheet } from '../../../../src/domains/moderation/blocked-sheet';
import { ReportSheet } from '../../../../src/domains/moderation/report-sheet';
import { failWith, NOW } from '../../../support/unit/fake-services';
import { nothing } from '../../held';
import { blocks, Served } from '../../served';

export default {};

type Story = StoryObj;

const people = [
  { uid: 'u2', name: '风车与郁金香 the Tulip of the North', at: NOW },
  { uid: 'user-with-a-very-long-id-0123456789', name: '' },
];

export const Nobody: Story = {
  render: () => (
    <Served>
      <BlockedSheet onClose={nothing} />
    </Served>
  ),
};
export const Several: Story = {
  render: () => (
    <Served prepare={blocks(people)}>
      <BlockedRow onOpen={nothing} isLast={false} />
      <BlockedSheet onClose={nothing} />
    </Served>
  ),
};
export const NoReasons: Story = {
  render: () => (
    <Served answers={{ reportCates: failWith('network') }}>
      <ReportSheet subject={{ chatId: 'c1' }} writer={undefined} onBlock={nothing} onClose={nothing} />
    </Served>
  ),
};
export const Row: Story = { render: () => <BlockedRow onOpen={nothing} isLast={false} /> };
