import * as v from 'valibot';
import type { SessionValue } from '../../../src/contract/shell/shell-events';
import { defineKept } from '../../../src/services/kept';
import { createDeviceId, newUuid } from '../../../src/session/device-id';
import { createSafeStorage } from '../../../src/session/safe-storage';
import { createSession } from '../../../src/session/session';
import { createSessionStore, isLoggedIn } from '../../../src/session/session-state';
import { initialSession } from '../../../src/session/stored-session';
import { memoryStorage } from '../../support/unit/memory-storage';

const MEMBER: SessionValue = { token: 'tok-1', uid: '7', username: 'Ann', headUrl: 'f1' };

const setUp = (fromHost?: SessionValue | null, stored: Record<string, string> = {}) => {
  const raw = memoryStorage();
  for (const [key, value] of Object.entries(stored)) raw.setItem(key, value);
  const storage = createSafeStorage(() => raw);
  const device = createDeviceId(storage, () => `device-${Math.random()}`);
  const announce = jest.fn();
  const store = createSessionStore(initialSession(storage, fromHost));
  const session = createSession({ storage, store, fromHost, resetDevice: device.reset, announce });
  session.begin();
  return { raw, device, session, announce, state: () => session.store.getState() };
};

describe('who the user is (sections 4 to 6)', () => {
  it.each<[string, SessionValue | null | undefined, Record<string, string>, string]>([
    ['the host says so [storage.3]', MEMBER, { token: 'old' }, 'tok-1'],
    ['storage, when the host says nothing', undefined, { token: 'old', uid: '3' }, 'old'],
    ['the host says visitor', null, { token: 'old' }, ''],
    ['an empty token is a visitor, whatever the uid', { token: ' ', uid: '7' }, {}, ''],
    ['a uid alone in storage is a visitor', undefined, { uid: '7' }, ''],
    ['a token that no header can carry is none', undefined, { token: 'a\nb' }, ''],
    ['a token that is not Latin is none', undefined, { token: '令牌' }, ''],
  ])('%s', (_name, fromHost, stored, token) => {
    const { state } = setUp(
      fromHost === undefined ? undefined : fromHost && { ...fromHost, token: fromHost.token.trim() },
      stored,
    );
    expect(state().token).toBe(token);
    expect(isLoggedIn(state())).toBe(token !== '');
  });

  it('stores token and id at log-in [3.42, 4.31, storage.1]', () => {
    const { raw, session } = setUp();
    session.adopt(MEMBER);
    expect(['token', 'uid', 'id', 'username', 'headUrl'].map((key) => raw.getItem(key))).toEqual([
      'tok-1',
      '7',
      '7',
      'Ann',
      'f1',
    ]);
  });

  it.each<[string, (session: ReturnType<typeof setUp>['session']) => void, SessionValue, boolean]>([
    ['the same options again', () => {}, MEMBER, true],
    ['the same options again, after the token has ended', (session) => session.expire(), MEMBER, true],
    ['a new token after one that ended', (session) => session.expire(), { ...MEMBER, token: 'tok-2' }, false],
    ['the old token, when the host has said visitor meanwhile', (session) => session.adopt(null), MEMBER, false],
    ['what another way in has said', (session) => session.adopt({ ...MEMBER, token: 'tok-2' }), MEMBER, false],
  ])('section 4, what a host says again: %s', (_name, meanwhile, value, isRepeated) => {
    const { session } = setUp(MEMBER);
    meanwhile(session);
    expect(session.isRepeated(value)).toBe(isRepeated);
  });

  it('removes token and uid on expiry or kick [4.12]', () => {
    const { raw, session, state } = setUp(MEMBER);
    session.store.setState({ specialRooms: ['r1'] });
    session.expire();
    expect([raw.getItem('token'), raw.getItem('uid')]).toEqual([null, null]);
    expect(state()).toMatchObject({ token: '', uid: '', specialRooms: [] });
  });

  it('follows what another mount or tab has stored, and tells nobody [two mounts.2]', () => {
    const { raw, session, state, announce } = setUp(undefined, { token: 'tok-1', uid: '7' });
    raw.setItem('token', 'tok-9');
    raw.setItem('uid', '9');
    session.follow();
    expect(state()).toMatchObject({ token: 'tok-9', uid: '9' });
    raw.removeItem('token');
    session.follow();
    expect(isLoggedIn(state())).toBe(false);
    expect(announce).not.toHaveBeenCalled();
  });

  it('what the host says to one mount holds for that one, but a log-out is one everywhere [sessions.1]', () => {
    const { raw, session, state } = setUp(MEMBER);
    raw.setItem('token', 'tok-9');
    session.follow();
    expect(state().token).toBe('tok-1');
    session.left('8');
    expect(state().token).toBe('tok-1');
    session.left('7');
    expect(isLoggedIn(state())).toBe(false);
  });

  it('an expired session does not end the one that began in another tab', () => {
    const { raw, session, state } = setUp(undefined, { token: 'tok-1', uid: '7' });
    raw.setItem('token', 'tok-9');
    session.expire();
    expect([raw.getItem('token'), state().token]).toEqual(['tok-9', 'tok-9']);
  });

  it.each<[string, (session: ReturnType<typeof setUp>['session']) => void]>([
    ['log-in', (session) => session.adopt({ ...MEMBER, token: 'tok-2' })],
    ['log-out', (session) => session.adopt(null)],
    ['expiry', (session) => session.expire()],
    ['reset', (session) => session.reset()],
  ])('%s is announced to the other mounts and tabs', (_name, act) => {
    const { session, announce } = setUp(MEMBER);
    act(session);
    expect(announce).toHaveBeenCalledTimes(1);
  });

  it('removes the member at log-out [4.33]', () => {
    const { raw, session, state } = setUp(MEMBER);
    session.adopt(null);
    expect(['token', 'uid', 'id', 'username', 'headUrl'].map((key) => raw.getItem(key))).toEqual(Array(5).fill(null));
    expect(state()).toMatchObject({ token: '', username: '' });
  });

  it('clears username, token, id, headUrl and device id at a reset; the next call gets a new device id [4.35, start-up gate.5]', () => {
    const { raw, session, device } = setUp(MEMBER);
    const before = device.get();
    session.reset();
    expect(['token', 'uid', 'id', 'username', 'headUrl', 'device-id'].map((key) => raw.getItem(key))).toEqual(
      Array(6).fill(null),
    );
    expect(device.get()).not.toBe(before);
  });

  it('forgets the rooms of another member, keeps those of the same', () => {
    const { session, state } = setUp(MEMBER);
    session.store.setState({ specialRooms: ['r1'] });
    session.adopt({ ...MEMBER, username: 'Anna' });
    expect(state().specialRooms).toEqual(['r1']);
    session.adopt({ ...MEMBER, token: 'tok-2' });
    expect(state().specialRooms).toEqual([]);
  });
});

describe('storage that throws (decisions.md, storage)', () => {
  it('leaves memory [storage.4]', () => {
    const storage = createSafeStorage(() => {
      throw new Error('SecurityError');
    });
    storage.set('token', 'a');
    expect(storage.get('token')).toBe('a');
    storage.remove('token');
    expect(storage.get('token')).toBeNull();
  });

  it('survives a full quota [storage.4]', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const storage = createSafeStorage(() => full);
    storage.set('si:domains', 'x');
    expect(storage.get('si:domains')).toBe('x');
  });
});

describe('the device id (decisions.md, start-up gate)', () => {
  it('is made once and kept [storage.1, start-up gate.5]', () => {
    const { device } = setUp();
    expect(device.get()).toBe(device.get());
  });
  it.each(['', 'a b', '\u4e00', 'x'.repeat(129)])('a stored %p is replaced', (stored) => {
    const { device } = setUp(undefined, { 'device-id': stored });
    expect(device.get()).toMatch(/^device-/);
  });
  it('is a UUID also without a secure context [start-up gate.5]', () => {
    const uuid = newUuid({ getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});

describe('what a member leaves on the device (decisions.md, storage) [storage.5, privacy.2]', () => {
  it('goes by whose its definition says it is, whatever it is called', () => {
    const at = setUp(undefined, { token: 'tok-1', uid: '7', id: '7' });
    const storage = createSafeStorage(() => at.raw);
    const theirs = defineKept('seen', v.string(), '', 'member');
    const devices = defineKept('some-drafts', v.string(), '', 'device');
    for (const kept of [theirs, devices]) kept.change(storage, () => 'x');
    at.session.adopt(null);
    expect([theirs.read(storage), devices.read(storage)]).toEqual(['', 'x']);
  });

  const LEFT = { 'si:member:comment-drafts': '[["7 t1","x"]]', 'si:member:anchor-home': '{}' };
  const STAYS = { 'si:domains': '[]', 'si:video-quality': '"hd"' };
  const stored = { token: 'tok-1', uid: '7', id: '7', ...LEFT, ...STAYS };
  const OTHER: SessionValue = { token: 'tok-2', uid: '8' };

  it.each<[string, Record<string, string>, (at: ReturnType<typeof setUp>) => void, boolean]>([
    ['log-out', stored, ({ session }) => session.adopt(null), true],
    ['reset', stored, ({ session }) => session.reset(), true],
    ['another member', stored, ({ session }) => session.adopt(OTHER), true],
    ['the same member with a new token', stored, ({ session }) => session.adopt({ ...MEMBER, token: 'tok-9' }), false],
    ['the end of the session: they will log in again', stored, ({ session }) => session.expire(), false],
    [
      'another member after the end of the session',
      stored,
      ({ session }) => {
        session.expire();
        session.adopt(OTHER);
      },
      true,
    ],
    ['a visitor who stays one', { ...LEFT, ...STAYS }, ({ session }) => session.adopt(null), false],
    ['a visitor who logs in', { ...LEFT, ...STAYS }, ({ session }) => session.adopt(MEMBER), false],
  ])('%s', (_clause, before, act, isGone) => {
    const at = setUp(undefined, before);
    act(at);
    for (const key of Object.keys(LEFT)) expect([key, at.raw.getItem(key) === null]).toEqual([key, isGone]);
    for (const [key, value] of Object.entries(STAYS)) expect(at.raw.getItem(key)).toBe(value);
  });
});
