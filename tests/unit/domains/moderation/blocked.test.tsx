import { act } from '@testing-library/react';
import { useBlocked } from '../../../../src/domains/moderation/blocked';
import { fakeServices } from '../../../support/unit/fake-services';
import { runHook } from '../../../support/unit/render-page';

const KEY = 'si:member:blocked';
const stored = (fake: ReturnType<typeof fakeServices>): string[] =>
  JSON.parse(fake.services.storage.get(KEY) ?? '[]').map((one: { uid: string }) => one.uid);
const user = (uid: string) => ({ uid, name: `Name ${uid}` });

describe('users that are not shown on this device', () => {
  it('are kept, and known to whoever comes later', () => {
    const fake = fakeServices({});
    const one = runHook(fake, useBlocked);
    act(() => one.current.block(user('u1')));
    expect([...one.current.blocked]).toEqual(['u1']);
    expect([...runHook(fake, useBlocked).current.blocked]).toEqual(['u1']);
  });

  it('two places that block keep each other’s', () => {
    const fake = fakeServices({});
    const [one, other] = [runHook(fake, useBlocked), runHook(fake, useBlocked)];
    act(() => one.current.block(user('u1')));
    act(() => other.current.block(user('u2')));
    expect(stored(fake)).toEqual(['u1', 'u2']);
    expect([...other.current.blocked]).toEqual(['u1', 'u2']);
    // One page that stays mounted hides who was blocked in another.
    expect([...one.current.blocked]).toEqual(['u1', 'u2']);
  });

  it('somebody who is blocked again is the newest, and there once', () => {
    const fake = fakeServices({});
    const { current } = runHook(fake, useBlocked);
    for (const uid of ['u1', 'u2', 'u1']) act(() => current.block(user(uid)));
    expect(stored(fake)).toEqual(['u2', 'u1']);
  });

  it('whom an earlier version kept by uid alone are known, beside newer ones [danmaku.7]', () => {
    const fake = fakeServices({});
    fake.services.storage.set(KEY, '["u1"]');
    const one = runHook(fake, useBlocked);
    act(() => one.current.block(user('u2')));
    expect(one.current.people).toEqual([
      { uid: 'u1', name: '' },
      { uid: 'u2', name: 'Name u2', at: fake.services.deviceNow() },
    ]);
    act(() => one.current.unblock('u1'));
    expect(stored(fake)).toEqual(['u2']);
  });

  it('the last 500 are kept', () => {
    const fake = fakeServices({});
    fake.services.storage.set(KEY, JSON.stringify(Array.from({ length: 500 }, (_, at) => `u${at}`)));
    const { current } = runHook(fake, useBlocked);
    act(() => current.block(user('new')));
    const kept = stored(fake);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([500, 'u1', 'new']);
  });

  it.each(['', 'not JSON', '{"u1":1}', '[1]'])('what cannot be read is nobody: %j', (text) => {
    const fake = fakeServices({});
    fake.services.storage.set(KEY, text);
    expect(runHook(fake, useBlocked).current.blocked.size).toBe(0);
  });
});
