import type { StoryObj } from '@storybook/react-webpack5';
import { ERROR_KINDS } from '../../../../src/contract/error-kind';
import { Button } from '../../../../src/ui/controls/button';
import { ErrorState } from '../../../../src/ui/feedback/error-state';
import { ItemFailed } from '../../../../src/ui/feedback/item-failed';
import { StaleBar } from '../../../../src/ui/feedback/stale-bar';
import { State } from '../../../../src/ui/feedback/state';
import { ListEnd } from '../../../../src/ui/lists/list-end';
import { nothing } from '../../held';

export default {};

type Story = StoryObj;

const ARTS = ['empty', 'error', 'offline', 'login'] as const;

export const Arts: Story = {
  render: () => (
    <>
      {ARTS.map((art) => (
        <State
          key={art}
          art={art}
          title="Nobody is live"
          text="Look at who comes on next"
          action={<Button>All anchors</Button>}
        />
      ))}
    </>
  ),
};
export const Words: Story = { render: () => <State title="No bets yet" /> };
export const Failures: Story = {
  render: () => (
    <>
      {ERROR_KINDS.map((kind) => (
        <ErrorState key={kind} failure={{ kind, requestId: 'req-1' }} onRetry={nothing} onLogin={nothing} />
      ))}
    </>
  ),
};
export const OfARow: Story = { render: () => <ItemFailed onRetry={nothing} /> };
export const Stale: Story = { render: () => <StaleBar isOffline stamp="21:25" onRefresh={nothing} /> };
export const EndsOfLists: Story = {
  render: () => (
    <>
      {(['loading', 'failed', 'end', 'idle'] as const).map((state) => (
        <ListEnd key={state} state={state} onRetry={nothing} />
      ))}
    </>
  ),
};
