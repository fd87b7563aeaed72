import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { roomInfo } from '../../../../../src/contract/room/room';
import { MatchTab } from '../../../../../src/pages/live-room/match/match-tab';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';
import { rawTip } from '../../../../support/unit/tips-world';
import { rawMatch, topicAnswers } from '../../../../support/unit/topics-world';

beforeEach(() => stubBrowser());

const STATE = { statusId: 4, matchTypeId: 1, homeScore: 1, awayScore: 0, startDate: NOW - 3e6 };
const IDS = { homeId: 'a', awayId: 'b', competitionId: '12387' };
const host = { id: 'h0', nickName: 'Anchor 0', liveStatus: 1, liveSchedule: [] } as never;
const side = (playerId: string) => ({
  formation: '4-4-2',
  starters: [{ playerId, shortName: playerId, line: 0, events: [{ kind: 'goal', minute: 12 }] }],
  substitutes: [],
});
const answers = {
  ...topicAnswers(),
  anchorHome: () => ({ matchList: [], hostList: [] }),
  teamLineUp: () =>
    ({ teamId: 'a', lineUp: { match: rawMatch('m1'), home: side('Lind'), away: side('Krug') } }) as unknown,
  teamSeasonMatch: () =>
    [
      rawMatch('p1', { statusId: 8, homeId: 'a', awayId: 'b', homeScore: 2, awayScore: 1, matchDate: NOW - 9e8 }),
    ] as unknown,
  tipList: () => ({ list: [rawTip('t1')] }) as unknown,
};

async function open(fields: object, more: object = {}) {
  const show = {
    ...v.parse(roomInfo, {
      matchId: 'm1',
      liveRoomId: 'r0',
      masterTeamName: 'Lions',
      guestTeamName: 'Bears',
      ...STATE,
      ...fields,
    }),
    askedAt: NOW,
  };
  const fake = fakeServices({ ...answers, ...more });
  await renderPage(fake, <MatchTab show={show} host={host} viewers={undefined} />);
  await settle();
  return fake;
}
const chips = () =>
  within(screen.getByRole('group', { name: 'Match' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const tap = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
};

test('a room’s match has the views of a match’s sheet; the first begins with what the room knows [match at a glance.5]', async () => {
  await open(IDS);
  expect(chips()).toEqual(['At a glance', 'Line-ups', 'Expert views 1', 'Meetings']);
  expect(screen.getByText('Anchor 0')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Goals, cards and changes' }).nextElementSibling).toHaveTextContent(
    'Lind',
  );
  await tap('Line-ups');
  expect(screen.getByText('Anchor 0')).not.toBeVisible();
  expect(screen.getByRole('figure', { name: /Lions.*Bears/ })).toBeInTheDocument();
  await tap('Meetings');
  expect(await screen.findByRole('heading', { name: /^Meetings/ })).toBeInTheDocument();
  await tap('At a glance');
  expect(screen.getByText('Anchor 0')).toBeVisible();
});

test('a game of the NBA in a room has its players, leaders and what was before [match at a glance.5]', async () => {
  const game = { ...STATE, matchTypeId: 2, statusId: 6, homeScore: 78, awayScore: 84 };
  const player = (id: string) => ({ teamId: id, gamePlayers: [{ playerId: `p${id}`, points: 20, minutes: 30 }] });
  const past = rawMatch('g0', {
    statusId: 10,
    homeId: 'a',
    awayId: 'b',
    homeScore: 101,
    awayScore: 99,
    matchDate: NOW - 9e8,
  });
  const fake = await open(
    { ...game, homeId: 'a', awayId: 'b', seasonId: '2425' },
    { nbaTeamLineUp: ({ id }: { readonly id: string }) => player(id), nbaTeamMatch: () => [past] },
  );
  expect(chips()).toEqual(['At a glance', 'Players', 'Expert views 1', 'Meetings']);
  expect(fake.calls('nbaTeamMatch').map(({ kind, seasonId }) => `${kind} ${seasonId}`)).toContain('regular 2425');
  await tap('Players');
  expect(await screen.findAllByRole('table')).toHaveLength(2);
});

test('additions: without the teams’ ids the tips of the match are left, without tips the room’s own [match at a glance.5]', async () => {
  const fake = await open({});
  expect(chips()).toEqual(['At a glance', 'Expert views 1']);
  expect(fake.sent.map(({ name }) => name)).not.toContain('teamLineUp');
});

test('a server that tells nothing of the match leaves one chip and what the room knows', async () => {
  await open({}, { tipList: () => ({ list: [] }) as unknown });
  expect(chips()).toEqual(['At a glance']);
  expect(screen.getByText('Anchor 0')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Goals, cards and changes' })).toBeNull();
});
