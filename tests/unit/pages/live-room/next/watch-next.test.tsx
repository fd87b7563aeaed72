import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { WatchNext } from '../../../../../src/pages/live-room/next/watch-next';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, pageVisibility } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());
afterEach(() => jest.useRealTimers());

const onAir = (id: string, watcherCount: number) => ({
  id,
  nickName: `Host ${id}`,
  liveStatus: 1,
  liveSchedule: [{ matchId: `m${id}`, liveStatus: 1, matchSource: '164' }],
  watcherCount,
});

const Where = () => <output>{useLocation().pathname}</output>;

async function open(wasLive: boolean, visibility = pageVisibility) {
  const fake = fakeServices({
    anchorHome: () => ({ hosts: [1, 2, 3, 4, 5, 6].map((one) => onAir(String(one), one)), liveMatchList: [] }),
  });
  await renderPage(
    { ...fake, services: { ...fake.services, visibility } },
    <>
      <WatchNext hostId="6" show={undefined} wasLive={wasLive} />
      <Where />
    </>,
  );
  await settle();
}

const where = () => screen.getByRole('status').textContent;

test('four rooms, and no countdown for who came later', async () => {
  await open(false);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['5', '4', '3', '2'].map((id) => `/anchor/detail/${id}`),
  );
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

test('who saw it end goes on after 8 s [next room.3]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await open(true);
  expect(screen.getByText(/^First one in [78] s$/)).toBeInTheDocument();
  for (let second = 0; second < 9; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(where()).toBe('/anchor/detail/5');
});

test('a touch ends the countdown [next room.3]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await open(true);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByText(/First one in/)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(where()).toBe('/');
});

test('nobody goes on while the host hides the app in a page that is seen [hidden.1]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await open(true, { ...pageVisibility, isVisible: () => false });
  for (let second = 0; second < 9; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(where()).toBe('/');
});
