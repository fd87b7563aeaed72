import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR_KINDS, type ErrorKind } from '../../../../src/contract/error-kind';
import { ErrorState } from '../../../../src/ui/feedback/error-state';
import { LiveRegion } from '../../../../src/ui/feedback/live-region';
import { SkeletonGroup } from '../../../../src/ui/feedback/skeleton';
import { StaleBar } from '../../../../src/ui/feedback/stale-bar';
import { State } from '../../../../src/ui/feedback/state';
import { useLoadingPhase } from '../../../../src/ui/feedback/use-loading-phase';
import { ListEnd } from '../../../../src/ui/lists/list-end';
import { setOnline, stubBrowser } from '../../../support/unit/browser-stubs';
import { renderUi } from '../../../support/unit/render-ui';

beforeEach(() => stubBrowser());
afterEach(() => {
  jest.useRealTimers();
  setOnline(true);
});

const ROWS: Readonly<Record<ErrorKind, [title: string, text: string, button: string]>> = {
  expired: ['Session expired, log in again', 'Follows, bookings and orders are saved to your account', 'Log in'],
  forbidden: ['No access', '', 'Retry'],
  rejected: ['Couldn’t load', 'Something went wrong, try again', 'Retry'],
  network: ['Couldn’t load', 'Can’t connect, check your network', 'Retry'],
  timeout: ['Couldn’t load', 'Timed out, try again', 'Retry'],
  cancelled: ['Couldn’t load', 'Cancelled', 'Retry'],
  malformed: ['Couldn’t load', 'Something went wrong', 'Retry'],
};

test.each(ERROR_KINDS.map((kind) => [kind, ...ROWS[kind]] as const))(
  'errors, %s: words and a way on',
  async (kind, title, text, button) => {
    const onRetry = jest.fn();
    const onLogin = jest.fn();
    renderUi(<ErrorState failure={{ kind, requestId: 'abc-1' }} onRetry={onRetry} onLogin={onLogin} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(`${title}${text}`);
    expect(alert).toHaveTextContent('Ref abc-1');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(kind === 'expired' ? onLogin : onRetry).toHaveBeenCalledTimes(1);
  },
);

test("the server's words win over ours", () => {
  const failure = { kind: 'rejected', serverMessage: '赛事维护中' } as const;
  renderUi(<ErrorState failure={failure} onRetry={jest.fn()} onLogin={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('赛事维护中');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Something went wrong');
});

test('without a network the state says so', () => {
  setOnline(false);
  renderUi(<ErrorState failure={{ kind: 'network' }} onRetry={jest.fn()} onLogin={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('You’re offline');
  expect(screen.getByRole('button', { name: 'Reconnect' })).toBeInTheDocument();
});

test('a state that stands for a page is headed as one', () => {
  renderUi(<State art="empty" title="Page not found" isPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
});

test.each([
  [true, 'Scores may be out of date'],
  [false, 'Couldn’t refresh. This may be out of date'],
])('stale data carries its time and a way to refresh (offline: %s)', async (isOffline, words) => {
  const onRefresh = jest.fn();
  renderUi(<StaleBar isOffline={isOffline} stamp="20:41" onRefresh={onRefresh} />);
  expect(screen.getByRole('status')).toHaveTextContent(`${words}20:41`);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onRefresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['loading', 'Loading…'],
  ['end', 'That’s all'],
  ['failed', 'Couldn’t loadRetry'],
] as const)('the end of a list, %s', (state, words) => {
  renderUi(<ListEnd state={state} onRetry={jest.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('a skeleton is busy, and offers a retry when it takes long [skeleton.2]', async () => {
  const onRetry = jest.fn();
  renderUi(
    <SkeletonGroup isSlow onRetry={onRetry} space={10}>
      <i />
    </SkeletonGroup>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Still loading');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

describe('decisions.md, skeleton', () => {
  const Probe = ({ isPending }: { isPending: boolean }) => <p>{useLoadingPhase(isPending)}</p>;
  const start = (isPending: boolean) => {
    jest.useFakeTimers({ now: 0 });
    return render(<Probe isPending={isPending} />);
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('its bones come after 100 ms, until then their place is kept [skeleton.1]', () => {
    jest.useFakeTimers({ now: 0 });
    const { container } = renderUi(
      <SkeletonGroup isSlow={false} onRetry={jest.fn()} space={129}>
        <i />
      </SkeletonGroup>,
    );
    wait(99);
    expect(container.querySelector('[aria-busy] > div')).toHaveStyle({ blockSize: '129px' });
    expect(container.querySelector('i')).toBeNull();
    wait(1);
    expect(container.querySelector('i')).not.toBeNull();
  });

  test.each([0, 90, 150, 800])('data that comes after %s ms is shown at once [skeleton.1]', (arrivesAfter) => {
    const { rerender, container } = start(true);
    wait(arrivesAfter);
    expect(container).toHaveTextContent('waiting');
    rerender(<Probe isPending={false} />);
    expect(container).toHaveTextContent('ready');
  });

  test('slow after 10 s, and again after a retry [skeleton.2]', () => {
    const { rerender, container } = start(true);
    wait(10_000);
    expect(container).toHaveTextContent('slow');
    rerender(<Probe isPending={false} />);
    rerender(<Probe isPending />);
    expect(container).toHaveTextContent('waiting');
  });

  test('nothing waits where there was data from the start', () => {
    expect(start(false).container).toHaveTextContent('ready');
  });
});

test('design README 7: the live region speaks at most once in ten seconds, and the newest [accessibility.4]', () => {
  jest.useFakeTimers({ now: 0 });
  const { rerender, container } = render(<LiveRegion message="" />);
  const say = (message: string, ms: number) => {
    rerender(<LiveRegion message={message} />);
    act(() => jest.advanceTimersByTime(ms));
    return container.textContent;
  };
  expect(say('goal 1', 0)).toBe('goal 1');
  expect(say('goal 2', 4000)).toBe('goal 1');
  expect(say('goal 3', 5999)).toBe('goal 1');
  expect(say('goal 3', 1)).toBe('goal 3');
});
