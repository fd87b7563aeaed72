import { resolveMount } from '../../../../src/app/mount/bootstrap';
import { createApp } from '../../../../src/app/mount/create-app';
import { startApp } from '../../../../src/app/mount/start-app';
import { CONTRACT_VERSION } from '../../../../src/contract/contract-version';
import type { Report } from '../../../../src/contract/shell/mount-options';

const STORED = { token: 'stored', uid: '7', 'device-id': 'd-1', 'si:common-config': '{"stSportJumpGame":"77"}' };

beforeEach(() => {
  localStorage.clear();
  for (const [key, value] of Object.entries(STORED)) localStorage.setItem(key, value);
  globalThis.fetch = jest.fn(async () => new Response('{}'));
});
afterEach(() => jest.restoreAllMocks());

it('what the first script has found out is handed on, not looked up again', () => {
  const found = resolveMount({ history: 'memory' }, { window, crypto });
  const read = jest.spyOn(Storage.prototype, 'getItem');
  const app = createApp(found);
  expect(read).not.toHaveBeenCalled();
  const { services, infrastructure } = app;
  const handed = [services.options, app.config, services.session, infrastructure.storage, infrastructure.clock];
  const made = [found.options, found.config, found.session, found.storage, found.clock];
  expect(handed.map((one, at) => one === made[at])).toEqual(made.map(() => true));
  expect([app.config.getState().jumpGame, app.services.session.getState().token]).toEqual(['77', 'stored']);
});

it('a log-in elsewhere, while the code was on its way, is heard of', () => {
  const found = resolveMount({ history: 'memory' }, { window, crypto });
  localStorage.setItem('token', 'newer');
  const app = createApp(found);
  const stop = startApp(app);
  expect(app.services.session.getState().token).toBe('newer');
  stop();
});

it('what a host says of its user holds against what is stored', () => {
  const found = resolveMount({ history: 'memory', session: { token: 'host', uid: '1' } }, { window, crypto });
  localStorage.setItem('token', 'newer');
  const app = createApp(found);
  const stop = startApp(app);
  expect([app.services.session.getState().token, localStorage.getItem('token')]).toEqual(['host', 'host']);
  stop();
});

it.each([
  [undefined, []],
  [CONTRACT_VERSION, []],
  ['1.0', [`the app has ${CONTRACT_VERSION}, the host was written for 1.0`]],
  ['9.0', [`the app has ${CONTRACT_VERSION}, the host was written for 9.0`]],
])('a host that was written for contract %s is told of another one, and goes on', (contract, told) => {
  const reports: Report[] = [];
  const app = createApp(
    resolveMount({ history: 'memory', contract, reporter: (one) => reports.push(one) }, { window, crypto }),
  );
  expect(reports.filter(({ kind }) => kind === 'contract').map(({ message }) => message)).toEqual(told);
  expect(app.services.options.contract).toBe(contract);
});
