import type { StoryObj } from '@storybook/react-webpack5';
import { Button } from '../../../../src/ui/controls/button';
import { InputBar, InputField, InputHint, InputOff } from '../../../../src/ui/controls/input-bar';
import { Icon } from '../../../../src/ui/media/icon';

export default {};

type Story = StoryObj;

export const Empty: Story = {
  render: () => (
    <InputBar>
      <InputField aria-label="Message" placeholder="Say something…" />
      <Button>Send</Button>
    </InputBar>
  ),
};
export const Closed: Story = {
  render: () => (
    <InputBar>
      <InputOff>Comments are closed</InputOff>
    </InputBar>
  ),
};
export const Hints: Story = {
  render: () => (
    <>
      {(['info', 'warn', 'danger'] as const).map((tone) => (
        <InputHint
          key={tone}
          tone={tone}
          icon={<Icon name="info" />}
          progress={tone === 'warn' ? { share: 0.4, label: '40 of 100' } : undefined}
          action={<Button size="sm">Recharge</Button>}
        >
          Members who have recharged 100 coins may write here
        </InputHint>
      ))}
    </>
  ),
};
