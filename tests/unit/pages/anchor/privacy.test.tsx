import { act, screen } from '@testing-library/react';
import { useLiveBadge } from '../../../../src/pages/anchor/use-live-badge';
import { goodAnswers, rawHome, rawMatch } from '../../../support/unit/anchor-world';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { type FakeServices, fakeServices } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { renderHome } from './render-home';

beforeEach(() => stubBrowser());

const privateHost = {
  id: 'p1',
  nickName: 'Private one',
  liveStatus: 1,
  liveSchedule: [{ matchId: 'm9', liveStatus: 1, matchSource: 164, liveUserGroupId: 7, liveRoomId: 'r-private' }],
};
const privateMatch = rawMatch('m9', { masterTeamName: 'Secret', activityStatus: 1, hostList: [privateHost] });
const home = () => rawHome({ hosts: [privateHost], liveMatchList: [privateMatch] });
const become = ({ services }: FakeServices, uid: string, specialRooms: readonly string[]) =>
  act(() => services.session.setState({ token: uid === '' ? '' : 't', uid, specialRooms }));

const world = () => fakeServices({ ...goodAnswers(), anchorHome: home }, true);
const isSecretShown = () => screen.queryByText('Secret') !== null;

test('a private room is shown to its member only, and reaches no cache of anybody else [special rooms.4]', async () => {
  const fake = world();
  const { client } = await renderHome(fake);
  expect(isSecretShown()).toBe(false);
  expect(
    JSON.stringify(
      client
        .getQueryCache()
        .findAll()
        .map((query) => query.state.data),
    ),
  ).not.toContain('r-private');
  become(fake, 'u1', ['r-private']);
  await settle();
  expect(isSecretShown()).toBe(true);
});

test.each([
  ['the next member', 'u2', []],
  ['a visitor', '', []],
  ['a member of another room', 'u3', ['r-other']],
])(
  'while the page of %s is on its way, nothing of the last member is left on the screen [4.34]',
  async (_who, uid, rooms) => {
    const fake = world();
    await renderHome(fake);
    become(fake, 'u1', ['r-private']);
    await settle();
    expect(isSecretShown()).toBe(true);
    fake.answers.anchorHome = () => new Promise(() => {});
    become(fake, uid, rooms);
    expect(isSecretShown()).toBe(false);
  },
);

test('a login keeps what everybody may see on the screen while the member page is on its way', async () => {
  const fake = fakeServices(goodAnswers());
  await renderHome(fake);
  fake.answers.anchorHome = () => new Promise(() => {});
  become(fake, 'u1', []);
  expect(screen.getAllByText('Anchor 5').length).toBeGreaterThan(0);
});

test('section 2, the badge: shares the home call and knows private rooms [2.39]', async () => {
  const Badge = () => <p>{useLiveBadge() ? 'live' : 'quiet'}</p>;
  const fake = world();
  await renderPage(fake, <Badge />);
  expect(screen.getByText('quiet')).toBeInTheDocument();
  become(fake, 'u1', ['r-private']);
  // It asks once the page stands, if nobody else has asked.
  expect(await screen.findByText('live', undefined, { timeout: 4_000 })).toBeInTheDocument();
  expect(fake.sent.every((one) => one.name === 'anchorHome')).toBe(true);
});
