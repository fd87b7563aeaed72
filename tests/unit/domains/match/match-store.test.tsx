import { matchPushes } from '../../../../src/domains/match/match-pushes';
import { matchStore } from '../../../../src/domains/match/match-store';
import { createServerClock } from '../../../../src/http/server-clock';
import { fakeServices } from '../../../support/unit/fake-services';
import { FRAME_MS, keepsTheNewestOfEach } from '../../../support/unit/newest-of-each';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the newest push of each match', () => {
  keepsTheNewestOfEach({
    definition: matchStore,
    pushesOf: (store) => matchPushes(store, createServerClock()),
    name: 'live/match',
    about: (matchId, serverNow) => ({ matchId, serverNow }) as never,
  });

  const mount = () => {
    const store = fakeServices({}).services.stores.get(matchStore);
    const heard: number[] = [];
    const clock = { ...createServerClock(), hear: (at: number) => heard.push(at) };
    const { table } = matchPushes(store, clock as never);
    return { store, heard, hear: (message: object) => table['live/match']?.(message as never) };
  };

  it('is whole: what a later one does not say is not kept from an earlier one', () => {
    const { store, hear } = mount();
    hear({ matchId: '1', serverNow: 1, homeScore: 1, stopMinute: 45 });
    hear({ matchId: '1', serverNow: 2, homeScore: 2 });
    jest.advanceTimersByTime(FRAME_MS);
    expect(store.getState().pushes.get('1')).toEqual({ matchId: '1', serverNow: 2, homeScore: 2 });
  });

  it('tells the server’s time at once, an older one as well', () => {
    const { heard, hear } = mount();
    hear({ matchId: '1', serverNow: 5 });
    hear({ matchId: '1', serverNow: 4 });
    expect(heard).toEqual([5, 4]);
  });
});
