import type { StoryObj } from '@storybook/react-webpack5';
import { ChoiceSheet } from '../../../../src/ui/overlays/choice-sheet';
import { ConfirmDialog } from '../../../../src/ui/overlays/confirm-dialog';
import { Sheet } from '../../../../src/ui/overlays/sheet';
import { Held, nothing } from '../../held';

export default {};

type Story = StoryObj;

const CHOICES = ['Newest', 'Most liked', 'By the expert'].map((label) => ({
  value: label,
  label,
  note: 'As the list says',
}));

export const OneOfMany: Story = {
  render: () => (
    <Held start="Newest">
      {(value, choose) => (
        <ChoiceSheet title="Order" choices={CHOICES} value={value} onChoose={choose} onClose={nothing} />
      )}
    </Held>
  ),
};
export const Question: Story = {
  render: () => (
    <ConfirmDialog
      title="Buy for 38 coins?"
      text="You have 120 coins"
      confirm="Buy"
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
};
export const Destructive: Story = {
  render: () => (
    <ConfirmDialog title="Delete the comment?" confirm="Delete" isDestructive onConfirm={nothing} onCancel={nothing} />
  ),
};
export const Plain: Story = {
  render: () => (
    <Sheet title="Why this stands above" onClose={nothing}>
      The list shows first who is on air.
    </Sheet>
  ),
};
