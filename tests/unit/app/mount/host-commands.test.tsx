import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import EventEmitter from 'eventemitter3';
import { resolveMount } from '../../../../src/app/mount/bootstrap';
import { createApp } from '../../../../src/app/mount/create-app';
import { startApp } from '../../../../src/app/mount/start-app';
import { canGoBack, stepBack } from '../../../../src/app/routing/commands';
import { watchedStore } from '../../../../src/domains/room/watched-store';

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = jest.fn(async () => new Response('{}'));
});
afterEach(() => stop());

function start() {
  const bridge = new EventEmitter();
  const reports: string[] = [];
  const app = createApp(
    resolveMount(
      {
        basename: '/sport-info',
        history: 'memory',
        initialPath: '/anchor/detail/7',
        bridge,
        reporter: (one) => reports.push(one.message),
      },
      { window, crypto },
    ),
  );
  stop = startApp(app);
  const where = () => app.routing.history.get().location.pathname;
  return { app, bridge, reports, where };
}

describe('the command `player`', () => {
  function playing(small: boolean, isPlaying = true) {
    const host = start();
    const did: string[] = [];
    const control = {
      play: () => did.push('play'),
      pause: () => did.push('pause'),
      setMuted: (isMuted: boolean) => did.push(isMuted ? 'mute' : 'sound'),
    };
    host.app.services.stores
      .get(watchedStore)
      .setState({ hostId: '7', player: { playing: isPlaying, muted: false, small, control } });
    return { ...host, did };
  }

  it.each<[object, string[]]>([
    [{}, []],
    [{ playing: false }, ['pause']],
    [{ playing: true }, []],
    [{ muted: true }, ['mute']],
    [{ muted: false, playing: false }, ['sound', 'pause']],
  ])('%j', (order, expected) => {
    const { bridge, did, where } = playing(false);
    bridge.emit('player', order);
    expect([did, where()]).toEqual([expected, '/sport-info/anchor/detail/7']);
  });

  it('what stands still plays again', () => {
    const { bridge, did } = playing(false, false);
    bridge.emit('player', { playing: true });
    expect(did).toEqual(['play']);
  });

  it.each([
    ['small: the room is left for the anchors', false, { small: true }, '/sport-info/anchor'],
    ['large: back to its room', true, { small: false }, '/sport-info/anchor/detail/7'],
  ])('%s', (_what, small, order, path) => {
    const { bridge, app, where } = playing(small);
    if (small) app.routing.history.navigator.push('/sport-info/news', null);
    bridge.emit('player', order);
    expect(where()).toBe(path);
  });

  it('without a picture nothing happens, and what does not fit is refused by its field', () => {
    const { bridge, reports, where } = start();
    bridge.emit('player', { playing: false, small: true });
    bridge.emit('player', { muted: 'yes' });
    bridge.emit('refresh', 'now');
    expect([where(), reports.map((one) => one.split(':').slice(0, 2).join(':'))]).toEqual([
      '/sport-info/anchor/detail/7',
      ['player: muted', 'refresh: Invalid type'],
    ]);
  });
});

it('the command `refresh` reads again what is shown, and what is kept', async () => {
  const { app, bridge } = start();
  const again = jest.fn();
  app.services.refetch.add('subscriptions', again, true);
  app.queryClient.setQueryData(['x'], 1);
  bridge.emit('refresh', true);
  await waitFor(() => expect(app.queryClient.getQueryState(['x'])?.isInvalidated).toBe(true));
  expect(again).toHaveBeenCalledTimes(1);
});

it('in another language what is shown is read again, also what has not been answered yet', async () => {
  const { app, bridge } = start();
  const asked: string[] = [];
  const language = () => app.config.getState().locale;
  const answers = (key: string, answer: (locale: string) => Promise<string>) =>
    new QueryObserver(app.queryClient, {
      queryKey: [key],
      queryFn: () => {
        asked.push(`${key} ${language()}`);
        return answer(language());
      },
    }).subscribe(() => {});
  const leave = [
    answers('answered', async (locale) => locale),
    answers('pending', (locale) => (locale === 'en' ? Promise.resolve(locale) : new Promise(() => {}))),
  ];
  const read = () => ['answered', 'pending'].map((key) => app.queryClient.getQueryData([key]));
  await waitFor(() => expect(read()).toEqual(['zh-CN', undefined]));
  bridge.emit('locale', 'en');
  await waitFor(() => expect(read()).toEqual(['en', 'en']));
  expect(asked).toEqual(['answered zh-CN', 'pending zh-CN', 'answered en', 'pending en']);
  for (const end of leave) end();
});

it('a way back among the entries of the app alone', () => {
  const { app, where } = start();
  expect(canGoBack(app.routing)).toBe(false);
  stepBack(app.routing);
  app.routing.history.navigator.push('/sport-info/news', null);
  expect(canGoBack(app.routing)).toBe(true);
  stepBack(app.routing);
  expect([where(), canGoBack(app.routing)]).toEqual(['/sport-info/anchor/detail/7', false]);
});

it('only a host that listens is told', () => {
  const { app, bridge } = start();
  const heard: unknown[] = [];
  app.services.tellHost('badge:change', { live: true });
  bridge.on('badge:change', (payload) => heard.push(payload));
  app.services.tellHost('badge:change', { live: false });
  expect(heard).toEqual([{ live: false }]);
});
