import type { StoryObj } from '@storybook/react-webpack5';
import { GateBar } from '../../../../src/domains/writing/gate-bar';
import { InputField } from '../../../../src/ui/controls/input-bar';

export default {};

type Story = StoryObj;

const LIMIT = { text: undefined, current: 40, limit: 100 };
const GATES = [
  { kind: 'open' },
  { kind: 'login' },
  { kind: 'banned', text: undefined },
  { kind: 'recharge', ...LIMIT },
  { kind: 'vip', ...LIMIT },
  { kind: 'unavailable' },
] as const;

export const MayOneWrite: Story = {
  render: () => (
    <>
      {GATES.map((gate) => (
        <GateBar key={gate.kind} gate={gate}>
          <InputField aria-label="Message" />
        </GateBar>
      ))}
    </>
  ),
};
