import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, IconButton } from '../../../../src/ui/controls/button';
import { Icon } from '../../../../src/ui/media/icon';

export default { component: Button, args: { children: 'Follow' } } satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

const VARIANTS = ['primary', 'soft', 'live', 'quiet', 'line', 'gold', 'danger'] as const;

export const Variants: Story = {
  render: (args) => (
    <>
      {VARIANTS.map((variant) => (
        <p key={variant}>
          <Button {...args} variant={variant} /> <Button {...args} variant={variant} size="sm" />{' '}
          <Button {...args} variant={variant} disabled />
        </p>
      ))}
    </>
  ),
};
export const Busy: Story = { args: { busy: true } };
export const Block: Story = { args: { block: true, size: 'lg' } };
export const OfAnIcon: Story = {
  render: () => (
    <IconButton label="Search">
      <Icon name="search" />
    </IconButton>
  ),
};
