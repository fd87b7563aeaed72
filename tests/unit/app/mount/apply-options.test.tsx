import { render, waitFor } from '@testing-library/react';
import EventEmitter from 'eventemitter3';
import { applyOptions } from '../../../../src/app/mount/apply-options';
import { resolveMount } from '../../../../src/app/mount/bootstrap';
import { createApp } from '../../../../src/app/mount/create-app';
import { startApp } from '../../../../src/app/mount/start-app';
import type { MountOptions } from '../../../../src/contract/shell/mount-options';
import HostedApp from '../../../../src/remote/hosted-app';

const CONFIG = { euroFlag: true, specialRooms: true, stSportJumpGame: '34' };
const BOB = { token: 'bob', uid: '2' };

/** The common config, when the test lets it come. */
let answerConfig: () => void;

beforeEach(() => {
  localStorage.clear();
  Reflect.set(globalThis, 'CSS', { supports: () => true });
  window.scrollTo = () => undefined;
  const held = new Promise<void>((resolve) => {
    answerConfig = resolve;
  });
  globalThis.fetch = jest.fn(async (address) => {
    const url = address instanceof Request ? address.url : String(address);
    const isConfig = url.includes('get/common/config');
    if (isConfig) await held;
    const domains = url.includes('domain/list') ? [{ type: 'api', domain: 'http://localhost' }] : {};
    return new Response(JSON.stringify({ code: 0, data: isConfig ? CONFIG : domains }));
  });
});

function start(options: MountOptions = {}) {
  const reports: string[] = [];
  const given: MountOptions = { history: 'memory', reporter: ({ message }) => reports.push(message), ...options };
  const app = createApp(resolveMount(given, { window, crypto }));
  const stop = startApp(app);
  const change = (next: Partial<MountOptions>) => applyOptions(app, next);
  const state = () => app.config.getState();
  return { app, stop, change, state, reports, token: () => app.services.session.getState().token };
}

describe('what a host says while the app runs', () => {
  it.each<[string, (host: ReturnType<typeof start>) => void]>([
    ['an option', ({ change }) => change({ flags: { euro: false, worldCupTab: true } })],
    ['a command', ({ app }) => void app.start.options.bridge?.emit('flags', { euro: false, worldCupTab: true })],
  ])('flags: %s holds over a config that comes later [flags.1, options later.1]', async (_way, say) => {
    const host = start({ bridge: new EventEmitter(), flags: { euro: true } });
    say(host);
    answerConfig();
    await waitFor(() => expect(host.state().jumpGame).toBe('34'));
    expect(host.state().flags).toMatchObject({ euro: false, worldCupTab: true, specialRooms: true });
    host.stop();
  });

  it('app version and links may change, too [options later.2]', () => {
    const { change, state, reports, stop } = start({ api: { pid: '3' } });
    change({ api: { pid: '3', appVersion: '4.7.0' }, downloads: { ios: 'https://i.example' } });
    expect(state()).toMatchObject({ appVersion: '4.7.0', downloads: { android: '', ios: 'https://i.example' } });
    expect(reports).toEqual([]);
    stop();
  });

  it('what holds for the life of a mount is reported by its name [options later.3]', async () => {
    const { change, reports, stop } = start();
    change({ basename: '/other', api: { pid: '9' }, theme: 'dark' });
    const told = () => reports.filter((message) => message.endsWith('cannot change later'));
    const both = ['basename: cannot change later', 'api.pid: cannot change later'];
    await waitFor(() => expect(told()).toEqual(both));
    change({ history: 'memory', reporter: () => undefined });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told()).toEqual(both);
    stop();
  });

  it.each([
    ['no session any more: its user leaves [options later.4]', {}, ''],
    ['storage decides: who has logged in elsewhere stays [options later.4]', { token: 'ann', uid: '1' }, 'ann'],
  ])('%s', (_clause, stored, token) => {
    const host = start({ session: BOB });
    expect([host.token(), localStorage.getItem('token')]).toEqual(['bob', 'bob']);
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    host.change({ session: undefined });
    expect([host.token(), localStorage.getItem('token') ?? '']).toEqual([token, token]);
    host.stop();
  });

  it('a host that never said who the user is takes nobody away by saying nothing', () => {
    localStorage.setItem('token', 'ann');
    const host = start();
    host.change({ session: undefined });
    expect(host.token()).toBe('ann');
    host.stop();
  });
});

it('a React host leaves props out again: they have their defaults [options later.5]', async () => {
  const reports: string[] = [];
  const fixed = { history: 'memory', bridge: new EventEmitter(), reporter: () => undefined } as const;
  const spread: MountOptions = { hideHeader: true, theme: 'dark', session: BOB, service: { redDot: true } };
  const found = { ...fixed, reporter: ({ message }: { message: string }) => void reports.push(message) };
  const { rerender, unmount, container } = render(
    <HostedApp options={{ ...found, ...spread }} found={undefined} onOpen={() => undefined} />,
  );
  expect(localStorage.getItem('token')).toBe('bob');
  expect(container.querySelector('.sport-info')?.getAttribute('data-theme')).toBe('dark');
  rerender(<HostedApp options={found} found={undefined} onOpen={() => undefined} />);
  expect(container.querySelector('.sport-info')?.getAttribute('data-theme')).toBe('normal');
  expect(localStorage.getItem('token')).toBeNull();
  expect(reports).toEqual([]);
  unmount();
});
