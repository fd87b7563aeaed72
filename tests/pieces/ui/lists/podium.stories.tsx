import type { StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../../../../src/ui/feedback/badge';
import { Pod, Podium } from '../../../../src/ui/lists/podium';
import { Rank } from '../../../../src/ui/lists/rank';
import { PICTURE } from '../../samples';

export default {};

type Story = StoryObj;

const NAMES = ['Ann', 'Bartholomew the Third', '常胜将军'];

export const Three: Story = {
  render: () => (
    <Podium label="The first three">
      {NAMES.map((name, index) => (
        <Pod
          key={name}
          place={(index + 1) as 1 | 2 | 3}
          to={`/${index}`}
          name={name}
          portrait={index === 0 ? PICTURE : undefined}
          badge={<Badge tone="gold">Expert</Badge>}
          value={`+${(3 - index) * 234}`}
          unit="%"
          isGain
        />
      ))}
    </Podium>
  ),
};
export const Places: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: 8 }}>
      {[1, 2, 3, 4, 128, undefined].map((place) => (
        <span key={place ?? 'none'}>
          <Rank place={place} />
        </span>
      ))}
    </p>
  ),
};
