import type { StoryObj } from '@storybook/react-webpack5';
import { LuckRange } from '../../../../src/domains/record/luck-range';
import { LuckSheet } from '../../../../src/domains/record/luck-sheet';
import { nothing } from '../../held';

export default {};

type Story = StoryObj;

export const Ranges: Story = {
  render: () => (
    <>
      <LuckRange rate={{ hits: 36, sample: 50 }} />
      <LuckRange rate={{ hits: 4, sample: 4 }} />
    </>
  ),
};
export const Reckoned: Story = { render: () => <LuckSheet rate={{ hits: 36, sample: 50 }} onClose={nothing} /> };
export const NearTheEnd: Story = { render: () => <LuckSheet rate={{ hits: 50, sample: 50 }} onClose={nothing} /> };
export const Narrow: Story = { render: () => <LuckSheet rate={{ hits: 1_100, sample: 2_200 }} onClose={nothing} /> };
