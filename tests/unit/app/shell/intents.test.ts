import { createIntents } from '../../../../src/app/shell/intents';
import type { Intent } from '../../../../src/services/services';
import { createSafeStorage } from '../../../../src/session/safe-storage';
import { memoryStorage } from '../../../support/unit/memory-storage';

const setUp = () => {
  const storage = createSafeStorage(() => raw);
  const raw = memoryStorage();
  const state = { member: false, now: 0 };
  const make = () =>
    createIntents(
      storage,
      () => state.member,
      () => state.now,
    );
  return { storage, state, intents: make(), reload: make };
};
const FOLLOW: Intent = { kind: 'follow', id: '7' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what a log-in was asked for (decisions.md, login and back)', () => {
  it('is done once when the session begins, by everybody who listens', () => {
    const { intents, state } = setUp();
    const heard: Intent[] = [];
    intents.listen(['follow'], (intent) => heard.push(intent));
    intents.listen(['follow'], (intent) => heard.push(intent));
    intents.keep(FOLLOW);
    intents.release();
    expect(heard).toEqual([]);
    state.member = true;
    intents.release();
    intents.release();
    expect(heard).toEqual([FOLLOW, FOLLOW]);
  });

  it('survives a reload and waits for the page to listen', () => {
    const { intents, state, reload } = setUp();
    intents.keep(FOLLOW);
    state.member = true;
    const next = reload();
    next.release();
    const heard: Intent[] = [];
    next.listen(['follow'], (intent) => heard.push(intent));
    jest.runAllTimers();
    expect(heard).toEqual([FOLLOW]);
  });

  it('of a kind that nobody listens for waits, until somebody does', () => {
    const { intents, state } = setUp();
    const follows: Intent[] = [];
    const likes: Intent[] = [];
    intents.listen(['follow', 'book'], (intent) => follows.push(intent));
    intents.keep({ kind: 'like', id: '8' });
    state.member = true;
    intents.release();
    expect(follows).toEqual([]);
    intents.listen(['like'], (intent) => likes.push(intent));
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
      (at: ReturnType<typeof setUp>) => at.storage.set('si:intent', '{"kind":"buy","id":"7","at":0}'),
    ],
    ['given up', (at: ReturnType<typeof setUp>) => at.intents.clear()],
  ])('is forgotten when %s', (_name, spoil) => {
    const at = setUp();
    const heard: Intent[] = [];
    at.intents.listen(['follow'], (intent) => heard.push(intent));
    at.intents.keep(FOLLOW);
    spoil(at);
    at.state.member = true;
    at.intents.release();
    expect(heard).toEqual([]);
  });
});
