import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anchorStore } from '../../../../src/domains/anchor/anchor-store';
import { spoilers } from '../../../../src/domains/spoilers/spoiler-store';
import { MyMatches } from '../../../../src/pages/topics/mine/my-matches';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { applyAnchors } from '../../domains/apply-pushes';

const HOUR = 3_600_000;
const MATCH = {
  matchId: 'm',
  statusId: 4,
  matchDate: NOW - HOUR,
  homeId: 't',
  homeName: 'Brighton',
  awayName: 'Leeds',
  homeScore: 2,
  awayScore: 1,
  competitionName: 'Premier League',
};
const host = (liveStatus: number, groupId = 0) => ({
  id: 'h',
  nickName: 'Night Owl',
  liveStatus,
  liveSchedule: [{ matchId: 'm', matchSource: '100', liveStatus, liveUserGroupId: groupId }],
});

beforeEach(() => stubBrowser());

async function open(match: object, hosts: readonly object[] = [], hides = false) {
  const answers = { teamMatch: () => [{ ...MATCH, ...match }] as unknown, hostList: () => hosts as unknown };
  const fake = fakeServices(answers as never, true);
  fake.services.storage.set('si:teams', JSON.stringify([{ id: 't', topic: 'fiveLeagues', name: 'Brighton' }]));
  if (hides) spoilers.change(fake.services.storage, () => 'off');
  await renderPage(fake, <MyMatches />, '/five-leagues');
  await settle();
  return fake;
}
const card = () => within(screen.getByRole('region', { name: 'My matches' })).getByRole('article');

/** Mock mine; decisions.md, star a team. */
test.each<[string, object, readonly object[], readonly string[]]>([
  ['somebody is on air with it: the way into the room [star a team.3]', {}, [host(1)], ['/anchor/detail/h?matchId=m']],
  ['on, and nobody shows it', {}, [host(0)], []],
  ['on, and the room is one that this member may not enter', {}, [host(1, 7)], []],
  [
    'to come, and somebody is on air with it',
    { statusId: 1, matchDate: NOW + 1000 },
    [host(1)],
    ['/anchor/detail/h?matchId=m'],
  ],
])('a match of a team with a star: %s', async (_name, match, hosts, links) => {
  await open(match, hosts);
  const shown = within(card()).queryAllByRole('link');
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(links);
});

test('a match to come is booked [star a team.3]', async () => {
  await open({ statusId: 1, matchDate: NOW + 1000 });
  expect(within(card()).getByRole('button', { name: /Brighton v Leeds/ })).toBeInTheDocument();
});

test('for a match that is over no anchors are read', async () => {
  const { calls } = await open({ statusId: 8 });
  expect(calls('hostList')).toEqual([]);
  expect(within(card()).queryByRole('button')).toBeNull();
});

test('who goes on air with it is there with the push', async () => {
  const { services } = await open({}, [host(0)]);
  const push = { hostId: 'h', serverNow: NOW + 1, liveStatus: 1, matchId: 'm' };
  await act(async () => applyAnchors(services.stores.get(anchorStore), [push]));
  expect(await within(card()).findByRole('link', { name: 'Watch Brighton v Leeds' })).toBeInTheDocument();
});

/** decisions.md, no spoilers. */
test('the score of one that ended today waits for a tap', async () => {
  await open({ statusId: 8 }, [], true);
  expect(card()).not.toHaveTextContent('2');
  await userEvent.click(within(card()).getByRole('button', { name: 'Show the score of Brighton v Leeds' }));
  expect(card()).toHaveTextContent('2');
});
