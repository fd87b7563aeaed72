import type { AnchorPush } from '../../../../src/contract/push/push';
import { anchorPushes } from '../../../../src/domains/anchor/anchor-pushes';
import { anchorStore } from '../../../../src/domains/anchor/anchor-store';
import { fakeServices } from '../../../support/unit/fake-services';
import { keepsTheNewestOfEach } from '../../../support/unit/newest-of-each';
import { applyAnchors } from '../apply-pushes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the newest push of each anchor', () => {
  keepsTheNewestOfEach({
    definition: anchorStore,
    pushesOf: anchorPushes,
    name: 'live/anchor',
    about: (hostId, serverNow): AnchorPush => ({
      hostId,
      serverNow,
      liveStatus: 1,
      matchId: undefined,
      watcherCount: undefined,
    }),
  });

  it('who went off air has no match and no watchers of before', () => {
    const store = fakeServices({}).services.stores.get(anchorStore);
    applyAnchors(store, [{ hostId: '1', serverNow: 1, liveStatus: 1, matchId: 'm1', watcherCount: 9 }]);
    const off = { hostId: '1', serverNow: 2, liveStatus: 0, matchId: undefined, watcherCount: undefined };
    applyAnchors(store, [off]);
    expect(store.getState().pushes.get('1')).toBe(off);
  });

  it('what others hold stays the very same: their rows render nothing', () => {
    const store = fakeServices({}).services.stores.get(anchorStore);
    const about = (hostId: string) => ({ hostId, serverNow: 1, liveStatus: 1, matchId: undefined, watcherCount: 1 });
    applyAnchors(store, [about('1'), about('2')]);
    const before = store.getState().pushes.get('1');
    applyAnchors(store, [about('2')]);
    expect(store.getState().pushes.get('1')).toBe(before);
  });
});
