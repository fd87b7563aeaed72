import { act, fireEvent, screen, within } from '@testing-library/react';
import { goodAnswers, rawHome, rawMatch } from '../../../support/unit/anchor-world';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices } from '../../../support/unit/fake-services';
import { settle } from '../../../support/unit/render-page';
import { renderHome } from './render-home';
import { countRenders, takeCommits } from './rendered';

beforeEach(() => {
  stubBrowser();
  countRenders();
  takeCommits();
});

const MATCHES = 9;
const manyMatches = () =>
  rawHome({ liveMatchList: Array.from({ length: MATCHES }, (_, index) => rawMatch(`m${index}`)) });
const cards = () => within(screen.getByRole('region', { name: 'Hot matches' })).getAllByRole('article').length;

test('what is spoken comes without a render of the page around it', async () => {
  await renderHome(fakeServices(goodAnswers()));
  await settle(100);
  const commits = takeCommits();
  const spoken = commits.find((names) => names.includes('LiveMatchAnnouncements')) ?? [];
  expect(spoken).toContain('SpokenNews');
  expect(spoken).not.toContain('AnchorHomePage');
  expect(spoken.length).toBeLessThan(6);
  // The page itself is seen to render, so that its absence says something.
  expect(commits.flat()).toContain('AnchorHomePage');
});

describe('cards beside the screen', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: 10 }));
  afterEach(() => jest.useRealTimers());

  const open = () => renderHome(fakeServices({ ...goodAnswers(), anchorHome: manyMatches }));

  test('at rest they come one by one, and none that is there renders again [beside the screen.1]', async () => {
    await open();
    expect(cards()).toBe(3);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(cards()).toBe(3);
    takeCommits();
    const seen = [cards()];
    for (let step = 0; step < 400 && seen.at(-1) !== MATCHES; step += 1) {
      await act(() => jest.advanceTimersByTimeAsync(10));
      if (cards() !== seen.at(-1)) seen.push(cards());
    }
    expect(seen).toEqual([3, 4, 5, 6, 7, 8, 9]);
    const filled = takeCommits().filter((names) => names.includes('MatchStrip'));
    expect(filled.map((names) => names.filter((name) => name === 'LiveMatchCard').length)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('a touch brings them all [beside the screen.1]', async () => {
    await open();
    const strip = within(screen.getByRole('region', { name: 'Hot matches' }))
      .getAllByRole('article')[0]
      ?.closest('.strip');
    fireEvent.touchStart(strip as Element);
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(cards()).toBe(MATCHES);
  });
});
