import { createSafeStorage } from '../../../src/session/safe-storage';
import { VISITOR } from '../../../src/session/session-state';
import { forgetSession, readStoredSession, storeSession, toSession } from '../../../src/session/stored-session';
import { memoryStorage } from '../../support/unit/memory-storage';

const makeStorage = (values: Record<string, string> = {}) => {
  const memory = memoryStorage();
  const storage = createSafeStorage(() => memory);
  for (const [key, value] of Object.entries(values)) storage.set(key, value);
  return storage;
};
const KEYS = ['token', 'uid', 'id', 'username', 'headUrl'] as const;
const ANN = { ...VISITOR, token: 't', uid: '1', username: 'Ann', headUrl: 'h' };

describe('a session as it is given', () => {
  it.each([
    ['nobody', null, VISITOR],
    ['a member', { token: 't', uid: '1', username: 'Ann', headUrl: 'h' }, ANN],
    ['without a name', { token: 't', uid: '1' }, { ...ANN, username: '', headUrl: '' }],
    ['a token that no header carries is none', { token: 't\n', uid: '1' }, VISITOR],
    ['nor one with a space', { token: 'a b', uid: '1' }, VISITOR],
    ['nor one beyond Latin', { token: '令', uid: '1' }, VISITOR],
    ['nor with a uid of that kind', { token: 't', uid: 'ü' }, VISITOR],
    ['a name may be in any script', { token: 't', uid: '1', username: '安', headUrl: 'h' }, { ...ANN, username: '安' }],
  ])('%s', (_clause, given, session) => {
    expect(toSession(given)).toEqual(session);
  });
});

describe('a session in storage (section 4: log-in stores token and id)', () => {
  it('is read as it was stored', () => {
    const storage = makeStorage();
    storeSession(storage, ANN);
    expect(readStoredSession(storage)).toEqual(ANN);
    expect(KEYS.map((key) => storage.get(key))).toEqual(['t', '1', '1', 'Ann', 'h']);
  });

  it.each([
    ['the portal’s id where there is no uid', { token: 't', id: '7' }, '7'],
    ['uid before id', { token: 't', uid: '1', id: '7' }, '1'],
  ])('who it is: %s', (_clause, values, uid) => {
    expect(readStoredSession(makeStorage(values)).uid).toBe(uid);
  });

  it('storing one without a portrait removes that of another', () => {
    const storage = makeStorage({ headUrl: 'old', username: 'Old' });
    storeSession(storage, { ...ANN, headUrl: '', username: '' });
    expect(storage.get('headUrl')).toBeNull();
    expect(storage.get('username')).toBeNull();
  });

  it.each([
    ['log-out, expiry and kick: token and uid', 'credentials', [null, null, '1', 'Ann', 'h']],
    ['a reset: the person, too', 'person', [null, null, null, null, null]],
  ] as const)('is forgotten: %s', (_clause, depth, left) => {
    const storage = makeStorage();
    storeSession(storage, ANN);
    forgetSession(storage, depth);
    expect(KEYS.map((key) => storage.get(key) ?? null)).toEqual(left);
  });

  const BEN = { ...VISITOR, token: 'a-token-of-more-room', uid: '2', username: 'Ben', headUrl: '' };

  it('what a full storage refuses is nobody’s there: the token of one never stands beside the name of another', () => {
    const device = memoryStorage();
    const tab = createSafeStorage(() => device);
    storeSession(tab, ANN);
    jest.spyOn(Object.getPrototypeOf(device), 'setItem').mockImplementation((...given: unknown[]) => {
      const [key, value] = given.map(String) as [string, string];
      if (value === BEN.token) throw new DOMException('full', 'QuotaExceededError');
      device[key] = value;
    });
    storeSession(tab, BEN);
    expect(readStoredSession(tab)).toEqual(BEN);
    // After a reload, and in another tab.
    expect(readStoredSession(createSafeStorage(() => device))).toEqual({ ...BEN, token: '' });
  });

  it('what another tab stores since counts before what a full storage refused here', () => {
    const device = memoryStorage();
    const setItem = jest.spyOn(Object.getPrototypeOf(device), 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const [tab, other] = [createSafeStorage(() => device), createSafeStorage(() => device)];
    storeSession(tab, ANN);
    setItem.mockRestore();
    storeSession(other, BEN);
    expect(readStoredSession(tab)).toEqual(BEN);
  });
});
