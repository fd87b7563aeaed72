import { useLottery } from '../../../../../src/pages/live-room/extras/lottery-query';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage } from '../../../../support/unit/render-page';

const AUDIENCE = {
  viewer: { jumpGame: '164', rooms: new Set<string>(), privileged: true },
  key: 'all',
  isPublic: true,
};

function Draw() {
  return <p>{useLottery(AUDIENCE, '7')?.title}</p>;
}

/** A longer interval than timers can count would be none at all: a request each round trip. */
it.each([
  ['in a month', NOW + 31 * 86_400_000],
  ['at the end of time, as some servers write it', Date.parse('9999-12-31T23:59:59Z')],
  ['at the largest time there is', 8.64e15],
])('a draw that ends %s is asked for once', async (_name, endDate) => {
  const services = fakeServices({ lotteryInfo: () => ({ lotteryId: '1', title: 'Draw', status: 1, endDate }) });
  const { findByText, unmount } = await renderPage(services, <Draw />);
  await findByText('Draw');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(services.calls('lotteryInfo')).toHaveLength(1);
  unmount();
});
