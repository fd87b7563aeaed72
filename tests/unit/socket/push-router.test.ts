import type { Locale } from '../../../src/contract/shell/languages';
import { createPushRouter } from '../../../src/socket/push-router';

const setUp = () => {
  const got: unknown[] = [];
  const reports: string[] = [];
  const router = createPushRouter(
    [{ 'live/match': (data) => got.push(data) }, { 'live/match': () => got.push('second feature') }],
    (report) => reports.push(report.kind),
    () => 1_000,
    () => 'en',
  );
  return { got, reports, router };
};
const MATCH = { matchId: 7, serverNow: 1, homeScore: 2 };

/** product.md, section 4, JSON messages; decisions.md, socket. */
it.each([
  ['by mutation [4.30]', { namespace: 'live', mutation: 'match', data: MATCH }],
  ['by action', { namespace: 'live', action: 'match', data: MATCH }],
  ['without a namespace', { mutation: 'live/match', data: MATCH }],
])('routes %s to every feature that knows it', (_name, frame) => {
  const { got, router } = setUp();
  router.route(JSON.stringify(frame));
  expect(got).toEqual([expect.objectContaining({ matchId: '7', homeScore: 2 }), 'second feature']);
});

it.each([
  ['an unknown name', '{"namespace":"live","mutation":"nope","data":{}}', 'push-unknown'],
  ['a prototype name', '{"namespace":"__proto__","mutation":"constructor"}', 'push-unknown'],
  ['a toString', '{"mutation":"toString"}', 'push-unknown'],
  ['no name', '{"data":{}}', 'push-unknown'],
  ['not JSON', '{"namespace":', 'push-malformed'],
  ['another shape', '{"namespace":"live","mutation":"match","data":{"matchId":null}}', 'push-malformed'],
])('drops %s, counts it, reports it once [socket.2, the edge.1]', (_name, frame, kind) => {
  const { got, reports, router } = setUp();
  router.route(frame);
  router.route(frame);
  expect(got.filter((entry) => typeof entry === 'object')).toEqual([]);
  expect(router.dropped()).toBeGreaterThanOrEqual(2);
  expect(reports).toEqual([kind]);
});

it('decisions.md, additions: a push without serverNow has the time of its arrival, later than the one before [server time.1]', () => {
  const { got, router } = setUp();
  const frame = JSON.stringify({ namespace: 'live', mutation: 'match', data: { matchId: 7, homeScore: 1 } });
  router.route(frame);
  router.route(frame);
  const times = got.flatMap((one) => (typeof one === 'object' ? [(one as { serverNow: number }).serverNow] : []));
  expect(times[0]).toBeGreaterThanOrEqual(1_000);
  expect(times[1]).toBeGreaterThan(times[0] ?? 0);
});

it.each<[string, Locale, object | null, object]>([
  [
    'in the language at hand, the rest as it is',
    'en',
    { en: { nickName: 'Zhou' } },
    { nickName: 'Zhou', content: '好球' },
  ],
  ['in its fallback', 'vi', { en: { nickName: 'Zhou' } }, { nickName: 'Zhou', content: '好球' }],
  ['in both', 'vi', { vi: { nickName: 'Châu' }, en: { nickName: 'Zhou' } }, { nickName: 'Châu', content: '好球' }],
  ['in none of a dialect', 'zh-TW', { en: { nickName: 'Zhou' } }, { nickName: '小周', content: '好球' }],
  ['in another one', 'en', { fr: { nickName: 'Zhou' } }, { nickName: '小周', content: '好球' }],
  ['none', 'en', null, { nickName: '小周', content: '好球' }],
  ['one that is nonsense', 'en', { en: 7 }, { nickName: '小周', content: '好球' }],
])('a push with a translation %s', (_name, locale, translations, expected) => {
  const got: unknown[] = [];
  const router = createPushRouter(
    [{ 'live/chat': (data) => got.push(data) }],
    () => {},
    Date.now,
    () => locale,
  );
  const data = { id: 1, liveRoomId: 2, createDate: 3, nickName: '小周', content: '好球', translations };
  router.route(JSON.stringify({ namespace: 'live', mutation: 'chat', data }));
  expect(got).toEqual([expect.objectContaining(expected)]);
});

it('tells a pong from a message [subscribe.2]', () => {
  const { router } = setUp();
  expect(router.route('{"cmd":"pong"}').isPong).toBe(true);
  expect(router.route('{"cmd":"other"}').isPong).toBe(false);
});
