import type { StoryObj } from '@storybook/react-webpack5';
import { LoadingOverlay } from '../../../../src/ui/feedback/loading-overlay';
import { PullToRefresh } from '../../../../src/ui/lists/pull-to-refresh';
import { ChoiceMenu } from '../../../../src/ui/overlays/choice-menu';
import { Held, nothing } from '../../held';

export default {};

type Story = StoryObj;

const SEASONS = ['2025/26', '2024/25'].map((label) => ({ value: label, label }));

export const Menu: Story = {
  render: () => (
    <Held start="2025/26">
      {(value, choose) => (
        <ChoiceMenu label="Season" choices={SEASONS} value={value} onChoose={choose} icon="calendar" />
      )}
    </Held>
  ),
};
export const Refreshing: Story = {
  render: () => <PullToRefresh container={undefined} isRefreshing onRefresh={nothing} />,
};
export const Loading: Story = { render: () => <LoadingOverlay onRetry={nothing} /> };
