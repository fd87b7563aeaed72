import { lab } from '../../support/browser/lab';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { dataOf, HOME } from '../../support/signed-call';

interface Match {
  readonly matchId: number;
  readonly startDate: number;
  readonly statusId: number;
  readonly phase: number;
  readonly phaseStart?: number;
  readonly homeScore?: number;
  readonly awayScore?: number;
  readonly matchTypeId: number;
  readonly matchTypeName: string;
}

/** Saturday evening in Shanghai: the five leagues play. */
const AT = '2025-03-15T11:00:00Z';
const MINUTE_MS = 60_000;

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ seed: 3, at: AT, speed: 0 });
});
afterAll(() => backend.stop());

const matches = async () => {
  const home = await dataOf<{ liveMatchList: Match[] }>(backend.url, 'anchorHome', HOME);
  return home.liveMatchList;
};
const setClock = (at: number) => lab(backend.url).clock({ at: new Date(at).toISOString() });
const find = async (id: number) => (await matches()).find((match) => match.matchId === id);

it('a match starts at its kick-off, breaks, goes on and ends', async () => {
  const next = (await matches()).find((match) => match.matchTypeName.startsWith('英超') && match.statusId === 1);
  if (next === undefined) throw new Error('no match to come');
  const { matchId: id, startDate: kickOff } = next;
  const seen: string[] = [];
  let goals = 0;
  for (const minute of [-1, 0, 20, 52, 75, 100, 125]) {
    const now = kickOff + minute * MINUTE_MS + 500;
    await setClock(now);
    const match = await find(id);
    seen.push(`${minute}: ${match?.statusId} ${match?.phase}`);
    const sum = (match?.homeScore ?? 0) + (match?.awayScore ?? 0);
    expect(sum).toBeGreaterThanOrEqual(goals);
    goals = sum;
    // No score before the match, and the phase's clock begins in the past.
    expect(match?.homeScore === undefined).toBe(minute < 0);
    expect(match?.phaseStart ?? 0).toBeLessThanOrEqual(now);
  }
  expect(seen).toEqual([
    '-1: 1 1001',
    '0: 2 1002',
    '20: 2 1002',
    '52: 3 1003',
    '75: 4 1004',
    '100: 4 1004',
    '125: 8 1011',
  ]);
});

it('runs faster with a speed, and stands still at 0', async () => {
  const now = async () => ((await (await fetch(`${backend.url}/_lab/health`)).json()) as { now: number }).now;
  const still = await now();
  expect(await now()).toBe(still);
  await lab(backend.url).clock({ speed: 600 });
  const from = await now();
  const began = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const passed = ((await now()) - from) / (Date.now() - began);
  expect(passed).toBeGreaterThan(400);
  expect(passed).toBeLessThan(900);
  await lab(backend.url).clock({ speed: 0 });
});

it('moments appear as the clock goes, newest first', async () => {
  const newest = async () => {
    const page = await dataOf<{ list: { id: number; createDate: number }[] }>(backend.url, 'momentList', {
      page: 1,
      size: 50,
      momentSort: 1,
    });
    return page.list;
  };
  await setClock(Date.parse(AT));
  const before = await newest();
  await setClock(Date.parse(AT) + 4 * 3_600_000);
  const after = await newest();
  expect(before[0]?.createDate).toBeLessThanOrEqual(Date.parse(AT));
  expect(after[0]?.createDate).toBeGreaterThan(Date.parse(AT));
  const dates = after.map((moment) => moment.createDate);
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
});

it('a clock that leaves the world’s days gets a world of its own', async () => {
  await setClock(Date.parse('2026-01-10T12:00:00Z'));
  const live = (await matches()).filter((match) => match.phase === 1002 || match.phase === 1004);
  expect(live.length).toBeGreaterThan(0);
  await setClock(Date.parse(AT));
  expect((await matches()).length).toBeGreaterThan(5);
});

it('refuses a clock that is none', async () => {
  const reply = await fetch(`${backend.url}/_lab/clock`, {
    method: 'POST',
    body: '{"at":"never"}',
    headers: { 'content-type': 'application/json' },
  });
  expect([reply.status, await reply.json()]).toMatchObject([400, { code: 422 }]);
});
