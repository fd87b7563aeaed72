import fc from 'fast-check';
import { encodePairs, type Field, toPairs } from '../../src/contract/form';
import { allCalls } from '../../tools/documents/all-calls';
import { lab } from '../support/browser/lab';
import { type RunningBackend, startBackend } from '../support/servers/backend-process';
import { callNamed, dataOf, type Fields, signedCall } from '../support/signed-call';

let backend: RunningBackend;
let token = '';
beforeAll(async () => {
  backend = await startBackend({ at: '2025-03-15T13:25:00Z' });
  token = (await lab(backend.url).users()).find((user) => user.key === 'member')?.token ?? '';
  const { list } = await dataOf<{ list: { id: number }[] }>(backend.url, 'tipList');
  tips = list.map(({ id }) => id);
});
afterAll(() => backend.stop());

const RUNS = 250;
let tips: readonly number[] = [];
// Read when a value is drawn: the tips are known by then.
const someTip = fc.nat({ max: 9 }).map((place) => tips[place] ?? place);
const name = fc.constantFrom(...allCalls.map((call) => call.name));
const leaf = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    'NaN',
    '9007199254740993',
    '__proto__',
    "' or 1=1 --",
    '\u0000',
    '\ud800',
    '../../etc',
  ),
);
const key = fc.oneof(
  fc.constantFrom(
    'hostId',
    'matchId',
    'momentId',
    'count',
    'page',
    'size',
    'momentSort',
    'categoryId',
    'pid',
    't',
    'matchSource',
    'liveRoomId',
    'lotteryId',
    'chatId',
    'commentId',
    'cate',
    'content',
    'tab',
    'week',
    'seasonId',
    'teamId',
    'matchDate',
    'stageId',
    'groupName',
    'order',
    'messageId',
    'professorId',
    'sortType',
    'sportsType',
    'sportsIds',
    'sportsSource',
    'isHistory',
    'isAttention',
    'parentId',
    'photos',
    'result',
    'id',
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'a.b', 'a[0]', '[]', ''),
  fc.string({ maxLength: 8 }),
);
const { fields } = fc.letrec<{ fields: Fields; value: Field }>((tie) => ({
  fields: fc.dictionary(key, tie('value'), { maxKeys: 6 }),
  value: fc.oneof({ maxDepth: 3 }, leaf, fc.array(tie('value'), { maxLength: 4 }), tie('fields')),
}));

/** The same fields with likely values, so that some get past the checks. */
const plausible = fc.record(
  {
    hostId: fc.oneof(fc.integer({ min: 1001, max: 1080 }), leaf),
    matchId: fc.oneof(fc.integer(), leaf),
    momentId: fc.oneof(fc.integer({ min: 1, max: 2200 }), leaf),
    count: fc.integer({ min: 1, max: 1000 }),
    page: fc.integer(),
    size: fc.integer(),
    momentSort: fc.integer(),
    categoryId: leaf,
    showClient: fc.integer(),
    pid: leaf,
    t: fc.integer(),
    matchSource: leaf,
    liveRoomId: fc.oneof(fc.integer({ min: 51_001, max: 51_085 }), fc.integer({ min: 91_001, max: 91_085 }), leaf),
    lotteryId: leaf,
    chatId: fc.oneof(fc.integer(), fc.constant('w51001-1'), leaf),
    cate: fc.oneof(fc.integer({ min: 1, max: 6 }), leaf),
    content: fc.string({ unit: 'grapheme', maxLength: 250 }),
    tab: fc.integer({ min: 0, max: 4 }),
    week: fc.integer({ min: -1, max: 2 }),
    id: fc.oneof(someTip, leaf),
    messageId: fc.oneof(someTip, leaf),
    professorId: fc.oneof(fc.integer({ min: 3001, max: 3026 }), leaf),
    sortType: fc.integer({ min: -1, max: 8 }),
    sportsType: fc.integer({ min: -1, max: 40 }),
    sportsSource: fc.integer({ min: 0, max: 3 }),
    sportsIds: fc.oneof(fc.constant('101907,101908'), leaf),
    isHistory: fc.integer({ min: 0, max: 2 }),
    isAttention: fc.integer({ min: 0, max: 2 }),
    commentId: fc.oneof(
      fc.integer(),
      someTip.map((tip) => `w${tip}-0`),
      leaf,
    ),
    parentId: leaf,
  },
  { requiredKeys: ['page', 'size', 'momentSort', 'pid', 't', 'matchSource', 'categoryId', 'showClient'] },
) as fc.Arbitrary<Fields>;

/** A room that fits int4 and whose host does not. */
const BELOW_INT4: Fields = {
  page: 0,
  size: 0,
  momentSort: 0,
  categoryId: '',
  showClient: 0,
  pid: 0,
  t: 0,
  matchSource: 0,
  liveRoomId: -2147433649,
  content: '!',
};

it('any fields, well signed: an envelope, and never a fault of the server [envelope.3]', async () => {
  await fc.assert(
    fc.asyncProperty(name, fc.oneof(fields, plausible), async (call, sent) => {
      // What UTF-8 cannot carry cannot be signed by anybody.
      fc.pre(isSendable(sent));
      const reply = await signedCall(backend.url, call, sent, { token });
      expect(reply).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
      expect(reply.status === 200 || reply.status === 400 || reply.status === 403).toBe(true);
    }),
    { numRuns: RUNS, examples: [['chatSend', BELOW_INT4]] },
  );
});

function isSendable(sent: Fields): boolean {
  try {
    encodePairs(toPairs(sent));
    return true;
  } catch {
    return false;
  }
}

it('any bytes as body: an envelope', async () => {
  await fc.assert(
    fc.asyncProperty(
      name,
      fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constant('a='.repeat(4000))),
      async (call, rawBody) => {
        fc.pre(callNamed(call).method === 'POST');
        const reply = await signedCall(backend.url, call, {}, { token, rawBody });
        expect(reply.status).toBeLessThan(500);
        expect(reply).toMatchObject({ code: expect.any(Number) });
      },
    ),
    { numRuns: RUNS },
  );
});

it('a deep, a long and a huge body are refused in words', async () => {
  const deep = `a${'[b]'.repeat(40)}=1`;
  const many = Array.from({ length: 6000 }, (_, index) => `k${index}=1`).join('&');
  const huge = `a=${'x'.repeat(400_000)}`;
  const codes = [];
  for (const rawBody of [deep, many, huge])
    codes.push((await signedCall(backend.url, 'momentList', {}, { rawBody })).code);
  expect(codes).toEqual([422, 422, 422]);
});

/** A body of JSON whose lists stand in one another so many times. */
const nested = (levels: number) => `{"matchDate":${'['.repeat(levels)}${']'.repeat(levels)}}`;

it.each<[string, string, Fields, string | undefined, RegExp]>([
  ['a NUL in a message', 'chatSend', { liveRoomId: 51_001, content: 'a\u0000b' }, undefined, /content.*NUL/],
  ['a NUL in a comment', 'commentPublish', { messageId: 1, content: 'a\u0000b' }, undefined, /content.*NUL/],
  ['a NUL in an id', 'lotterySubmit', { liveRoomId: 51_001, lotteryId: '\u0000' }, undefined, /lotteryId.*NUL/],
  ['a NUL in a report', 'reportAdd', { chatId: 'w51001-1', cate: 1, content: '\u0000' }, undefined, /content.*NUL/],
  ['a number beyond the column', 'tipList', { sportsType: '9007199254740992' }, undefined, /sportsType/],
  ['a page beyond all pages', 'commentList', { messageId: 1, page: 2 ** 31 }, undefined, /page/],
  ['nine levels of JSON', 'nbaList', {}, nested(9), /nested/],
  ['a hundred thousand levels of JSON', 'nbaList', {}, nested(100_000), /nested/],
  ['JSON that is nothing', 'nbaList', {}, 'null', /no object/],
  ['JSON that is a list', 'nbaList', {}, '[]', /no object/],
])('%s is refused with 400 and its field', async (_what, call, sent, rawBody, words) => {
  const { status, code, msg } = await signedCall(backend.url, call, sent, { token, ...(rawBody ? { rawBody } : {}) });
  expect([status, code]).toEqual([400, 422]);
  expect(msg).toMatch(words);
});

it('is still there afterwards', async () => {
  expect((await fetch(`${backend.url}/_lab/health`)).status).toBe(200);
});
