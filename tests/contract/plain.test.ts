import { channels } from '../../src/contract/push/channels';
import { connectPush } from '../integration/push/push-client';
import { lab } from '../support/browser/lab';
import { type RunningBackend, startBackend } from '../support/servers/backend-process';
import { callNamed, dataOf, type Fields, HOME, signedCall } from '../support/signed-call';

const AT = '2025-03-15T13:25:00Z';
let backend: RunningBackend;
let token = '';
beforeAll(async () => {
  backend = await startBackend({ seed: 3, at: AT, plain: true });
  token = (await lab(backend.url).users()).find(({ key }) => key === 'member')?.token ?? '';
});
afterAll(() => backend.stop());

/** The names of fields anywhere in a value. */
const namesIn = (value: unknown): Set<string> => new Set(JSON.stringify(value).match(/"(\w+)":/g) ?? []);
const quoted = (names: string) => names.split(' ').map((name) => `"${name}":`);

const RANKED: Fields = { type: 'red', startDate: '2025-03-10', endDate: '2025-03-16' };
const CASES: readonly (readonly [call: string, fields: Fields, named: string, additions: string])[] = [
  [
    'anchorHome',
    HOME,
    'hosts liveMatchList matchTypeName activityStatus liveSchedule isTop',
    'statusId phase matchTypeId fansCount heat homeScore masterTeamName',
  ],
  [
    'leagueMatchList',
    { seasonId: '12387', matchDate: Date.parse(AT), pid: '1' },
    'statusId homeId',
    'hostId homeLogo homeName',
  ],
  ['euroList', { seasonId: '11334' }, 'stageId homeScore', 'matchNumber winnerId homeShootout groupName homeFrom'],
  ['leagueRanking', { seasonId: '12387' }, 'groups points', 'zone form zones ruleText deduction'],
  [
    'nbaList',
    { seasonId: '2425', kind: 'playoffs', stageId: '10492' },
    'stageId homeId',
    'conference seriesIndex kind',
  ],
  [
    'nbaRanking',
    { seasonId: '2425', scope: 'regular', division: '1' },
    'divisionName rankingItem',
    'isConference conference gamesBehind streak playoffPlaces',
  ],
  ['tipList', {}, 'goldPrice messageMatchList isBuy total', 'isOnSale professor teaser pickCount statusId saleEndTime'],
  ['myOrders', {}, 'payTime list', 'orderId payGold refundStatus'],
  ['rankingConfig', {}, 'rankingConfigList rankingDateList size text', 'type historyDateList visible'],
  [
    'rankingList',
    RANKED,
    'winRankingList bettingReportList followBetCount showMore',
    'rank profit hitCount mine nickName',
  ],
];

it.each(CASES)('%s answers the specification’s fields alone [additions.3]', async (call, fields, named, additions) => {
  const names = namesIn(await dataOf(backend.url, call, fields, { token }));
  expect(quoted(named).filter((name) => !names.has(name))).toEqual([]);
  expect(quoted(additions).filter((name) => names.has(name))).toEqual([]);
});

it('a parameter of ours is not read [additions to requests.2]', async () => {
  const idsOf = async (name: string, fields: Fields) =>
    JSON.stringify(await dataOf(backend.url, name, fields, { token })).match(/"(?:id|matchId|seasonId)":"?\d+/g);
  const same: readonly (readonly [call: string, without: Fields, ours: Fields])[] = [
    ['tipList', {}, { isHot: 1 }],
    ['hostRank', {}, { week: 1 }],
    ['fifaRanking', {}, { seasonId: '1081022' }],
    ['fifaList', { stageId: '1081001' }, { seasonId: '1081022' }],
    // Not even to refuse it.
    ['hostRank', {}, { week: 'x' }],
  ];
  for (const [call, without, ours] of same)
    expect([call, await idsOf(call, { ...without, ...ours })]).toEqual([call, await idsOf(call, without)]);
});

it.each(['chatList', 'chatSend', 'goldDocument', 'fileUpload'])(
  '%s, a call of ours, is 404 [additions to requests.3]',
  async (call) => {
    const { path, method } = callNamed(call);
    expect(await signedCall(backend.url, call, { liveRoomId: '1' }, { token })).toMatchObject({
      status: 404,
      code: 404,
      msg: `no such call: ${method} ${path}`,
    });
  },
);

/** Other tests ask the same server, and take turns as well. */
const TURNS = Array.from({ length: 12 });

it('an empty list is [] and null by turns, as data and in a field [null for a list.2]', async () => {
  const fields = { sportsIds: 'nobody' };
  const lists = TURNS.map(async () => (await dataOf<{ list: unknown }>(backend.url, 'tipList', fields)).list);
  const wholes = TURNS.map(() => dataOf(backend.url, 'hostList', { hostId: 'nobody' }));
  for (const found of [await Promise.all(lists), await Promise.all(wholes)]) {
    expect(found).toContainEqual([]);
    expect(found).toContain(null);
  }
});

it('a header of ours is not let through to another origin [headers.2]', async () => {
  const reply = await fetch(`${backend.url}${callNamed('tipList').path}`, {
    method: 'OPTIONS',
    headers: { origin: 'https://portal.example', 'access-control-request-method': 'GET' },
  });
  const allowed = reply.headers.get('access-control-allow-headers')?.split(', ');
  expect(allowed).toEqual(expect.arrayContaining(['sign', 'language', 'pid']));
  expect(allowed).not.toContain('x-request-id');
});

it('a push has none, and the laboratory switches them [additions.3]', async () => {
  const home = await dataOf<{ liveMatchList: readonly { matchId: number }[] }>(backend.url, 'anchorHome', HOME);
  const wanted = home.liveMatchList.slice(0, 20).map(({ matchId }) => channels.match(String(matchId)));
  const hear = async () => {
    const push = await connectPush(backend.url);
    push.send({ cmd: 'subscribe', channels: wanted });
    await push.until(() => push.of('live/match').length >= 5);
    push.close();
    return namesIn(push.of('live/match'));
  };
  const plain = await hear();
  expect([...plain]).toEqual(expect.arrayContaining(quoted('matchId statusId')));
  expect(quoted('serverNow phase phaseStart clockSeconds').filter((name) => plain.has(name))).toEqual([]);
  const change = (isPlain: boolean) =>
    fetch(`${backend.url}/_lab/plain`, {
      method: 'POST',
      body: JSON.stringify({ isPlain }),
      headers: { 'content-type': 'application/json' },
    });
  await change(false);
  try {
    expect([...(await hear())]).toEqual(expect.arrayContaining(quoted('serverNow phase')));
  } finally {
    await change(true);
  }
});
