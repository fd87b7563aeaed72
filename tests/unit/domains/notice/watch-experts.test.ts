import { NOW } from '../../../support/unit/fake-services';
import { rawTip } from '../../../support/unit/tips-world';
import { HELD_MATCH, type Watch, watch, watchEach } from './news-world';

const MINUTE = 60_000;
const followed = (id: string, fields: object = {}) =>
  rawTip(id, {
    ...{ professor: { id: 'e', name: 'Steady' }, isAttention: 1, messageMatchList: [HELD_MATCH] },
    ...{ publishTime: NOW + 1, isOnSale: 0, ...fields },
  });

let at: Watch;
watchEach((one) => {
  at = one;
});

describe('decisions.md, quiet words: an expert who is followed publishes', () => {
  test('two readings that differ tell it once, with the name and the title [quiet words.9]', async () => {
    at.world.newest = [followed('n')];
    await at.loop();
    await at.loop();
    expect(at.words).toEqual([
      { kind: 'published', id: 'n', name: 'Steady', portrait: undefined, title: 'Title n', versus: undefined },
    ]);
  });

  test('a push of a tip without a result asks for a reading: that tip alone is told', async () => {
    const late = await watch({ isRead: false });
    late.world.newest = [followed('n'), followed('other')];
    await late.publish('n');
    expect(late.said()).toEqual(['published n']);
    late.stop();
  });

  test.each([
    ['whom one does not follow', { isAttention: 0 }],
    ['published before the last reading: others fell out of the list', { publishTime: NOW - MINUTE }],
  ])('nothing of an expert or tip: %s', async (_case, fields) => {
    at.world.newest = [followed('n', fields)];
    await at.loop();
    expect(at.said()).toEqual([]);
  });

  test('the first reading is no news, nor what came while nobody looked, nor once it is turned off', async () => {
    const first = await watch({ isRead: false });
    first.world.newest = [followed('n')];
    await first.loop();
    await first.turn(false);
    first.world.newest = [followed('m'), followed('n')];
    await first.publish('m');
    await first.turn(true);
    await first.loop();
    first.turnOff('expert');
    first.world.newest = [followed('k'), followed('m'), followed('n')];
    await first.loop();
    expect(first.said()).toEqual([]);
    first.stop();
  });

  test('another tab of this device has told it', async () => {
    const tab = await watch();
    for (const one of [at, tab]) one.world.newest = [followed('n')];
    await at.loop();
    tab.storage.set('si:member:told-tips', at.storage.get('si:member:told-tips') ?? '');
    await tab.loop();
    expect([at.said(), tab.said()]).toEqual([['published n'], []]);
    tab.stop();
  });
});

describe('decisions.md, quiet words: the sale of a tip ends soon', () => {
  const ending = (minutes: number, fields: object = {}) =>
    followed('s', { isOnSale: 1, publishTime: NOW - MINUTE, saleEndTime: NOW + minutes * MINUTE, ...fields });

  test.each([
    ['fifteen minutes before', ending(15), ['sale s']],
    ['two minutes before', ending(2), ['sale s']],
    ['not earlier', ending(16), []],
    ['not within the last minute', ending(0.9), []],
    ['not of one that was bought', ending(10, { isBuy: 1 }), []],
    ['not of an expert whom one does not follow', ending(10, { isAttention: 0 }), []],
    ['not of one that is off sale', ending(10, { isOnSale: 0 }), []],
  ])('%s [quiet words.10]', async (_case, tip, said) => {
    at.world.newest = [tip];
    await at.loop();
    await at.loop();
    expect(at.said()).toEqual(said);
  });

  test('as time passes, without another reading; the teams and the expert are named', async () => {
    const late = await watch();
    late.world.newest = [ending(40)];
    await late.loop();
    const calls = late.calls();
    late.world.now = NOW + 26 * MINUTE;
    await late.turn(false);
    await late.turn(true);
    expect(late.words).toEqual([
      { kind: 'sale', id: 's', minutes: 14, expert: 'Steady', versus: { home: 'Leeds', away: 'Derby' } },
    ]);
    expect(late.tipReads()).toBeLessThanOrEqual(calls);
    late.stop();
  });
});
