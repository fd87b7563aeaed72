import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newQueryClient } from '../../../../src/app/mount/query-client';
import { bannersQuery } from '../../../../src/domains/banner/banners-query';
import { PromoBanner } from '../../../../src/domains/banner/promo-banner';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { type Answer, failWith, fakeServices } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';

beforeEach(() => stubBrowser());

/** A page that has read what it is for. */
function readPage() {
  const client = newQueryClient();
  client.setQueryData(['page'], 'read');
  return client;
}

async function open(banners: Answer, more: Record<string, Answer> = {}) {
  const fake = fakeServices({ images: banners, ...more });
  await renderPage(fake, <PromoBanner spot="nba" />, '/', readPage());
  await waitFor(() => {
    fireEvent.scroll(window);
    expect(fake.calls('images')).toHaveLength(1);
  });
  await settle();
  return fake;
}

test('it is asked for after what the page itself reads, and what follows from that', async () => {
  const fake = fakeServices({ images: () => [] });
  const answers: ((value: string) => void)[] = [];
  const ask = () => new Promise<string>((resolve) => answers.push(resolve));
  function Page() {
    const { data } = useQuery({ queryKey: ['first'], queryFn: ask });
    useQuery({ queryKey: ['second'], queryFn: ask, enabled: data !== undefined });
    return <PromoBanner spot="nba" />;
  }
  await renderPage(fake, <Page />);
  for (const count of [1, 2]) {
    await waitFor(() => expect(answers).toHaveLength(count));
    await new Promise((resolve) => setTimeout(resolve, 300));
    fireEvent.scroll(window);
    expect(fake.calls('images')).toEqual([]);
    answers[count - 1]?.('there');
  }
  await waitFor(() => {
    fireEvent.scroll(window);
    expect(fake.calls('images')).toHaveLength(1);
  });
});

const SCREEN_PX = 800;

const placeAt = (top: number) => ({ boundingClientRect: { top }, rootBounds: { bottom: SCREEN_PX } });

/** Every place that is observed stands at `top` of a screen of 800 px. */
function standAt(top: number): void {
  class Observer {
    constructor(private readonly tell: (places: readonly ReturnType<typeof placeAt>[]) => void) {}
    observe() {
      queueMicrotask(() => this.tell([placeAt(top)]));
    }
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
}

const atRest = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

test.each([
  ['in sight: asked for at once', 300, 1],
  ['a strip at the edge: not yet', 790, 0],
  ['below the screen: asked for at once', 1_500, 1],
])('%s, and in any case as soon as the reader does something', async (_name, top, calls) => {
  standAt(top);
  const fake = fakeServices({ images: () => [] });
  await renderPage(fake, <PromoBanner spot="nba" />, '/', readPage());
  await atRest();
  expect(fake.calls('images')).toHaveLength(calls);
  fireEvent.scroll(window);
  await waitFor(() => expect(fake.calls('images')).toHaveLength(1));
});

test('what another page has read of the same place stays, though a strip of it', async () => {
  const fake = fakeServices({ images: () => [{ id: 1, images: 'a.png', title: 'Cups', actionContent: '/nba' }] });
  const client = newQueryClient();
  await client.fetchQuery(bannersQuery(fake.services, 'cups'));
  standAt(790);
  await renderPage(fake, <PromoBanner spot="cups" />, '/', client);
  await atRest();
  expect(screen.getByRole('link', { name: /Cups/ })).toBeInTheDocument();
});

test('section 3, Banner: a picture each, comma separated, with its own category', async () => {
  const { calls, opened } = await open(() => [{ id: 1, images: 'a.png, b.png', title: 'NBA', actionContent: '/nba' }]);
  expect(calls('images')).toEqual([{ categoryId: '30302' }]);
  const links = screen.getAllByRole('link', { name: /NBA/ });
  expect(links).toHaveLength(2);
  await userEvent.click(links[0] as HTMLElement);
  expect(opened).toEqual(['/nba']);
});

test('section 3, banner types: 2 opens the profit ranking', async () => {
  await open(() => [{ id: 1, images: 'a.png', title: 'Earners', type: 2 }]);
  expect(screen.getByRole('link', { name: /Earners/ })).toHaveAttribute('href', '/user-ranking?type=gain');
});

test('section 5: an anchor’s banner is judged by who is in the list, which is asked for only then', async () => {
  const jump = { id: 1, actionType: 4, actionContent: '{"hostId":1,"matchId":2}', images: 'a.png', title: 'Live' };
  const anchorHome = () => ({ hosts: [], liveMatchList: [], hostMomentList: [] });
  const { calls } = await open(() => [jump], { anchorHome });
  expect(calls('anchorHome')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
  const other = await open(() => [{ id: 1, images: 'a.png', title: 'NBA', actionContent: '/nba' }], { anchorHome });
  expect(other.calls('anchorHome')).toEqual([]);
});

test.each([
  ['none', () => []],
  ['a failure', failWith('timeout')],
])('%s leaves nothing behind, and nothing is said', async (_name, banners) => {
  const { toasts } = await open(banners);
  expect(document.querySelector('img, [role=alert], [aria-busy]')).toBeNull();
  expect(toasts).toEqual([]);
});
