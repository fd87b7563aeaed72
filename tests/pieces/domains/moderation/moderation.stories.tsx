import type { StoryObj } from '@storybook/react-webpack5';
import { BlockedSheet } from '../../../../src/domains/moderation/blocked-sheet';
import { ReportSheet } from '../../../../src/domains/moderation/report-sheet';
import { nothing } from '../../held';

export default {};

type Story = StoryObj;

const WRITER = { uid: 'u1', name: '风车与郁金香' };

export const Report: Story = {
  render: () => <ReportSheet subject={{ chatId: 'c1' }} writer={WRITER} onBlock={nothing} onClose={nothing} />,
};
export const Blocked: Story = { render: () => <BlockedSheet onClose={nothing} /> };
