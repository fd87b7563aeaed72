import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { HostSide } from '../../../../src/app/shell/host-side';
import type { OutEventName } from '../../../../src/contract/shell/shell-events';
import { watchedStore } from '../../../../src/domains/room/watched-store';
import type { Playback } from '../../../../src/pages/live-room/player/playback/playback';
import type { PlayerPhase } from '../../../../src/pages/live-room/player/playback/playback-state';
import { useShownPlayer } from '../../../../src/pages/live-room/player/playback/use-playback';
import { ServicesContext } from '../../../../src/services/services';
import { rawHome } from '../../../support/unit/anchor-world';
import { fakeServices } from '../../../support/unit/fake-services';

interface Shown {
  readonly phase: PlayerPhase;
  readonly isMuted: boolean;
  readonly isSmall: boolean;
  readonly isLive: boolean;
}

function Picture({ phase, isMuted, isSmall, isLive }: Shown) {
  useShownPlayer({} as Playback, { phase, isMuted }, isLive, isSmall);
  return null;
}

function open(heard: OutEventName, hasHeader = false) {
  const fake = fakeServices({});
  const bridge = {
    on() {},
    off() {},
    emit() {},
    listenerCount: (name: string) => Number(heard === name),
  };
  const services = { ...fake.services, options: { ...fake.services.options, bridge } };
  const client = new QueryClient();
  const tree = (shown?: Shown) => (
    <QueryClientProvider client={client}>
      <ServicesContext value={services}>
        {shown && <Picture {...shown} />}
        <HostSide hasHeader={hasHeader} />
      </ServicesContext>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(tree());
  return { ...fake, show: (shown?: Shown) => rerender(tree(shown)), unmount };
}

const ROOM: Shown = { phase: 'playing', isMuted: true, isSmall: false, isLive: true };

it('a picture is told of as it begins, changes, goes on small and ends; not of what buffers', () => {
  const { told, show, services } = open('player:change');
  show({ ...ROOM, isLive: false });
  show(ROOM);
  show({ ...ROOM, phase: 'loading' });
  show({ ...ROOM, isMuted: false });
  show({ ...ROOM, isMuted: false, isSmall: true });
  show({ ...ROOM, phase: 'paused', isMuted: false, isSmall: true });
  show();
  expect(told).toEqual(
    [
      { playing: true, muted: true, small: false },
      { playing: true, muted: false, small: false },
      { playing: true, muted: false, small: true },
      { playing: false, muted: false, small: true },
      { playing: false, muted: false, small: false },
    ].map((payload) => ['player:change', payload]),
  );
  expect(services.stores.get(watchedStore).getState().player).toBeUndefined();
});

/** A timer's question leaves once React has seen it. */
async function settle() {
  for (let turn = 0; turn < 3; turn += 1) await act(() => jest.advanceTimersByTimeAsync(1_600));
}

it('a host that does not hear of the badge reads nothing for it', async () => {
  jest.useFakeTimers();
  const deaf = open('player:change');
  await settle();
  expect(deaf.calls('anchorHome')).toEqual([]);
  const hearing = open('badge:change');
  await settle();
  expect(hearing.calls('anchorHome').length).toBeGreaterThan(0);
  expect(hearing.told).toEqual([]);
  const headed = open('badge:change', true);
  await settle();
  expect(headed.calls('anchorHome')).toEqual([]);
  const lively = open('badge:change');
  lively.answers.anchorHome = () => rawHome();
  await settle();
  expect(lively.told).toEqual([['badge:change', { live: true }]]);
  jest.useRealTimers();
});
