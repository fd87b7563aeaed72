import type { StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../../../../src/ui/feedback/badge';

export default {};

type Story = StoryObj;

const TONES = ['accent', 'live', 'warn', 'win', 'lose', 'draw', 'gold', 'bare'] as const;

export const Tones: Story = {
  render: () => (
    <p>
      <Badge>None</Badge>{' '}
      {TONES.map((tone) => (
        <span key={tone}>
          <Badge tone={tone}>{tone}</Badge>{' '}
        </span>
      ))}
    </p>
  ),
};
