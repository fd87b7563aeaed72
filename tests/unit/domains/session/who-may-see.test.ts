import { QueryClient } from '@tanstack/react-query';
import { anchorHomeQuery } from '../../../../src/domains/anchor/anchor-home-query';
import { weekRankQuery } from '../../../../src/domains/anchor/week-rank-query';
import { scheduleQuery } from '../../../../src/domains/room/schedule-query';
import { type Audience, currentAudience } from '../../../../src/domains/session/audience';
import { portraitQuery } from '../../../../src/pages/anchor/image/image-query';
import { liveListQuery } from '../../../../src/pages/anchor/lists/live-list-query';
import { roomQuery } from '../../../../src/pages/live-room/data/room-query';
import type { Services } from '../../../../src/services/services';
import { rawHome, rawMatch } from '../../../support/unit/anchor-world';
import { fakeServices, NOW } from '../../../support/unit/fake-services';

/** A show in a private room, one that everybody may see, and one of a portal that is not ours. */
const show = (liveRoomId: string, fields: object = {}) => ({
  matchId: `m-${liveRoomId}`,
  liveRoomId,
  liveStatus: 1,
  matchSource: '164',
  startDate: NOW,
  ...fields,
});
const SHOWS = [show('r-open'), show('r-private', { liveUserGroupId: 7 }), show('r-elsewhere', { matchSource: '29' })];
const HOST = { id: '7', nickName: 'Seven', liveStatus: 1, rank: 1, liveSchedule: SHOWS };
const WITHDRAWN = { id: '8', nickName: 'Withdrawn', liveStatus: 3, liveSchedule: [] };
const hosts = () => [HOST, WITHDRAWN];

const ANSWERS = {
  anchorHome: () => rawHome({ hosts: hosts(), liveMatchList: [rawMatch('m-r-open', { hostList: hosts() })] }),
  hostRank: hosts,
  hostList: hosts,
  hostSchedule: () => SHOWS,
  hostMatchInfo: () => ({ ...show('r-open'), hostList: hosts() }),
};
type MakeQuery = (services: Services, audience: Audience) => object;
const QUERIES: Readonly<Record<string, MakeQuery>> = {
  'anchor home': anchorHomeQuery,
  'the ranking of the week': (services, audience) => weekRankQuery(services, audience, 0),
  'who is on air': liveListQuery,
  'a host’s photos': (services, audience) => portraitQuery(services, audience, '7'),
  'a room': (services, audience) => roomQuery(services, audience, '7'),
  'a host’s shows': (services, audience) => scheduleQuery(services, audience, '7'),
};

const open = (specialRooms: readonly string[] = []) => {
  const { services } = fakeServices(ANSWERS, true);
  services.session.setState({ specialRooms });
  return { services, audience: currentAudience(services) };
};
const queryOf = (make: MakeQuery, { services, audience }: ReturnType<typeof open>) =>
  make(services, audience) as Parameters<QueryClient['fetchQuery']>[0];

async function kept(make: MakeQuery, viewer: ReturnType<typeof open>) {
  const client = new QueryClient();
  await client.fetchQuery(queryOf(make, viewer));
  return JSON.stringify(client.getQueryCache().getAll()[0]?.state.data);
}

/** product.md, section 5: what this viewer may not see is left out before anything is cached. */
describe.each(Object.entries(QUERIES))('%s', (_name, make) => {
  it('keeps nothing of a private room for who may not enter it', async () => {
    const data = await kept(make, open());
    expect(data).toContain('r-open');
    expect(data).not.toContain('r-private');
  });

  it('keeps it for who may', async () => {
    expect(await kept(make, open(['r-private']))).toContain('r-private');
  });

  it('keeps nothing of another portal’s shows, nor of who has withdrawn', async () => {
    const data = await kept(make, open(['r-private']));
    expect(data).not.toContain('r-elsewhere');
    expect(data).not.toContain('Withdrawn');
  });

  it('is another reading for another viewer', () => {
    const keyOf = (viewer: ReturnType<typeof open>) => JSON.stringify(queryOf(make, viewer).queryKey);
    expect(keyOf(open())).not.toBe(keyOf(open(['r-private'])));
  });
});

describe('who looks', () => {
  it.each([
    ['rooms', (services: Services) => services.session.setState({ specialRooms: ['r1'] })],
    ['the member', (services: Services) => services.session.setState({ token: 'other' })],
    ['nobody any more', (services: Services) => services.session.setState({ token: '', uid: '' })],
  ])('is somebody else with other %s', (_what, change) => {
    const { services } = open();
    const before = currentAudience(services).key;
    change(services);
    expect(currentAudience(services).key).not.toBe(before);
  });

  it.each([
    [[], true],
    [['r1'], false],
  ])('sees what everybody may see, with the rooms %j: %s', (rooms, isPublic) => {
    expect(open(rooms).audience.isPublic).toBe(isPublic);
  });
});
