import type { StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../../../../src/ui/feedback/badge';
import { LiveRegion } from '../../../../src/ui/feedback/live-region';
import { StaleBar } from '../../../../src/ui/feedback/stale-bar';
import { State } from '../../../../src/ui/feedback/state';
import { Rank } from '../../../../src/ui/lists/rank';
import { StatRow } from '../../../../src/ui/lists/stat-row';
import { Steps } from '../../../../src/ui/lists/steps';
import { nothing } from '../../held';

export default {};

type Story = StoryObj;

const LONG = 'A sentence that is longer than the line that it stands in, and goes on';

export const Updated: Story = {
  render: () => <StaleBar isOffline={false} stamp="Updated 21:25" onRefresh={nothing} />,
};
export const LongState: Story = { render: () => <State art="empty" title={LONG} text={LONG.repeat(2)} /> };
export const LongBadge: Story = { render: () => <Badge tone="gold">Half of the price comes back</Badge> };
export const Spoken: Story = { render: () => <LiveRegion message="Arsenal 1, Chelsea 0" /> };
export const InSteps: Story = { render: () => <Steps steps={[LONG, 'A few words', LONG]} /> };
export const Places: Story = {
  render: () => (
    <p>
      {[1, 12, 1_234].map((place) => (
        <Rank key={place} place={place} />
      ))}
    </p>
  ),
};
export const WideFigures: Story = {
  render: () => (
    <StatRow
      stats={[
        { key: 'Return on every coin', value: '+126', unit: '%', trend: 'up' },
        { key: 'Longest run without a loss', value: '128' },
        { key: 'Profit', value: '−999', trend: 'down' },
        { key: 'Tips', value: '12,345' },
      ]}
    />
  ),
};
