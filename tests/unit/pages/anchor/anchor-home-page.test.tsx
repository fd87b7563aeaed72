import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goodAnswers, rawHome, rawHosts, rawMatch } from '../../../support/unit/anchor-world';
import { setOnline, showAll, stubBrowser } from '../../../support/unit/browser-stubs';
import { failWith, fakeServices } from '../../../support/unit/fake-services';
import { settle } from '../../../support/unit/render-page';
import { renderHome } from './render-home';

beforeEach(() => stubBrowser());
afterEach(() => setOnline(true));

/** Rows that are drawn before anybody scrolls. */
const FIRST_MOMENTS = 1;

const section = (name: string) => screen.getByRole('region', { name });

test('every part shows what the calls brought [2.10]', async () => {
  const fake = fakeServices(goodAnswers());
  await renderHome(fake);
  expect(screen.getByRole('heading', { level: 1, name: 'Anchors' })).toBeInTheDocument();
  expect(
    within(section('Highlights'))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Six at once', 'Elsewhere']);
  const cards = within(section('Hot matches')).getAllByRole('article');
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringMatching(/^EPL round 2967 minutes played67′Home m12Away m10.*3 anchorsWatch$/),
    expect.stringMatching(/^EPL round 29Today 22:25Home m2Away m2.*1 anchorsBook$/),
  ]);
  const grid = within(section('Anchors'));
  expect(grid.getAllByRole('link', { name: /Anchor \d/ })[0]).toHaveTextContent('LiveAnchor 0126K views');
  expect(grid.getByRole('link', { name: /Anchor 5/ })).toHaveTextContent('22:25');
  expect(within(section('Moments')).getAllByRole('article')).toHaveLength(FIRST_MOMENTS);
});

test('rows are drawn as the user comes near them', async () => {
  await renderHome(fakeServices(goodAnswers()));
  const rows = () => within(section('Moments')).getAllByRole('article').length;
  const seen = [rows()];
  for (let step = 0; step < 3; step += 1) {
    act(showAll);
    seen.push(rows());
  }
  expect(seen).toEqual([1, 3, 6, 10]);
});

test('nothing waits in line: one home call brings the first moments too, with the fields of section 7 [7.23]', async () => {
  const fake = fakeServices(goodAnswers());
  await renderHome(fake);
  expect(fake.sent.map((one) => one.name).sort()).toEqual(['anchorHome', 'images']);
  expect(fake.calls('anchorHome')).toEqual([{ pid: '1', matchSource: '164', t: 1, momentSort: 1 }]);
  expect(fake.calls('images')).toEqual([{ categoryId: '20301' }]);
});

test('crests are asked for once a card is seen [7.24]', async () => {
  const noMore = { list: [], page: 2, size: 10, isLastPage: 1 };
  const fake = fakeServices({ ...goodAnswers(), momentList: () => noMore });
  const { container } = await renderHome(fake);
  act(showAll);
  await settle();
  expect(fake.calls('teamLogo').map((fields) => fields.matchId)).toEqual(['m1', 'm2']);
  expect(container.querySelectorAll('img[src="/file/c1"]')).toHaveLength(2);
});

test('links lead into the room, with the match where there is one', async () => {
  await renderHome(fakeServices(goodAnswers()));
  const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Six at once')).toBe('/anchor/detail/h0?matchId=m1');
  expect(href('Watch Home m1 v Away m1')).toBe('/anchor/detail/h0?matchId=m1');
  expect(href(/Anchor 5/)).toBe('/anchor/detail/h5');
});

test('a banner out of the app asks the services [1.13]', async () => {
  const fake = fakeServices(goodAnswers());
  await renderHome(fake);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(fake.opened).toEqual(['https://example.com/a']);
});

describe('one part that fails leaves the others standing, and heals', () => {
  test('the home call', async () => {
    const answers = { ...goodAnswers(), anchorHome: failWith('rejected') };
    const fake = fakeServices(answers);
    await renderHome(fake);
    const alert = within(section('Hot matches')).getByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load');
    expect(alert).toHaveTextContent('Ref req-1');
    // The moments are asked for on their own.
    expect(within(section('Moments')).getByText('moment 110')).toBeInTheDocument();
    fake.answers.anchorHome = () => rawHome();
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await settle();
    expect(within(section('Anchors')).getAllByRole('link').length).toBeGreaterThan(3);
  });

  test('banners: the way to the ranking keeps their place until the page is opened again', async () => {
    const fake = fakeServices({ ...goodAnswers(), images: failWith('timeout') });
    const { unmount } = await renderHome(fake);
    expect(section('Anchors')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(within(section('Highlights')).getByRole('link', { name: 'Weekly ranking' })).toBeInTheDocument();
    unmount();
    fake.answers.images = goodAnswers().images;
    await renderHome(fake);
    expect(screen.getByRole('link', { name: 'Six at once' })).toBeInTheDocument();
  });

  test('moments', async () => {
    const answers = {
      ...goodAnswers(),
      anchorHome: () => rawHome({ hostMomentList: [] }),
      momentList: failWith('network'),
    };
    const fake = fakeServices(answers);
    await renderHome(fake);
    const moments = within(section('Moments'));
    expect(moments.getByRole('alert')).toHaveTextContent('Can’t connect');
    fake.answers.momentList = goodAnswers().momentList;
    await userEvent.click(moments.getByRole('button', { name: 'Retry' }));
    await settle();
    expect(within(section('Moments')).getAllByRole('article')).toHaveLength(FIRST_MOMENTS);
  });
});

test('empty lists say so', async () => {
  const home = { hosts: [], liveMatchList: [], hostMomentList: [] };
  const list = { list: [], page: 1, size: 10 };
  await renderHome(
    fakeServices({ ...goodAnswers(), anchorHome: () => home, images: () => [], momentList: () => list }),
  );
  expect(section('Hot matches')).toHaveTextContent('No matches today');
  expect(section('Anchors')).toHaveTextContent('No anchors yet');
  expect(section('Moments')).toHaveTextContent('No posts yet');
  // The banners' place is not given up: all below it would jump.
  const highlights = screen.getByRole('region', { name: 'Highlights' });
  expect(within(highlights).getByRole('link', { name: 'Weekly ranking' })).toHaveAttribute('href', '/anchor/week-rank');
});

test('unreadable items are dropped, the rest is shown', async () => {
  const home = rawHome({
    hosts: [{ nickName: 'no id' }, ...rawHosts(2), null, 7],
    liveMatchList: ['x', rawMatch('m2')],
  });
  await renderHome(fakeServices({ ...goodAnswers(), anchorHome: () => home }));
  expect(within(section('Anchors')).getAllByRole('link', { name: /Anchor \d/ })).toHaveLength(2);
  expect(within(section('Hot matches')).getAllByRole('article')).toHaveLength(1);
});

test('a neutral label, told to monitoring once [unknown code.2]', async () => {
  const odd = { activityStatus: 1, hostList: rawHosts(1), phase: 1999, statusId: 4 };
  const home = rawHome({ liveMatchList: [rawMatch('m1', odd), rawMatch('m2', odd)] });
  const fake = fakeServices({ ...goodAnswers(), anchorHome: () => home });
  await renderHome(fake);
  expect(within(section('Hot matches')).getAllByText('In play').length).toBeGreaterThan(0);
  expect(fake.reports).toEqual(['football status 4 phase 1999']);
});

test('offline the page stays, says how old it is, and is read again when asked', async () => {
  const fake = fakeServices(goodAnswers());
  await renderHome(fake);
  act(() => setOnline(false));
  const bar = screen.getByText('Scores may be out of date').closest('[role=status]');
  expect(bar).toHaveTextContent(/\d\d:\d\d/);
  expect(within(section('Anchors')).getAllByRole('link').length).toBeGreaterThan(3);
  act(() => setOnline(true));
  expect(screen.queryByText('Scores may be out of date')).toBeNull();
});

test('a refresh that fails keeps what is there and says so; the next one brings the new', async () => {
  const fake = fakeServices(goodAnswers());
  await renderHome(fake);
  fake.answers.anchorHome = failWith('timeout');
  await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
  await settle();
  expect(screen.getByText('Couldn’t refresh. This may be out of date')).toBeInTheDocument();
  expect(within(section('Moments')).getAllByRole('article')).toHaveLength(FIRST_MOMENTS);
  fake.answers.anchorHome = () => rawHome({ hostMomentList: [{ id: 'new', hostId: 'h0', content: 'brand new' }] });
  await userEvent.click(screen.getAllByRole('button', { name: 'Refresh' })[0] as HTMLElement);
  await settle();
  expect(screen.queryByText('Couldn’t refresh. This may be out of date')).toBeNull();
  expect(within(section('Moments')).getByText('brand new')).toBeInTheDocument();
});
