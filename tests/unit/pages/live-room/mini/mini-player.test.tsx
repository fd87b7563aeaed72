import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchedStore } from '../../../../../src/domains/room/watched-store';
import { MiniPlayer } from '../../../../../src/pages/live-room/mini/mini-player';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';

jest.mock('../../../../../src/pages/live-room/player/engines/engines', () => ({
  browserSupport: () => ({ mediaSource: true, nativeHls: false, httpsOnly: false }),
  loadEngine: async () => () => ({ lag: () => 0, toLive: () => undefined, destroy: () => undefined }),
}));

beforeEach(() => {
  stubBrowser();
  for (const name of ['play', 'pause', 'load'] as const) {
    jest.spyOn(HTMLMediaElement.prototype, name).mockImplementation(async () => undefined);
  }
});
afterEach(() => jest.restoreAllMocks());

const show = (liveStatus: number) => ({
  matchId: 'm1',
  liveRoomId: 'r1',
  liveStatus,
  matchSource: '164',
  startDate: NOW,
  masterTeamName: 'Home',
  guestTeamName: 'Away',
  homeScore: 2,
  awayScore: 1,
  statusId: 4,
  videoSourceDetail: { flv: 'https://v/1.flv' },
});

async function open(liveStatus: number, isMuted: boolean | undefined) {
  const fake = fakeServices({
    hostMatchInfo: () => show(liveStatus),
    hostList: () => [{ id: 'h1', nickName: 'Night', liveStatus: 1, liveSchedule: [show(1)] }],
  });
  const watched = fake.services.stores.get(watchedStore);
  watched.setState({ hostId: 'h1', isMuted });
  const page = await renderPage(fake, <MiniPlayer hostId="h1" />);
  await settle();
  return { ...page, watched, video: page.container.querySelector('video') };
}

test.each([
  ['on', false],
  ['off', true],
])('the sound goes on as it was last chosen: %s', async (_choice, isMuted) => {
  const { video } = await open(1, isMuted);
  expect(video?.muted).toBe(isMuted);
});

test('one tap leads back, one closes it', async () => {
  const { watched } = await open(1, undefined);
  expect(screen.getByRole('link', { name: 'Back to Night’s room' })).toHaveAttribute('href', '/anchor/detail/h1');
  expect(['Home', '2 : 1', 'Away'].map((words) => screen.getByText(words).textContent)).toEqual([
    'Home',
    '2 : 1',
    'Away',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Close the mini player' }));
  expect(watched.getState().hostId).toBeUndefined();
});

test('two buttons: pause and close', async () => {
  await open(1, undefined);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('ends with the show [mini player.2]', async () => {
  const { watched } = await open(2, undefined);
  await waitFor(() => expect(watched.getState().hostId).toBeUndefined());
});
