import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { matchStore } from '../../../../../src/domains/match/match-store';
import MatchDayPage from '../../../../../src/pages/topics/day/match-day-page';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { type Answer, failWith, fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';
import { LIVE, rawMatch, stripDay, TODAY } from '../../../../support/unit/topics-world';
import { applyMatches } from '../../../domains/apply-pushes';

beforeEach(() => stubBrowser());

const DAY_MS = 86_400_000;
const EPL = '12387';
const LA_LIGA = '12388';
const HOUR_MS = 3_600_000;
const ended = (id: string) => rawMatch(id, { statusId: 8, matchDate: NOW - 3 * HOUR_MS, homeScore: 2, awayScore: 0 });

/** The day of each league; the others have none. */
const DAY: Readonly<Record<string, readonly object[]>> = {
  [EPL]: [rawMatch('e1', LIVE), rawMatch('e2'), ended('e3')],
  [LA_LIGA]: [rawMatch('l1', { roundName: 'Round 28', round: 28 })],
};
const world = (fields: Record<string, Answer> = {}): Record<string, Answer> => ({
  leagueMatchDate: ({ seasonId }) =>
    String(seasonId) in DAY
      ? [
          { matchDate: TODAY, matchCount: DAY[String(seasonId)]?.length },
          { matchDate: TODAY + DAY_MS, matchCount: 1 },
        ]
      : [],
  leagueMatchList: ({ seasonId, matchDate }) =>
    matchDate === TODAY ? ([...(DAY[String(seasonId)] ?? [])] as unknown) : [rawMatch(`next-${seasonId}`)],
  euroMatchDate: () => [],
  fifaMatchDate: () => [],
  nbaMatchDate: ({ kind }) => (kind === 'regular' ? [{ matchDate: TODAY, matchCount: 1 }] : []),
  nbaList: () => [{ matchId: 'n1', statusId: 1, matchDate: NOW + HOUR_MS, homeName: 'Hawks', awayName: 'Nets' }],
  teamMatch: () => [rawMatch('e1', LIVE), rawMatch('later', { matchDate: NOW + DAY_MS })],
  ...fields,
});

const Where = () => <output>{useLocation().search}</output>;
const address = () => document.querySelector('output')?.textContent;

async function open(at = '/match-day', answers = world(), stored: Record<string, unknown> = {}) {
  const fake = fakeServices(answers);
  for (const [key, value] of Object.entries(stored)) fake.services.storage.set(key, JSON.stringify(value));
  await renderPage(
    fake,
    <>
      <MatchDayPage />
      <Where />
    </>,
    at,
  );
  await settle();
  return fake;
}
const heads = () => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
const rows = () => screen.queryAllByRole('article').map((row) => /(?:Home )?(\w+)/.exec(row.textContent ?? '')?.[0]);
const group = (name: string) => screen.getByRole('region', { name });
const STAR = { 'si:teams': [{ id: 'e1h', topic: 'fiveLeagues', seasonId: EPL, name: 'Home e1' }] };

test('all leagues that play today, each with its round and what is in play; one line says how the day stands', async () => {
  const { calls } = await open();
  expect(heads()).toEqual(['EEPLRound 29 · 3 matches · 1 live', 'LLa LigaRound 28 · 1 match']);
  expect(screen.getByText('4 matches: 1 live · 2 to come · 1 finished')).toBeVisible();
  // Nobody is asked who does not play.
  expect(calls('leagueMatchList').map(({ seasonId }) => seasonId)).toEqual([EPL, LA_LIGA]);
  expect(within(screen.getByRole('tablist')).getByRole('tab', { selected: true })).toHaveTextContent('Today');
});

test('star a team: its match stands first with its league, and not again below [match day.1, star a team.1]', async () => {
  await open('/match-day', world(), STAR);
  expect(heads()).toEqual([
    'Starred teams1 match',
    'EEPLRound 29 · 2 matches · 1 more above',
    'LLa LigaRound 28 · 1 match',
  ]);
  const starred = group('Starred teams');
  expect(starred).toHaveTextContent('EPL');
  expect(within(starred).getByRole('img', { name: 'Starred team' })).toBeInTheDocument();
  expect(screen.getAllByText('Home e1')).toHaveLength(1);
  expect(screen.getByText('4 matches: 1 live · 2 to come · 1 finished')).toBeVisible();
});

test('a group that is folded keeps its count, and is folded at the next visit [match day.3]', async () => {
  const { services } = await open();
  await userEvent.click(within(group('EPL')).getByRole('button', { expanded: true }));
  expect(within(group('EPL')).queryByRole('article')).toBeNull();
  expect(group('EPL')).toHaveTextContent('1 live');
  expect(services.storage.get('si:folded-groups')).toBe('["premierLeague"]');
  await userEvent.click(within(group('EPL')).getByRole('button', { expanded: false }));
  expect(within(group('EPL')).getAllByRole('article')).toHaveLength(3);
  expect(services.storage.get('si:folded-groups')).toBe('[]');
});

test('live only keeps groups and order, and is in the address; a match that ends leaves', async () => {
  const { services } = await open('/match-day', world(), STAR);
  await userEvent.click(screen.getByRole('button', { name: 'Live only 1' }));
  expect(address()).toBe('?show=live');
  expect(heads()).toEqual(['Starred teams1 match']);
  act(() => applyMatches(services.stores.get(matchStore), [{ matchId: 'e1', statusId: 8, serverNow: NOW + 1_000 }]));
  expect(screen.getByText('Nothing in play now')).toBeVisible();
  expect(screen.getByText(/^Next .*, 2 matches$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All 4 matches' }));
  expect(address()).toBe('');
  expect(rows()).toHaveLength(4);
});

test('no spoilers: the line says how many results are hidden, and what is in play is not [no spoilers.1]', async () => {
  await open('/match-day', world(), { 'si:spoilers': 'off' });
  expect(screen.getByText('1 result of today hidden, live ones are not')).toBeVisible();
  expect(screen.getByText('Home e3').closest('article')).toHaveTextContent('??');
  expect(screen.getByText('Home e1').closest('article')).toHaveTextContent('21');
});

test('the NBA is a scope of its own, and so is one league', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'NBA' }));
  await settle();
  expect(address()).toBe('?league=nba');
  expect(heads()).toEqual(['NNBA Regular1 match']);
  await userEvent.click(screen.getByRole('button', { name: 'Football' }));
  await settle();
  expect(heads()).toHaveLength(2);
});

test('an address opens a day of one league; the chip of the league leads to all of them', async () => {
  await open(`/match-day?league=laLiga&day=${new Date(TODAY + DAY_MS + 8 * HOUR_MS).toISOString().slice(0, 10)}`);
  expect(heads()).toEqual(['LLa LigaRound 29 · 1 match']);
  await userEvent.click(screen.getByRole('button', { name: 'La Liga' }));
  await settle();
  expect(heads()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  await settle();
  expect(screen.getByText('Home e1')).toBeVisible();
});

test.each(['day=toString&league=__proto__', 'day=2025-02-30', 'show=none'])(
  'an address that means nothing (%s) shows today [match day.2]',
  async (query) => {
    await open(`/match-day?${query}`);
    expect(screen.getByText('Home e1')).toBeVisible();
  },
);

test('a league that cannot be read says so in its own group, and the others stand', async () => {
  let epl: Answer | undefined = () => failWith('network');
  const leagueMatchList: Answer = (fields) =>
    (fields.seasonId === EPL && epl ? epl : world().leagueMatchList)?.(fields);
  const { services } = await open('/match-day', world({ leagueMatchList }));
  expect(screen.getByText('Home l1')).toBeVisible();
  // Asked again by itself, it keeps its button.
  let end: (error: unknown) => void = () => undefined;
  epl = () => new Promise((resolve) => (end = resolve));
  await act(async () => services.refetch.run('screen'));
  expect(screen.getByText('Home l1')).toBeVisible();
  expect(within(group('EPL')).getByRole('button', { name: 'Retry' })).toBeVisible();
  end(failWith('network')({}));
  await settle();
  epl = undefined;
  await userEvent.click(within(group('EPL')).getByRole('button', { name: 'Retry' }));
  await settle();
  expect(screen.getByText('Home e1')).toBeVisible();
});

test('a calendar that cannot be read is its league’s matter, too', async () => {
  const leagueMatchDate: Answer = (fields) =>
    fields.seasonId === LA_LIGA ? failWith('network') : world().leagueMatchDate?.(fields);
  await open('/match-day', world({ leagueMatchDate }));
  expect(screen.getByText('Home e1')).toBeVisible();
  expect(within(group('La Liga')).getByRole('button', { name: 'Retry' })).toBeVisible();
});

describe('the month', () => {
  const pick = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Pick a date' }));
    await settle();
    return within(screen.getByRole('dialog'));
  };

  it('counts the matches of all leagues, marks today and days of teams with a star, and leads to a day', async () => {
    await open('/match-day', world(), STAR);
    const sheet = await pick();
    const today = sheet.getByRole('radio', { name: `${stripDay(0)}, 4 matches, Today, Starred team` });
    expect(today).toBeChecked();
    await userEvent.click(sheet.getByRole('radio', { name: new RegExp(`^${stripDay(1)}, 2 matches`) }));
    await userEvent.click(sheet.getByRole('button', { name: `See ${stripDay(1)}, 2 matches` }));
    await settle();
    expect(screen.getByText(`Home next-${EPL}`)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of one league: days and sums follow, and the page shows it alone', async () => {
    await open();
    const sheet = await pick();
    await userEvent.click(sheet.getByRole('radio', { name: 'La Liga' }));
    await settle();
    await userEvent.click(sheet.getByRole('button', { name: `See ${stripDay(0)}, 1 match` }));
    await settle();
    expect(heads()).toEqual(['LLa LigaRound 28 · 1 match']);
  });

  it('arrows go by days and by weeks; a day without matches can be reached and not chosen', async () => {
    await open();
    const sheet = await pick();
    const dayOf = (at: number) => sheet.getByRole('radio', { name: new RegExp(`^${stripDay(at)}, `) });
    dayOf(0).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(dayOf(7)).toHaveFocus();
    expect(dayOf(7)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(dayOf(7)).not.toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    expect(dayOf(1)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(dayOf(1)).toBeChecked();
  });

  it('a finger that goes sideways, or a button by its name, leads to the months that have matches', async () => {
    const leagueMatchDate: Answer = () => [{ matchDate: TODAY }, { matchDate: TODAY + 31 * DAY_MS }];
    await open('/match-day', world({ leagueMatchDate }));
    const sheet = await pick();
    const month = () => sheet.getByText(/^\w{3} \d{4}$/).textContent;
    const before = month();
    const grid = sheet.getByRole('radiogroup', { name: 'Match day' });
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(grid, { touches: [{ clientX: from }] });
      fireEvent.touchEnd(grid, { changedTouches: [{ clientX: to }] });
    };
    swipe(100, 300);
    expect(month()).toBe(before);
    swipe(300, 290);
    expect(month()).toBe(before);
    swipe(300, 100);
    expect(month()).not.toBe(before);
    expect(sheet.getByText('1 match day')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: /^Previous month/ }));
    expect(month()).toBe(before);
  });
});
