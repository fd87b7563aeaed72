import { createPendingActions } from '../../../../src/app/shell/pending-actions';
import type { PendingAction } from '../../../../src/contract/call';
import { createSafeStorage } from '../../../../src/session/safe-storage';
import { VISITOR } from '../../../../src/session/session-state';
import { forgetSession, storeSession } from '../../../../src/session/stored-session';
import { memoryStorage } from '../../../support/unit/memory-storage';

const setUp = () => {
  const storage = createSafeStorage(() => raw);
  const raw = memoryStorage();
  const state = { member: false, now: 0, top: 0 };
  const make = () =>
    createPendingActions(
      storage,
      () => state.member,
      () => state.now,
      { top: () => state.top, returnTo: (top) => void Object.assign(state, { top }) },
    );
  return { storage, state, pendingActions: make(), reload: make };
};
const FOLLOW: PendingAction = { kind: 'follow', id: '7' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('done for the one who asked', () => {
  const ANN = { ...VISITOR, token: 'a', uid: '1' };
  const BEN = { ...VISITOR, token: 'b', uid: '2' };
  it.each<[string, readonly (typeof ANN)[], boolean]>([
    ['a visitor who logs in', [ANN], true],
    ['a member whose session had ended, again', [ANN, ANN], true],
    ['another one in the place of that member', [ANN, BEN], false],
  ])('%s', (_who, [first = ANN, second], isDone) => {
    const { storage, state, pendingActions } = setUp();
    if (second !== undefined) {
      storeSession(storage, first);
      forgetSession(storage, 'credentials');
    }
    pendingActions.keep(FOLLOW);
    storeSession(storage, second ?? first);
    state.member = true;
    const heard: PendingAction[] = [];
    pendingActions.listen(['follow'], (pendingAction) => heard.push(pendingAction));
    pendingActions.release();
    expect(heard.length > 0).toBe(isDone);
  });

  it('a member who has logged out before the page listened has taken it along', () => {
    const { storage, state, pendingActions } = setUp();
    pendingActions.keep(FOLLOW);
    storeSession(storage, ANN);
    forgetSession(storage, 'person');
    storeSession(storage, BEN);
    state.member = true;
    const heard: PendingAction[] = [];
    pendingActions.listen(['follow'], (pendingAction) => heard.push(pendingAction));
    pendingActions.release();
    expect(heard).toEqual([]);
  });
});

describe('what a log-in was asked for (decisions.md, login and back)', () => {
  it('is done once when the session begins, by everybody who listens [login and back.2]', () => {
    const { pendingActions, state } = setUp();
    const heard: PendingAction[] = [];
    pendingActions.listen(['follow'], (pendingAction) => heard.push(pendingAction));
    pendingActions.listen(['follow'], (pendingAction) => heard.push(pendingAction));
    pendingActions.keep(FOLLOW);
    pendingActions.release();
    expect(heard).toEqual([]);
    state.member = true;
    pendingActions.release();
    pendingActions.release();
    expect(heard).toEqual([FOLLOW, FOLLOW]);
  });

  it('survives a reload and waits for the page to listen', () => {
    const { pendingActions, state, reload } = setUp();
    pendingActions.keep(FOLLOW);
    state.member = true;
    const next = reload();
    next.release();
    const heard: PendingAction[] = [];
    next.listen(['follow'], (pendingAction) => heard.push(pendingAction));
    jest.runAllTimers();
    expect(heard).toEqual([FOLLOW]);
  });

  it('of a kind that nobody listens for waits, until somebody does', () => {
    const { pendingActions, state } = setUp();
    const follows: PendingAction[] = [];
    const likes: PendingAction[] = [];
    pendingActions.listen(['follow', 'book'], (pendingAction) => follows.push(pendingAction));
    pendingActions.keep({ kind: 'like', id: '8' });
    state.member = true;
    pendingActions.release();
    expect(follows).toEqual([]);
    pendingActions.listen(['like'], (pendingAction) => likes.push(pendingAction));
    jest.runAllTimers();
    expect([follows, likes]).toEqual([[], [{ kind: 'like', id: '8' }]]);
  });

  it.each([
    [
      'too old',
      (at: ReturnType<typeof setUp>) => {
        at.state.now = 11 * 60_000;
      },
    ],
    [
      'broken in storage',
      (at: ReturnType<typeof setUp>) => at.storage.set('si:member:intent', '{"kind":"buy","id":"7","at":0}'),
    ],
    ['given up', (at: ReturnType<typeof setUp>) => at.pendingActions.clear()],
  ])('is forgotten when %s', (_name, spoil) => {
    const at = setUp();
    const heard: PendingAction[] = [];
    at.pendingActions.listen(['follow'], (pendingAction) => heard.push(pendingAction));
    at.pendingActions.keep(FOLLOW);
    spoil(at);
    at.state.member = true;
    at.pendingActions.release();
    expect(heard).toEqual([]);
  });
});

it('the page that was left for the log-in returns to where it was scrolled to [login and back.1]', () => {
  const { state, pendingActions, reload } = setUp();
  state.top = 1172;
  pendingActions.keep(FOLLOW);
  Object.assign(state, { top: 0, member: true });
  const again = reload();
  again.listen(['follow'], () => {});
  jest.runAllTimers();
  expect(state.top).toBe(1172);
});
