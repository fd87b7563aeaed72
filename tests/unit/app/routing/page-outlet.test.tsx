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
  return { load, heal: () => (isThere = true) };
}

const wait = { timeout: 4000 };

beforeEach(() => expectConsole('error', /chunk|broken/i));
afterEach(() => setOnline(true));

test('a page first opened offline says so, and comes by itself when the network is back', async () => {
  setOnline(false);
  const { load, heal } = open(chunkFault);
  await screen.findByText('You’re offline', undefined, wait);
  expect(screen.queryByText('Something broke on this page')).toBeNull();
  const asked = load.mock.calls.length;
  heal();
  setOnline(true, 'online');
  await screen.findByText('the page', undefined, wait);
  expect(load.mock.calls.length).toBe(asked + 1);
});

test('a retry asks for the chunk again, and names the network', async () => {
  const { load, heal } = open(chunkFault);
  await screen.findByText('Can’t reach the server, check your connection', undefined, wait);
  heal();
  const asked = load.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('the page', undefined, wait);
  expect(load.mock.calls.length).toBe(asked + 1);
});

test('a page that broke says that it broke', async () => {
  const { load } = open(() => new Error('broken'));
  await screen.findByText('Something broke on this page', undefined, wait);
  const asked = load.mock.calls.length;
  setOnline(false, 'offline');
  setOnline(true, 'online');
  expect([load.mock.calls.length, screen.queryByText('You’re offline')]).toEqual([asked, null]);
});
