import * as v from 'valibot';
import { recentSearches } from '../../../src/pages/search/data/recent-searches';
import { defineKept, type Kept, type KeptStore } from '../../../src/services/kept';
import { byKey, keptByKey } from '../../../src/services/kept-by-key';
import type { Services } from '../../../src/services/services';
import { createStores } from '../../../src/services/store-registry';
import { createSafeStorage, type SafeStorage } from '../../../src/session/safe-storage';
import { createSessionStore, VISITOR } from '../../../src/session/session-state';
import { forgetSession, storeSession } from '../../../src/session/stored-session';
import { memoryStorage } from '../../support/unit/memory-storage';

const names = defineKept('names', v.array(v.string()), [], 'device');
const choice = defineKept('choice', v.object({ a: v.number(), b: v.number() }), { a: 0, b: 0 }, 'device');
const drafts = defineKept('drafts', byKey(v.string()), [], 'member');
const word = defineKept('word', v.picklist(['on', 'off']), undefined, 'device');

/** A tab with its mount; several share a device. */
function tab(device: Storage) {
  const storage = createSafeStorage(() => device, window);
  const session = createSessionStore();
  const stores = createStores(() => ({ storage, session }) as unknown as Services);
  const of = <Value,>(kept: KeptStore<Value>) => stores.get(kept).getState();
  return { storage, session, stores, of };
}
const tabs = () => {
  const device = memoryStorage();
  return [tab(device), tab(device)] as const;
};
const told = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('two tabs', () => {
  it('each adds to a list, and both entries are there', () => {
    const [one, other] = tabs();
    expect([one.of(names).value, other.of(names).value]).toEqual([[], []]);
    one.of(names).change((stored) => [...stored, 'a']);
    other.of(names).change((stored) => [...stored, 'b']);
    expect([other.of(names).value, names.read(one.storage)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('each changes its part of a record', () => {
    const [one, other] = tabs();
    void other.of(choice).value;
    one.of(choice).change((stored) => ({ ...stored, a: 1 }));
    other.of(choice).change((stored) => ({ ...stored, b: 2 }));
    expect(choice.read(one.storage)).toEqual({ a: 1, b: 2 });
  });

  it('each writes at its place; the last one takes the key with it', () => {
    const [one, other] = tabs();
    const [mine, theirs] = [keptByKey(one.storage, drafts), keptByKey(other.storage, drafts)];
    mine.keep('h1', 'half');
    theirs.keep('h2', 'more');
    expect([theirs.of('h1'), mine.of('h2')]).toEqual(['half', 'more']);
    theirs.keep('h1', undefined);
    expect(mine.of('h1')).toBeUndefined();
    mine.keep('h2', undefined);
    expect(other.storage.get(drafts.key)).toBeNull();
  });

  it('what another one has written is taken over, and what it has cleared', () => {
    const [one, other] = tabs();
    expect(other.of(names).value).toEqual([]);
    one.of(names).change(() => ['a']);
    told('si:other');
    expect(other.of(names).value).toEqual([]);
    told('si:names');
    expect(other.of(names).value).toEqual(['a']);
    one.storage.remove('si:names');
    told(null);
    expect(other.of(names).value).toEqual([]);
  });

  it('nothing is heard after the end of the mount', () => {
    const [one, other] = tabs();
    const { storage } = other;
    void other.of(names).value;
    other.stores.end();
    const get = jest.spyOn(storage, 'get');
    one.of(names).change(() => ['a']);
    told('si:names');
    expect(get).not.toHaveBeenCalled();
  });
});

describe('what is a member’s', () => {
  const ANN = { ...VISITOR, token: 'a', uid: '1' };
  const BEN = { ...VISITOR, token: 'b', uid: '2' };
  const searches = ({ of }: ReturnType<typeof tab>) => of(recentSearches).value;
  const asAnn = () => {
    const [one] = tabs();
    storeSession(one.storage, ANN);
    one.session.setState(ANN);
    one.of(recentSearches).change(() => ['mancity']);
    return one;
  };

  it.each([
    ['another one logs in', BEN, (storage: SafeStorage) => storeSession(storage, BEN)],
    ['they log out', VISITOR, (storage: SafeStorage) => forgetSession(storage, 'person')],
  ])('goes with them, the copy of a page that stays mounted too: %s', (_why, next, write) => {
    const one = asAnn();
    write(one.storage);
    one.session.setState(next);
    expect([searches(one), recentSearches.read(one.storage)]).toEqual([[], []]);
  });

  it('is still there when their session has ended and they log in again', () => {
    const one = asAnn();
    forgetSession(one.storage, 'credentials');
    storeSession(one.storage, { ...ANN, token: 'new' });
    one.session.setState({ ...ANN, token: 'new' });
    expect(searches(one)).toEqual(['mancity']);
  });
});

describe('the storage', () => {
  it('is read once by a mount, however many look', () => {
    const [one] = tabs();
    const get = jest.spyOn(one.storage, 'get');
    for (let at = 0; at < 9; at += 1) void one.of(names).value;
    expect(get).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Kept<unknown>, string | null, unknown]>([
    ['nothing', names, null, []],
    ['an empty text', names, '', []],
    ['no JSON', names, '[', []],
    ['another shape', names, '[1]', []],
    ['null', names, 'null', []],
    ['as it was written', names, '["a"]', ['a']],
    ['a bare word of before', word, 'off', 'off'],
    ['another word', word, 'maybe', undefined],
  ])('%s is read as what is usual, or as it is', (_clause, kept, stored, value) => {
    const [{ storage }] = tabs();
    if (stored !== null) storage.set(kept.key, stored);
    expect(kept.read(storage)).toEqual(value);
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)('%s may fail: the mount goes on with its own', (refused) => {
    const device = memoryStorage();
    jest.spyOn(Object.getPrototypeOf(device), refused).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { of, storage } = tab(device);
    of(names).change(() => ['a']);
    of(names).change((stored) => [...stored, 'b']);
    expect(of(names).value).toEqual(refused === 'getItem' ? ['b'] : ['a', 'b']);
    of(names).change(() => undefined);
    expect(of(names).value).toEqual([]);
    expect(() => storage.forgetMember()).not.toThrow();
  });

  it('keeps nothing that is too large, and what was there stays', () => {
    const [{ storage }] = tabs();
    names.change(storage, () => ['a']);
    names.change(storage, () => ['x'.repeat(300_001)]);
    expect(names.read(storage)).toEqual(['a']);
  });
});
