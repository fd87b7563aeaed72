import { allCalls } from '../../tools/documents/all-calls';
import { lab } from '../support/browser/lab';
import { type RunningBackend, startBackend } from '../support/servers/backend-process';
import { type Fields, signedCall } from '../support/signed-call';
import { callSamples } from './call-samples';

const CHINESE = /\p{Script=Han}/u;

let backend: RunningBackend;
let token = '';
let samples: Readonly<Record<string, readonly Fields[]>> = {};
beforeAll(async () => {
  backend = await startBackend({ seed: 3, at: '2025-03-15T13:25:00Z', speed: 0 });
  token = (await lab(backend.url).users()).find((user) => user.key === 'member')?.token ?? '';
  samples = await callSamples(backend.url, token);
});
afterAll(() => backend.stop());

/** Each Chinese text of an answer, with the fields that lead to it. */
function chineseIn(data: unknown, path = ''): string[] {
  if (typeof data === 'string') return CHINESE.test(data) ? [`${path}: ${data}`] : [];
  if (typeof data !== 'object' || data === null) return [];
  const step = (key: string) => (Array.isArray(data) ? '[]' : `.${key}`);
  return Object.entries(data).flatMap(([key, value]) => chineseIn(value, `${path}${step(key)}`));
}

const reads = allCalls.filter(({ writes }) => !writes);

it.each(reads.map(({ name }) => name))('%s answers in English alone where it is asked in English', async (name) => {
  const found: string[] = [];
  for (const fields of samples[name] ?? [{}]) {
    const { data } = await signedCall(backend.url, name, fields, { token, headers: { language: 'en' } });
    found.push(...chineseIn(data));
  }
  expect([...new Set(found)]).toEqual([]);
});

it.each([
  ['vi', 'en'],
  ['th', 'en'],
  ['zh-TW', 'zh-CN'],
])('%s, which it does not tell, is answered in %s', async (asked, told) => {
  for (const name of ['tipList', 'leagueRanking', 'nbaRanking']) {
    const [fields = {}] = samples[name] ?? [];
    const [first, second] = await Promise.all(
      [asked, told].map((language) => signedCall(backend.url, name, fields, { token, headers: { language } })),
    );
    expect(first?.data).toEqual(second?.data);
  }
});

it('what a member has typed is read as it was typed, also a word that the world has a name for', async () => {
  const { liveRoomId = 0 } = samples['chatSend']?.[0] ?? {};
  await signedCall(backend.url, 'chatSend', { liveRoomId, content: '阿森纳' }, { token });
  const { data } = await signedCall(backend.url, 'chatList', { liveRoomId }, { headers: { language: 'en' } });
  const said = (data as { content: string; nickName: string }[]).at(-1);
  expect([said?.nickName, said?.content]).toEqual(['Member Zhou', '阿森纳']);
});
