import type { Host } from '../../../../src/contract/anchor/host';
import { homeMatch, host, HELD_MATCH as MATCH, NAMES, type Watch, watchEach } from './news-world';

let at: Watch;
watchEach((one) => {
  at = one;
});

describe('decisions.md, who asks when: a push that tells what it is about needs no reading', () => {
  const onAir = (fields: object = {}) => ({
    host: host('h', 1, [{ ...MATCH, ...fields }]) as unknown as Host,
    matchId: 'm',
    names: NAMES,
  });
  const versus = { home: 'Leeds', away: 'Derby' };

  test('an anchor goes on air, off, and on again [who asks when.2]', async () => {
    const before = at.calls();
    await at.pushAnchors(['h', 1, onAir()]);
    await at.pushAnchors(['h', 1, onAir()]);
    expect(at.words).toEqual([{ kind: 'anchor', id: 'h', name: 'Anchor h', portrait: undefined, versus }]);
    await at.pushAnchors(['h', 0]);
    await at.pushAnchors(['h', 1, onAir()]);
    expect(at.said()).toEqual(['anchor h', 'anchor h']);
    expect(at.calls()).toBe(before);
  });

  test.each([
    ['in a room that is not theirs', { liveUserGroupId: 9 }],
    ['with a match that this portal does not show', { matchSource: '7' }],
  ])('an anchor %s: nothing is said, nor read', async (_clause, fields) => {
    const before = at.calls();
    await at.pushAnchors(['h', 1, onAir(fields)]);
    expect([at.said(), at.calls()]).toEqual([[], before]);
  });

  test('a kick-off, with an anchor who shows the match [who asks when.2]', async () => {
    await at.pushAnchors(['k', 1, { ...onAir(), host: host('k', 1, [MATCH]) as unknown as Host }]);
    await at.pushMatch(1);
    const before = at.calls();
    await at.pushMatch(2, undefined, NAMES);
    expect(at.words.at(-1)).toEqual({ kind: 'match', id: 'm', hostId: 'k', versus });
    expect(at.calls()).toBe(before);
  });

  test('a settled tip [who asks when.2]', async () => {
    const before = at.calls();
    await at.pushOrder('win', NAMES);
    expect(at.words).toEqual([{ kind: 'tip', id: 't', result: 'win', expert: 'Steady', versus }]);
    expect(at.calls()).toBe(before);
  });

  test('in a language that is not at hand it is read', async () => {
    await at.pushMatch(1);
    at.world.matches = [homeMatch(host('h', 0, [MATCH]))];
    await at.pushMatch(2, undefined, [{ language: 'fr', masterTeamName: 'Lille' }]);
    expect(at.words).toEqual([{ kind: 'match', id: 'm', hostId: undefined, versus }]);
  });

  test('while nobody looks nothing is read', async () => {
    await at.pushMatch(1);
    await at.turn(false);
    const before = at.calls();
    await at.pushMatch(2);
    await at.pushAnchors(['h', 1]);
    await at.pushOrder('win');
    expect(at.calls()).toBe(before);
  });
});

test('without names what a push asks for is read within five seconds at random, once [who asks when.1]', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(Math, 'random').mockReturnValue(0.9);
  at.world.hosts = [host('h', 1)];
  void at.pushMatch(1);
  void at.pushMatch(2);
  void at.pushAnchors(['h', 1]);
  const before = at.calls();
  await jest.advanceTimersByTimeAsync(4_400);
  expect(at.calls()).toBe(before);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(at.calls()).toBe(before + 2);
  expect([...at.said()].sort()).toEqual(['anchor h', 'match m']);
});
