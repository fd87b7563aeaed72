import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { host } from '../../../../src/contract/anchor/host';
import { watchedLately } from '../../../../src/domains/room/watched-lately';
import { WatchedStrip } from '../../../../src/pages/anchor/home/watched-strip';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage } from '../../../support/unit/render-page';

beforeEach(() => stubBrowser());

const hostOf = (id: string, liveStatus: number) => v.parse(host, { id, nickName: `Anchor ${id}`, liveStatus });
const MINUTE_MS = 60_000;

async function open() {
  const fake = fakeServices({});
  watchedLately.change(fake.services.storage, () => [
    { id: 'b', at: fake.services.deviceNow() - 8 * MINUTE_MS },
    { id: 'gone', at: fake.services.deviceNow() - 9 * MINUTE_MS },
    { id: 'a', at: fake.services.deviceNow() - 90 * MINUTE_MS },
  ]);
  const reading = { hosts: [hostOf('a', 1), hostOf('b', 0)], askedAt: NOW };
  await renderPage(fake, <WatchedStrip reading={reading} />);
  return fake;
}
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the last one first, with when; who is not shown any more is left out [watched lately.2]', async () => {
  await open();
  expect(links()).toEqual([
    ['Anchor b', '/anchor/detail/b'],
    ['Anchor a', '/anchor/detail/a'],
  ]);
  expect(document.body).toHaveTextContent('Watched: Today 21:17');
});

test('one tap clears it, and for four seconds one undoes that [watched lately.3]', async () => {
  const { services } = await open();
  await press('Clear “Keep watching”');
  expect(links()).toEqual([]);
  await press('Undo');
  expect(links()).toHaveLength(2);
  jest.useFakeTimers();
  act(() => screen.getByRole('button', { name: /Clear/ }).click());
  expect(screen.getByRole('status')).toHaveTextContent('cleared');
  act(() => void jest.advanceTimersByTime(4_000));
  expect([screen.queryByRole('status'), watchedLately.read(services.storage)]).toEqual([null, []]);
  jest.useRealTimers();
});
