import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EventEmitter from 'eventemitter3';
import { saveFile } from '../../../../src/domains/share/save-file';
import { spoilers } from '../../../../src/domains/spoilers/spoiler-store';
import FiveLeaguesPage from '../../../../src/pages/topics/five-leagues-page';
import NbaPage from '../../../../src/pages/topics/nba/nba-page';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { failWith, fakeServices, NOW } from '../../../support/unit/fake-services';
import { nbaAnswers } from '../../../support/unit/nba-world';
import { renderPage, settle } from '../../../support/unit/render-page';
import { rawAnchor, rawMatch, topicAnswers } from '../../../support/unit/topics-world';

jest.mock('../../../../src/domains/share/save-file', () => ({ saveFile: jest.fn() }));
beforeEach(() => stubBrowser());

const OVER = { statusId: 8, homeScore: 2, awayScore: 1, homeId: 'a', awayId: 'b', matchDate: NOW - 1e7 };
const season = [
  rawMatch('m3', OVER),
  rawMatch('p1', { ...OVER, homeId: 'b', awayId: 'a', homeScore: 0, awayScore: 0, matchDate: NOW - 9e8 }),
  rawMatch('p2', { ...OVER, awayId: 'c', homeScore: 0, matchDate: NOW - 5e8 }),
];
const lineUp = {
  teamId: 'a',
  lineUp: {
    match: rawMatch('m3', OVER),
    home: {
      starters: [
        {
          playerId: 'Lind',
          events: [
            { kind: 'goal', minute: 12 },
            { kind: 'penalty', minute: 51 },
            { kind: 'off', minute: 60 },
          ],
        },
      ],
      substitutes: [{ playerId: 'Moreno', events: [{ kind: 'on', minute: 60 }] }],
    },
    away: {
      starters: [
        {
          playerId: 'Kruger',
          events: [
            { kind: 'goal', minute: 33 },
            { kind: 'red', minute: 76 },
          ],
        },
      ],
      substitutes: [],
    },
  },
};
const answers = () => ({
  ...topicAnswers(),
  leagueMatchList: () =>
    [
      rawMatch('m3', { ...OVER, competitionName: 'EPL' }),
      rawMatch('m2', { homeId: 'a', awayId: 'b', anchorInfo: [rawAnchor('h1')] }),
    ] as unknown,
  teamSeasonMatch: () => season as unknown,
  teamLineUp: () => lineUp as unknown,
  tipList: () =>
    ({
      list: [
        {
          id: 't1',
          professorId: 'e1',
          sportsTitle: 'Handicap falls',
          goldPrice: 38,
          professor: { id: 'e1', name: 'Asian desk' },
          isOnSale: true,
        },
        { id: 't2', professorId: 'e1', sportsTitle: 'Over', goldPrice: 18, isOnSale: false },
      ],
    }) as unknown,
});

async function openSheet(
  versus: string,
  fields: Partial<ReturnType<typeof answers>> = {},
  { isHiding = false, hasPortal = true } = {},
) {
  const { services, ...rest } = fakeServices({ ...answers(), ...fields });
  // An emitter that nobody listens to: a host without a page of its own.
  const options = hasPortal ? services.options : { ...services.options, bridge: new EventEmitter() };
  const fake = { ...rest, services: { ...services, options } };
  if (isHiding) spoilers.change(fake.services.storage, () => 'off');
  await renderPage(fake, <FiveLeaguesPage />, '/five-leagues');
  const [row] = screen.getAllByRole('button', { name: versus });
  await userEvent.click(row as HTMLElement);
  await screen.findByRole('dialog');
  await settle();
  return { fake, sheet: within(screen.getByRole('dialog')) };
}

test('match at a glance: halves, scorers and cards, form, meetings, tips, and one way to the portal [match at a glance.1]', async () => {
  const { fake, sheet } = await openSheet('Home m3 v Away m3');
  expect(sheet.getByRole('table')).toHaveTextContent('Team1st2ndFullHome m3112Away m3101');
  const events = sheet.getByRole('heading', { name: 'Goals, cards and changes' }).nextElementSibling as HTMLElement;
  expect(
    within(events)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['76′Krugerred card', 'Morenofor Lind60′', 'Lindpenalty51′', '33′Krugergoal', 'Lindgoal12′']);
  expect(sheet.getByRole('link', { name: /Handicap falls/ })).toHaveAttribute('href', '/news/detail/t1');
  expect(sheet.queryByText('Over')).toBeNull();
  await userEvent.click(sheet.getByRole('tab', { name: 'Meetings' }));
  expect(await sheet.findByRole('img', { name: 'Form, newest first: L D' })).toBeInTheDocument();
  expect(sheet.getByRole('heading', { name: /^Form/ })).toHaveTextContent('Formnewest first');
  expect(sheet.getByRole('heading', { name: /^Meetings/ })).toHaveTextContent('Meetings1');
  await userEvent.click(sheet.getByRole('button', { name: 'Match page' }));
  expect(fake.opened).toEqual(['/newSport/result-detail?matchId=m3']);
});

test('a match in its second half has its halves, and a goal is a ball whose word is heard alone', async () => {
  const running = rawMatch('m3', { ...OVER, statusId: 4, competitionName: 'EPL' });
  const { sheet } = await openSheet('Home m3 v Away m3', { leagueMatchList: () => [running] as unknown });
  expect(sheet.getByRole('table')).toHaveTextContent('Home m3112Away m3101');
  const [red, , penalty, goal] = sheet.getAllByRole('listitem');
  expect([red, penalty, goal].map((one) => one?.querySelectorAll('svg').length)).toEqual([0, 1, 1]);
  expect([penalty, goal].map((one) => one?.querySelector('small')?.className)).toEqual(['', 'vh']);
});

test('match at a glance: to come, with who is on air and the way to book it; a part without data is left out [match at a glance.2]', async () => {
  const { sheet } = await openSheet('Home m2 v Away m2', {
    teamSeasonMatch: () => failWith('network'),
    tipList: () => ({ list: [] }) as unknown as ReturnType<ReturnType<typeof answers>['tipList']>,
  });
  expect(sheet.getByRole('link', { name: /Anchor h1/ })).toHaveAttribute('href', '/anchor/detail/h1?matchId=m2');
  expect(sheet.getByText(/^Starts in \d/)).toBeInTheDocument();
  await userEvent.click(sheet.getByRole('button', { name: 'Add to calendar' }));
  expect(jest.mocked(saveFile).mock.lastCall?.[0]).toBe('match-m2.ics');
  expect(sheet.getByRole('button', { name: /^Book/ })).toBeInTheDocument();
  expect(sheet.getAllByRole('heading').map((one) => one.textContent)).toEqual([expect.any(String), 'On air1']);
  expect(sheet.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['At a glance', 'Line-ups']);
});

test('line-ups: home below on one pitch, the bench under it; before kick-off it is said when they come [match at a glance.4]', async () => {
  const placed = (playerId: string, line: number) => ({
    playerId,
    line,
    place: 1,
    events: [{ kind: 'goal', minute: 12 }],
  });
  const side = (teamName: string, playerId: string) => ({
    ...{
      teamName,
      formation: '4-3-3',
      starters: [placed(playerId, 0)],
      substitutes: [{ playerId: `${playerId} two` }],
    },
  });
  const told = { ...lineUp.lineUp, home: side('Home m3', 'Keeper'), away: side('Away m3', 'Guest') };
  const { sheet } = await openSheet('Home m3 v Away m3', {
    teamLineUp: () => ({ teamId: 'a', lineUp: told }) as unknown as typeof lineUp,
  });
  await userEvent.click(sheet.getByRole('tab', { name: 'Line-ups' }));
  await settle();
  const [top, bottom, ...benches] = sheet.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
  expect([top, bottom]).toEqual(['Away m3', 'Home m3']);
  expect(benches).toEqual(['Home m3', 'Away m3']);
  expect(sheet.getAllByRole('img', { name: 'Goal 12′' })).toHaveLength(2);
  await userEvent.click(sheet.getByRole('tab', { name: /^Expert views/ }));
  await settle();
  expect(sheet.getAllByRole('article')).toHaveLength(2);
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Home m2 v Away m2' })[0] as HTMLElement);
  await settle();
  await userEvent.click(screen.getByRole('tab', { name: 'Line-ups' }));
  await settle();
  expect(within(screen.getByRole('dialog')).getByText(/No line-up yet/)).toBeInTheDocument();
});

test('without a portal there is no page of a match to lead to', async () => {
  const { sheet } = await openSheet('Home m3 v Away m3', {}, { hasPortal: false });
  expect(sheet.queryByRole('button', { name: 'Match page' })).toBeNull();
  expect(sheet.getByRole('table')).toBeInTheDocument();
});

test('match at a glance, no spoilers: score, goals, form and meetings wait for a tap', async () => {
  const { sheet } = await openSheet('Home m3 v Away m3', {}, { isHiding: true });
  expect(sheet.queryByRole('table')).toBeNull();
  expect(sheet.queryByText(/Goals, cards and changes/)).toBeNull();
  expect(sheet.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['At a glance', 'Expert views 2']);
  await userEvent.click(sheet.getByRole('button', { name: 'Show' }));
  await settle();
  expect(sheet.getByRole('heading', { name: 'Goals, cards and changes' })).toBeInTheDocument();
  expect(sheet.getByRole('tab', { name: 'Meetings' })).toBeInTheDocument();
});

test('match at a glance, NBA: points by quarters and overtime', async () => {
  const periods = [28, 31, 27, 24, 8].map((home, index) => ({ home, away: [25, 30, 29, 26, 11][index] }));
  const game = {
    ...{ matchId: 'g1', statusId: 10, matchDate: NOW - 1e7, matchTypeId: 2, homeId: '1', awayId: '2' },
    ...{ homeName: 'Cavaliers', awayName: 'Magic', homeScore: 118, awayScore: 121, periods },
  };
  const fake = fakeServices({
    ...nbaAnswers(),
    nbaList: () => [game] as unknown,
    tipList: () => ({ list: [] }) as unknown,
  });
  await renderPage(fake, <NbaPage />, '/nba?tab=schedule');
  await userEvent.click(screen.getAllByRole('button', { name: 'Cavaliers v Magic' })[0] as HTMLElement);
  const table = await screen.findByRole('table');
  expect(table).toHaveTextContent('Team1234OTFullCavaliers28312724 8118Magic25302926 11121'.replaceAll(' ', ''));
});
