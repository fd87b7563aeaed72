import { act } from '@testing-library/react';
import { useIsVeiled, useNoSpoilers } from '../../../../src/domains/spoilers/spoiler-store';
import { useSpoilerSwitch } from '../../../../src/domains/spoilers/use-spoiler-switch';
import { useUnspoilt } from '../../../../src/domains/spoilers/use-unspoilt';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { runHook } from '../../../support/unit/render-page';

const ENDED = { matchId: 'm1', startDate: NOW - 3_600_000, isOver: true };

test('however many rows ask, the device is read once', () => {
  const fake = fakeServices({});
  const get = jest.spyOn(fake.services.storage, 'get');
  for (let row = 0; row < 20; row += 1) {
    runHook(fake, () => [useNoSpoilers(), useUnspoilt()]);
    runHook(fake, () => useIsVeiled(ENDED as never));
  }
  expect(get).toHaveBeenCalledTimes(1);
});

test('the switch of another tab hides the scores here', () => {
  const fake = fakeServices({});
  const { storage } = fake.services;
  const hides = runHook(fake, useNoSpoilers);
  expect(hides.current).toBe(false);
  storage.set('si:spoilers', '"off"');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'si:spoilers' })));
  expect(hides.current).toBe(true);
  const one = runHook(fake, useSpoilerSwitch);
  act(() => one.current.turn());
  expect([hides.current, storage.get('si:spoilers')]).toEqual([false, '"on"']);
});
