import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EuroCupPage from '../../../../../src/pages/topics/euro-cup-page';
import WorldCupPage from '../../../../../src/pages/topics/world-cup-page';
import { showAll, stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';
import { rawDays, rawGroups, rawMatch, rawTeam, stripDay, topicAnswers } from '../../../../support/unit/topics-world';

beforeEach(() => stubBrowser());

const DAY_MS = 86_400_000;
const cup = (matchId: string, matchNumber: number, fields: Record<string, unknown> = {}) =>
  rawMatch(matchId, {
    statusId: 8,
    matchNumber,
    round: null,
    roundName: null,
    matchDate: NOW - matchNumber * DAY_MS,
    ...fields,
  });

/** A quarter-final that needed penalties, a semi-final after extra time, the final to come without its second team. */
const MATCHES: Readonly<Record<string, readonly object[]>> = {
  g: [cup('g1', 1, { homeScore: 5, awayScore: 1 })],
  q: [cup('q1', 45, { homeScore: 1, awayScore: 1, homeShootout: 5, awayShootout: 3, winnerId: 'q1h' })],
  s: [cup('s1', 49, { homeScore: 2, awayScore: 1, homeExtraScore: 1, awayExtraScore: 0, winnerId: 's1h' })],
  f: [cup('f1', 51, { statusId: 1, matchDate: NOW + DAY_MS, awayName: null, awayFrom: 'W50' })],
};
const cupAnswers = (name: 'euro' | 'fifa') => ({
  ...topicAnswers(),
  [`${name}Stages`]: () =>
    [
      { stageId: 'g', kind: 'group' },
      { stageId: 'q', kind: 'knockout', matchCount: 4 },
      { stageId: 's', kind: 'knockout', matchCount: 2 },
      { stageId: 'f', kind: 'knockout', stageName: 'The final' },
    ] as unknown,
  [`${name}List`]: ({ stageId }: Readonly<Record<string, unknown>>) => (MATCHES[String(stageId)] ?? []) as unknown,
  [`${name}Ranking`]: () => rawGroups() as unknown,
  // Of one match, whichever is asked for: the parameter is an addition.
  [`${name}LineUp`]: () => {
    const team = rawTeam() as { lineUp: { match: object } };
    return { ...team, lineUp: { ...team.lineUp, match: { ...team.lineUp.match, matchId: 'g1' } } } as unknown;
  },
  [`${name}MatchDate`]: () => rawDays() as unknown,
});

async function open(at: string, over: Parameters<typeof fakeServices>[0] = {}) {
  const fake = fakeServices({ ...cupAnswers('euro'), ...over });
  await renderPage(fake, <EuroCupPage />, at);
  await settle();
  return fake;
}

/** The end of each section comes near the screen, one after the other. */
async function scrollDown() {
  for (const _stage of Object.keys(MATCHES)) {
    act(showAll);
    await settle();
  }
}

test('a section is drawn when the one before it ends near the screen', async () => {
  await open('/euro-cup');
  expect(screen.queryByText('Home s1')).toBeNull();
  act(showAll);
  await settle();
  expect(screen.getByText('Home s1')).toBeInTheDocument();
  expect(screen.queryByText('Home q1')).toBeNull();
});

test('mock cup: stages as chips, their sections from the last to the first [2.23]', async () => {
  const { calls } = await open('/euro-cup');
  await scrollDown();
  const chips = within(screen.getByRole('group', { name: 'Stage' }))
    .getAllByRole('button')
    .map((chip) => chip.textContent);
  expect(chips).toEqual(['All', 'Groups', 'Quarter-finals', 'Semi-finals', 'The final', 'No spoilers']);
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles.map((title) => title?.split(/(?<=s|l)\d/)[0])).toEqual([
    expect.stringContaining('The final'),
    expect.stringContaining('Semi-finals'),
    expect.stringContaining('Quarter-finals'),
    expect.stringContaining('Groups'),
  ]);
  expect(calls('euroList')[0]).toMatchObject({ seasonId: '11334', showAnchor: 1 });
});

test('a stage alone, and a day from the month [3.44]', async () => {
  const { calls } = await open('/euro-cup');
  await userEvent.click(screen.getByRole('button', { name: 'Groups' }));
  expect(screen.queryByText('Home q1')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pick a date' }));
  await settle();
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${stripDay(-1)}, `) }));
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^See ${stripDay(-1)}`) }));
  await settle();
  expect(calls('euroList').at(-1)).toHaveProperty('matchDate');
});

test('a shoot-out stands beside the score and is never added [score.2]', async () => {
  await open('/euro-cup');
  await scrollDown();
  const row = screen.getByText('Home q1').closest('article');
  expect(row).toHaveTextContent('1(5)1(3)');
});

test('a place of the bracket has words where its team is not known yet', async () => {
  await open('/euro-cup');
  expect(screen.getByTitle('Winner 50')).toBeInTheDocument();
});

test('groups, and the third places where the best of them go on [1.4]', async () => {
  await open('/euro-cup?tab=groups');
  expect(
    screen.getAllByRole('table').map((table) => within(table).getAllByRole('columnheader')[0]?.textContent),
  ).toEqual(['Group A', 'Group B', 'Third places']);
  const group = screen.getByRole('table', { name: 'Group A' });
  expect(group).toHaveTextContent('+6');
  expect(within(group).getByRole('link', { name: 'Team A1' })).toHaveAttribute('href', '/euro-cup/team/A1');
});

test('knockout: ties with their ends on a line of their own; a tap leaves for the result', async () => {
  const { opened } = await open('/euro-cup?tab=knockout');
  const tie = screen.getByRole('button', { name: 'Home q1 1, Away q1 1, Pens 5–3' });
  expect(tie).toHaveTextContent('Pens 5–3');
  expect(screen.getByRole('button', { name: /Home s1 2, Away s1 1, AET/ })).toBeInTheDocument();
  await userEvent.click(tie);
  expect(opened).toEqual(['/newSport/result-detail?matchId=q1']);
});

/** decisions.md, score; the final of 2022 said 3 : 3 and nothing of who had won. */
test('a final decided on penalties: the shoot-out beside the score, the loser grey; in the list of line-ups too', async () => {
  const final = cup('f1', 51, { homeScore: 3, awayScore: 3, homeShootout: 4, awayShootout: 2, winnerId: 'f1h' });
  const euroList = ({ stageId }: Readonly<Record<string, unknown>>) =>
    (stageId === 'f' ? [final] : (MATCHES[String(stageId)] ?? [])) as unknown;
  const fake = fakeServices({ ...cupAnswers('euro'), euroList });
  await renderPage(fake, <EuroCupPage />, '/euro-cup?tab=knockout');
  await settle();
  const bar = screen.getByText(/^Home f1 3, Away f1 3/).closest('bdi');
  expect(bar).toHaveTextContent('Home f1 3, Away f1 3, Pens 4–2');
  expect(bar).toHaveTextContent('3(4):3(2)');
  expect(screen.getByText('Away f1').closest('.muted')).not.toBeNull();
  expect(screen.getByText('Home f1').closest('.muted')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Line-up' }));
  await settle();
  await userEvent.click(screen.getByRole('button', { name: /Choose a match/ }));
  expect(screen.getByRole('radio', { name: /Home f1 3–3 \(4–2\) Away f1/ })).toBeInTheDocument();
});

test('knockout: the same as a list of its rounds, the final first', async () => {
  await open('/euro-cup?tab=knockout');
  await userEvent.click(screen.getByRole('tab', { name: 'List' }));
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual(['Final', 'Semi-finals', 'Quarter-finals']);
});

test('section 7, ranking {groupName, stageId}: one group is asked for by its name and its stage [2.57, 7.61]', async () => {
  const groups = [...'ABCDEFGH'].map((groupName) => ({ groupName, all: [] }));
  const { calls } = await open('/euro-cup?tab=groups', { euroRanking: () => ({ groups }) });
  const chips = within(screen.getByRole('group', { name: 'Groups' })).getAllByRole('button');
  const first = chips[1] as HTMLElement;
  expect(chips).toHaveLength(9);
  await userEvent.click(first);
  await settle();
  expect(calls('euroRanking').at(-1)).toEqual({
    seasonId: '11334',
    groupName: 'A',
    stageId: expect.any(String),
  });
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(calls('euroRanking')).toHaveLength(2);
});

test('line-up: the last match that began, on the pitch, with what its players did; that of another is not shown for one from the list [additions to requests.4]', async () => {
  const { calls } = await open('/euro-cup?tab=lineup');
  expect(calls('euroLineUp').at(-1)).toEqual({ id: 'g1h', matchId: 'g1' });
  const spain = screen.getAllByRole('list', { name: 'Spain' });
  expect(within(spain[0] as HTMLElement).getByRole('img', { name: 'Goal 45+2′' })).toBeInTheDocument();
  expect(spain[1]).toHaveTextContent('9MorenoOn 60′');
  expect(screen.getByText('Coach: Luis')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Choose a match/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Home s1 2–1 Away s1/ }));
  await settle();
  expect(calls('euroLineUp').at(-1)).toEqual({ id: 's1h', matchId: 's1' });
  expect(screen.queryAllByRole('list', { name: 'Spain' })).toEqual([]);
});

test('world cup: two tournaments, the newest one open, each with calls of its own path [2.16, 7.14]', async () => {
  const fake = fakeServices(cupAnswers('fifa'));
  await renderPage(fake, <WorldCupPage />, '/world-cup');
  await settle();
  expect(fake.calls('fifaStages')).toEqual([{ id: '10810' }]);
  await userEvent.click(screen.getByRole('tab', { name: '2022' }));
  await settle();
  expect(fake.calls('fifaStages').at(-1)).toEqual({ id: '1081022' });
});
