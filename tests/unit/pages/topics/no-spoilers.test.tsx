import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showScore, spoilers } from '../../../../src/domains/spoilers/spoiler-store';
import EuroCupPage from '../../../../src/pages/topics/euro-cup-page';
import FiveLeaguesPage from '../../../../src/pages/topics/five-leagues-page';
import { TeamForm } from '../../../../src/pages/topics/tables/team-form';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { type Answer, failWith, fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { LIVE, rawDays, rawMatch, stripDay, topicAnswers } from '../../../support/unit/topics-world';

beforeEach(() => stubBrowser());

const rowOf = (team: string) =>
  screen
    .getAllByText(team)
    .map((name) => name.closest('article'))
    .find((row) => row !== null) as HTMLElement;
const hideScores = ({ services }: ReturnType<typeof fakeServices>) => spoilers.change(services.storage, () => 'off');
const turn = () => userEvent.click(screen.getByRole('button', { name: /^No spoilers/ }));

test('no spoilers: a match that ended today is hidden with all that tells, one in play is not; a tap shows it [no spoilers.1]', async () => {
  const fake = fakeServices(topicAnswers());
  await renderPage(fake, <FiveLeaguesPage />, '/five-leagues');
  expect(rowOf('Home m3')).toHaveTextContent('Agg 3-2');
  await turn();
  expect(screen.getByRole('button', { name: 'No spoilers: on', pressed: true })).toBeInTheDocument();
  expect(rowOf('Home m3')).toHaveTextContent(/\?\?/);
  expect(rowOf('Home m3')).not.toHaveTextContent('Agg');
  expect(within(rowOf('Home m3')).queryByRole('img', { name: /Red cards/ })).toBeNull();
  expect(rowOf('Home m3').innerHTML).not.toContain('lose');
  expect(rowOf('Home m1')).toHaveTextContent('21');
  await userEvent.click(within(rowOf('Home m3')).getByRole('button', { name: 'Show the score of Home m3 v Away m3' }));
  expect(rowOf('Home m3')).toHaveTextContent('Agg 3-2');
  expect(rowOf('Home m3')).not.toHaveTextContent('?');
  expect(spoilers.read(fake.services.storage)).toBe('off');
});

test('no spoilers: the newest of a team’s form waits for a tap [no spoilers.3]', async () => {
  const fake = fakeServices(topicAnswers());
  hideScores(fake);
  await renderPage(fake, <TeamForm form={['W', 'D', 'L']} />, '/five-leagues');
  const form = screen.getByRole('button', { name: /Show form/ });
  expect(form).toHaveTextContent('?DL');
  await userEvent.click(form);
  expect(screen.getByRole('img', { name: /W D L/ })).toHaveTextContent('WDL');
});

test('no spoilers: a bracket hides the score of today’s tie and who won it, until it is tapped [no spoilers.2]', async () => {
  const stages = [{ stageId: '113342', stageName: 'Quarter', kind: 'knockout', matchCount: 4 }];
  const tie = (matchNumber: number, home: string, away: string, fields: Record<string, unknown>) =>
    rawMatch(`k${matchNumber}`, {
      ...{ matchNumber, stageId: '113342', homeId: home, awayId: away, homeName: home, awayName: away, ...fields },
    });
  const over = { statusId: 8, homeScore: 2, awayScore: 1, matchDate: NOW - 1e7, winnerId: 'Spain' };
  const matches = [tie(45, 'Spain', 'Germany', over), tie(49, 'Spain', 'France', { matchDate: NOW + 1e8 })];
  const answers = {
    ...topicAnswers(),
    euroStages: () => stages as unknown,
    euroList: () => matches as unknown,
  };
  const fake = fakeServices(answers);
  hideScores(fake);
  await renderPage(fake, <EuroCupPage />, '/euro-cup?tab=knockout');
  const hidden = screen.getByRole('button', { name: /Spain v Germany.*Tap to show/ });
  expect(hidden).toHaveTextContent('?');
  expect(screen.getByRole('button', { name: /Winner hidden v France/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Spain v France/ })).toBeNull();
  await userEvent.click(hidden);
  await settle();
  expect(screen.getByRole('button', { name: /Spain 2, Germany 1/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Spain v France/ })).toBeInTheDocument();
});

/** A semi-final that ended today, and the final with its winner. */
const CUP: Readonly<Record<string, readonly object[]>> = {
  semi: [
    rawMatch('s1', {
      statusId: 8,
      homeScore: 2,
      awayScore: 1,
      matchDate: NOW - 1e7,
      homeId: 'spain',
      homeName: 'Spain',
    }),
  ],
  groups: [
    rawMatch('g1', { stageId: 'groups', homeName: 'Norway', awayName: 'Kenya' }),
    rawMatch('g2', { stageId: 'more', homeName: 'Peru', awayName: 'Chile' }),
  ],
  final: [
    rawMatch('f1', { matchDate: NOW + 1e8, homeId: 'spain', homeName: 'Spain', awayId: 'italy', awayName: 'Italy' }),
  ],
};

const GROUPS = { stageId: 'groups', kind: 'group' };

async function openCup(others: 'come' | 'wait' | 'fail', semi = CUP.semi ?? [], groups: readonly object[] = [GROUPS]) {
  const heals = { isDown: others === 'fail' };
  const euroList: Answer = ({ stageId }) => {
    if (stageId === 'semi' && others === 'come') return semi;
    if (stageId === undefined) return [...(CUP.groups ?? []), ...(CUP.final ?? [])];
    if (stageId === 'final' || others === 'come' || (others === 'fail' && !heals.isDown))
      return CUP[String(stageId)] ?? [];
    return others === 'wait' ? new Promise(() => undefined) : failWith('network')({});
  };
  const euroStages = () =>
    [
      ...groups,
      { stageId: 'semi', kind: 'knockout', matchCount: 2 },
      { stageId: 'final', kind: 'knockout', stageName: 'The final' },
    ] as unknown;
  const fake = fakeServices({ ...topicAnswers(), euroStages, euroList, euroMatchDate: () => rawDays() as unknown });
  hideScores(fake);
  await renderPage(fake, <EuroCupPage />, '/euro-cup');
  await settle();
  return { heals, fake };
}

const pickDay = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Pick a date' }));
  await settle();
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${stripDay(-1)}, `) }));
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^See ${stripDay(-1)}`) }));
  await settle();
};

/** The finalists that are named there. */
const namedIn = (place: HTMLElement) => {
  expect(within(place).getAllByText('Winner hidden')).not.toHaveLength(0);
  const names = within(place).queryAllByText(/^(Spain|Italy)$/);
  return [...new Set(names.map(({ textContent }) => textContent))];
};

test.each([
  ['all stages', 'All', 'come', ['Italy']],
  ['a stage alone', 'The final', 'come', ['Italy']],
  ['a stage alone, the others on their way', 'The final', 'wait', []],
  ['a stage alone, the others not to be had', 'The final', 'fail', []],
] as const)('no spoilers, %s: the final does not tell who won a hidden semi-final [no spoilers.2]', async (...row) => {
  const [, chip, others, named] = row;
  await openCup(others);
  await userEvent.click(screen.getByRole('button', { name: chip }));
  await settle();
  const title = screen.getByRole('heading', { level: 2, name: /The final/ });
  expect(namedIn(title.closest('section') as HTMLElement)).toEqual(named);
});

test.each([
  ['', 'come', ['Italy']],
  [', the stages on their way', 'wait', []],
  [', a stage not to be had', 'fail', []],
] as const)(
  'no spoilers, a day of a cup%s: groups have their names, the final does not tell who won a hidden semi-final [no spoilers.2]',
  async (...row) => {
    const [, others, named] = row;
    await openCup(others);
    await pickDay();
    expect(namedIn(document.body)).toEqual(named);
    expect(screen.getAllByText('Norway')).not.toHaveLength(0);
  },
);

test.each([
  ['a stage', () => userEvent.click(screen.getByRole('button', { name: 'The final' }))],
  ['a day', pickDay],
])('no spoilers, %s: names that stay hidden for want of another stage come with a retry', async (_name, choose) => {
  const { heals } = await openCup('fail');
  await choose();
  await settle();
  expect(namedIn(document.body)).toEqual([]);
  heals.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await settle();
  expect(namedIn(document.body)).toEqual(['Italy']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['is hidden, whatever was said since', undefined, ['Italy']],
  ['is named once its score is asked for', 's1', ['Italy', 'Spain']],
])(
  'no spoilers: of a semi-final that the last reading has in play, the winner in the final %s [no spoilers.2]',
  async (_name, asked, named) => {
    const { fake } = await openCup('come', [
      rawMatch('s1', { ...LIVE, matchDate: NOW - 5e6, homeId: 'spain', homeName: 'Spain' }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'The final' }));
    await settle();
    expect(namedIn(document.body)).toEqual(['Italy']);
    if (asked !== undefined) act(() => showScore(fake.services, asked));
    await settle();
    const names = screen.queryAllByText(/^(Spain|Italy)$/).map(({ textContent }) => textContent);
    expect([...new Set(names)].sort()).toEqual(named);
  },
);

test.each([
  ['a second group stage keeps its names', [GROUPS, { stageId: 'more', kind: 'group' }], ['Norway', 'Peru']],
  ['a cup without groups has no names while its stages are on their way', [], []],
])('no spoilers: %s', async (_name, groups, named) => {
  await openCup('wait', [], groups);
  await pickDay();
  expect(namedIn(document.body)).toEqual([]);
  const shown = screen.queryAllByText(/^(Norway|Peru)$/).map(({ textContent }) => textContent);
  expect([...new Set(shown)]).toEqual(named);
});
