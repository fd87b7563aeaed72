import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageOutlet } from '../../../../src/app/routing/page-outlet';
import type { Page } from '../../../../src/app/routing/page-table';
import { createPageViews } from '../../../../src/app/routing/page-views';
import { createPageCache } from '../../../../src/app/routing/pages';
import { ServicesContext } from '../../../../src/services/services';
import { expectConsole } from '../../../support/jest/expect-console';
import { fakeServices } from '../../../support/unit/fake-services';
import { renderUi } from '../../../support/unit/render-ui';

const chunkFault = () =>
  Object.assign(new Error('Loading CSS chunk 9547 failed.\n(x.css)'), { name: 'ChunkLoadError' });

function setOnline(isOnline: boolean, event?: 'online' | 'offline') {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  if (event !== undefined) act(() => void window.dispatchEvent(new Event(event)));
}

/** A page whose chunk fails with `fault` until it is told otherwise. */
function open(fault: () => Error) {
  let isThere = false;
  const load = jest.fn(async () => {
    if (!isThere) throw fault();
    return { default: () => <p>the page</p> };
  });
  const page = { name: 'tips', path: '/news', load, texts: [], kept: true, header: true } as unknown as Page;
  const routing = { pages: createPageCache(async () => undefined), emit: jest.fn(), views: createPageViews() };
  const { services } = fakeServices({});
  renderUi(
    <ServicesContext value={services}>
      <PageOutlet routing={routing} page={page} />
    </ServicesContext>,
  );
  return { load, emit: routing.emit, heal: () => (isThere = true) };
}

const wait = { timeout: 4000 };

beforeEach(() => expectConsole('error', /chunk|broken|outdated/i));
afterEach(() => setOnline(true));

test('a page first opened offline says so, and comes by itself when the network is back', async () => {
  setOnline(false);
  const { load, heal } = open(chunkFault);
  await screen.findByText('You’re offline', undefined, wait);
  expect(screen.queryByText('Something went wrong')).toBeNull();
  const asked = load.mock.calls.length;
  heal();
  setOnline(true, 'online');
  await screen.findByText('the page', undefined, wait);
  expect(load.mock.calls.length).toBe(asked + 1);
});

test('a retry asks for the chunk again, and names the network', async () => {
  const { load, heal } = open(chunkFault);
  await screen.findByText('Can’t connect, check your network', undefined, wait);
  heal();
  const asked = load.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('the page', undefined, wait);
  expect(load.mock.calls.length).toBe(asked + 1);
});

test('a page that broke says that it broke', async () => {
  const { load } = open(() => new Error('broken'));
  await screen.findByText('Something went wrong', undefined, wait);
  const asked = load.mock.calls.length;
  setOnline(false, 'offline');
  setOnline(true, 'online');
  expect([load.mock.calls.length, screen.queryByText('You’re offline')]).toEqual([asked, null]);
});

describe('a chunk that is gone', () => {
  const gone = (request: string) => () => Object.assign(chunkFault(), { request });
  const OLD = 'https://cdn/app/static/9547.aaaaaaaa.js';
  const manifest = (hash: string) => `{"exposes":[{"assets":{"js":{"sync":["static/1.${hash}.js"]}}}]}`;
  /** A CDN of these files. */
  const serve = (files: Readonly<Record<string, string>>) =>
    jest.spyOn(window, 'fetch').mockImplementation(async (url) => {
      const text = files[String(url).replace('https://cdn/app/', '')];
      return { ok: text !== undefined, text: async () => text ?? '' } as Response;
    });
  afterEach(() => jest.restoreAllMocks());

  test.each<[string, string, Readonly<Record<string, string>>]>([
    ['a flat deploy', OLD, { 'mf-manifest.json': manifest('bbbbbbbb') }],
    [
      'a release that was taken away',
      OLD.replace('app/', 'app/1a2b3c4d/'),
      { 'mf-manifest.json': manifest('bbbbbbbb') },
    ],
    ['the app alone', OLD.replace('static', 'alone'), { 'index.html': '<script src="/alone/1.bbbbbbbb.js">' }],
  ])(
    '%s: the next version is offered, and the host hears of it [a chunk that is gone.1]',
    async (_what, request, files) => {
      serve(files);
      const { emit } = open(gone(request));
      await screen.findByText('New version available. Refresh to continue', undefined, wait);
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
      screen.getByRole('button', { name: 'Refresh' });
      expect(emit.mock.calls).toEqual([['error', { kind: 'outdated', message: 'Error: outdated' }]]);
    },
  );

  test.each<[string, string, Readonly<Record<string, string>>]>([
    ['the release stands', OLD, { 'mf-manifest.json': manifest('aaaaaaaa') }],
    [
      'a release of before stands beside a newer one',
      OLD.replace('app/', 'app/1a2b3c4d/'),
      { '1a2b3c4d/mf-manifest.json': manifest('aaaaaaaa'), 'mf-manifest.json': manifest('bbbbbbbb') },
    ],
    ['nothing answers', OLD, {}],
    ['another page answers', OLD, { 'mf-manifest.json': '<!doctype html><p>Log in to the hotel' }],
    ['a build without hashes', 'https://cdn/app/static/tips.js', { 'mf-manifest.json': manifest('bbbbbbbb') }],
  ])('%s: it is the network [a chunk that is gone.2]', async (_what, request, files) => {
    serve(files);
    const { emit } = open(gone(request));
    await screen.findByText('Can’t connect, check your network', undefined, wait);
    await act(async () => undefined);
    expect([emit.mock.calls, screen.queryByText(/new version/)]).toEqual([[], null]);
  });
});
