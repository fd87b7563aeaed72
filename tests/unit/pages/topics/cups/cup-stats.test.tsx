import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spoilers } from '../../../../../src/domains/spoilers/spoiler-store';
import { CallError } from '../../../../../src/http/call-error';
import EuroCupPage from '../../../../../src/pages/topics/euro-cup-page';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { failWith, fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';
import { rawMatch, topicAnswers } from '../../../../support/unit/topics-world';

beforeEach(() => stubBrowser());

const over = (matchId: string, homeId: string, awayId: string, [homeScore = 0, awayScore = 0]: readonly number[]) =>
  rawMatch(matchId, {
    ...{
      statusId: 8,
      matchDate: NOW - 9 * 864e5,
      homeId,
      awayId,
      homeName: `Team ${homeId}`,
      awayName: `Team ${awayId}`,
    },
    ...{ homeScore, awayScore },
  });
const today = { ...over('m3', 'a', 'c', [4, 0]), matchDate: NOW - 3 * 36e5 };
const STAGES: Readonly<Record<string, readonly object[]>> = {
  g: [over('m1', 'a', 'b', [2, 1]), over('m2', 'b', 'c', [0, 0]), today],
  f: [rawMatch('m9', { statusId: 1 })],
};
const player = (playerName: string, value: number, fields: object = {}) => ({
  ...{ playerId: playerName, playerName, teamId: 'a', teamName: 'Team a', rank: 1, value },
  ...fields,
});
const cards = (teamId: string, yellowCards: number, more: object = {}) => ({
  ...{ teamId, yellowCards, redCards: 0, ownGoals: 0, homeTotal: 1, awayTotal: 1 },
  ...more,
});
const answers = {
  ...topicAnswers(),
  euroStages: () =>
    [
      { stageId: 'g', kind: 'group' },
      { stageId: 'f', kind: 'knockout', matchCount: 1 },
    ] as unknown,
  euroList: ({ stageId }: Readonly<Record<string, unknown>>) => STAGES[String(stageId)] as unknown,
  euroRanking: () => ({ groups: [], zones: [], thirds: [] }) as unknown,
  leaguePlayerRanking: ({ order }: Readonly<Record<string, unknown>>) =>
    (order === 'goals'
      ? [player('Kane', 3, { appearances: 7, penalties: 1 }), player('Olmo', 3, { appearances: 5, penalties: 0 })]
      : [player('Xavi', 2)]) as unknown,
  euroHomeAway: () => [cards('a', 4), cards('b', 6, { redCards: 1, ownGoals: 2 }), cards('c', 1)] as unknown,
};

async function open(more: object = {}) {
  const fake = fakeServices({ ...answers, ...more });
  await renderPage(fake, <EuroCupPage />, '/euro-cup?tab=stats');
  await settle();
  return fake;
}
const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join('|'));
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('a cup in figures: matches, goals, scorers, cards and goals of teams [cup figures.4]', async () => {
  await open();
  expect(['Matches', 'Goals', 'Goals a match', 'Own goals'].map(figure)).toEqual(['3', '7', '2.33', '2']);
  const scorers = within(screen.getByRole('region', { name: /^Top scorers/ }));
  expect(scorers.getByText('Kane').parentElement).toHaveTextContent('Team a 7 matches · 1 penalty');
  expect(scorers.getByText('Olmo').parentElement).toHaveTextContent(/5 matches$/);
  expect(scorers.getByText('2 share first place')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Assists' })).getByText('Xavi')).toBeInTheDocument();
  expect(rows('Cards')).toEqual([
    '1|Team b|6|1|3.5in 2',
    '2|Team a|4|0|2.0in 2',
    '3|Team c|1|0|0.5in 2',
    '|All 3 teams|11|1|2.0in 6',
  ]);
  expect(rows('Team goals')).toEqual([
    '1|Team a|6|1|3.00in 2',
    '2|Team b|1|2|0.50in 2',
    '3|Team c|0|4|0.00in 2',
    '|All 3 teams|7|7|1.17in 6',
  ]);
  expect(screen.getAllByRole('link', { name: 'Team a' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/\/euro-cup\/team\/a$/),
  );
});

test('design README 9, cup: with scores hidden the matches of today are left out, which is said [cup figures.5]', async () => {
  const fake = fakeServices(answers);
  spoilers.change(fake.services.storage, () => 'off');
  await renderPage(fake, <EuroCupPage />, '/euro-cup?tab=stats');
  await settle();
  expect(['Matches', 'Goals'].map(figure)).toEqual(['2', '3']);
  expect(screen.getByText('No spoilers: without today’s results')).toBeInTheDocument();
  // Its own goals would tell of today's.
  expect(screen.queryByText('Own goals')).toBeNull();
});

test('additions: a server that ranks no players of a cup and tells no cards leaves what the matches tell [cup figures.6]', async () => {
  const absent = () => new CallError({ kind: 'rejected', code: 404, path: '/x', requestId: '1' });
  await open({ leaguePlayerRanking: absent, euroHomeAway: absent });
  expect(rows('Team goals')).toHaveLength(4);
  expect(screen.queryByRole('table', { name: 'Cards' })).toBeNull();
  expect(screen.queryByRole('region', { name: /^Top scorers/ })).toBeNull();
  expect(screen.queryByText('Own goals')).toBeNull();
});

test('scorers that could not be read say so and are asked for again', async () => {
  const fake = await open({ leaguePlayerRanking: failWith('timeout') });
  const scorers = within(screen.getByRole('region', { name: /^Top scorers/ }));
  fake.answers['leaguePlayerRanking'] = answers.leaguePlayerRanking;
  await userEvent.click(scorers.getByRole('button', { name: /retry|again/i }));
  await settle();
  expect(await screen.findByText('Kane')).toBeInTheDocument();
});

test('before its first match a cup has no figures', async () => {
  await open({ euroList: () => [] as unknown });
  expect(screen.getByText('No data')).toBeInTheDocument();
});
