import type { StoryObj } from '@storybook/react-webpack5';
import { Range } from '../../../../src/ui/charts/range';
import { Trend } from '../../../../src/ui/charts/trend';
import { UnitChart } from '../../../../src/ui/charts/unit-chart';

export default {};

type Story = StoryObj;

const VALUES = [0, 1.2, 0.4, 2.1, -0.5, -1.5, 0.3, 2.8];

export const Likely: Story = {
  render: () => <Range from={0.52} to={0.78} at={0.66} even={0.53} label="52% to 78%" size="large" />,
};
export const Small: Story = { render: () => <Range from={0.1} to={0.9} at={0.5} label="10% to 90%" /> };
export const Trends: Story = {
  render: () => (
    <p>
      <Trend value={1}>+1.20</Trend> <Trend value={-1}>−0.80</Trend> <Trend value={0}>0.00</Trend>
    </p>
  ),
};
export const Units: Story = {
  render: () => (
    <UnitChart
      values={VALUES}
      label="Units by bet"
      fall={undefined}
      losing={undefined}
      yLabel={(value) => value.toFixed(1)}
    />
  ),
};
