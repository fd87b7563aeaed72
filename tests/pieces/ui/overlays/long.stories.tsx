import type { StoryObj } from '@storybook/react-webpack5';
import { ChoiceMenu } from '../../../../src/ui/overlays/choice-menu';
import { ChoiceSheet } from '../../../../src/ui/overlays/choice-sheet';
import { ConfirmDialog } from '../../../../src/ui/overlays/confirm-dialog';
import { Sheet } from '../../../../src/ui/overlays/sheet';
import { Held, nothing } from '../../held';
import { Pressed } from '../../served';

export default {};

type Story = StoryObj;

const LONG = 'UEFA Women’s Champions League, knock-out phase play-offs';
const CHOICES = Array.from({ length: 24 }, (_, at) => ({
  value: `${at}`,
  label: at % 3 === 0 ? LONG : `Season ${at}`,
}));

export const OpenMenu: Story = {
  render: () => (
    <Pressed>
      <Held start="1">
        {(value, choose) => (
          <ChoiceMenu label="Season" choices={CHOICES} value={value} onChoose={choose} icon="calendar" />
        )}
      </Held>
    </Pressed>
  ),
};
export const ManyChoices: Story = {
  render: () => <ChoiceSheet title={LONG} choices={CHOICES} value="3" onChoose={nothing} onClose={nothing} />,
};
export const LongQuestion: Story = {
  render: () => (
    <ConfirmDialog
      title={LONG}
      text={LONG.repeat(3)}
      confirm="Delete"
      isDestructive
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
};
export const Tall: Story = {
  render: () => (
    <Sheet title={LONG} isTall onClose={nothing}>
      {LONG.repeat(60)}
    </Sheet>
  ),
};
