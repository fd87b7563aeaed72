import type { News } from '../../../backend/push/push-item';
import { startTicker } from '../../../backend/push/ticker';
import type { SettlementNews } from '../../../backend/push/tip-pushes';
import { makeClock } from '../../../backend/world/clock';

const NEWS: News = { name: 'news/tip', data: { id: '1', result: 'win' } };
const settled = (...news: News[]): SettlementNews => ({ news, onTold: async () => undefined });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a tick that hangs is given up after its deadline; the next one speaks, and the late one does not', async () => {
  const warnings: string[] = [];
  const told: (readonly News[])[] = [];
  let answerLate: (news: SettlementNews) => void = () => undefined;
  const late = new Promise<SettlementNews>((resolve) => {
    answerLate = resolve;
  });
  let ticks = 0;
  const ticker = startTicker({
    clock: makeClock({ at: undefined, speed: 1 }),
    leader: { leads: () => true, stop: async () => undefined },
    snapshotAt: async () => ({ seed: 1, teams: new Map(), fixtures: new Map(), hosts: new Map(), entries: new Map() }),
    settle: async () => {
      ticks += 1;
      return ticks === 1 ? late : settled(NEWS);
    },
    publish: async (news) => void told.push(news),
    warn: (line) => void warnings.push(line),
    deadlineMs: 3000,
  });
  await jest.advanceTimersByTimeAsync(3500);
  expect([ticks, told]).toEqual([1, []]);
  await jest.advanceTimersByTimeAsync(1000);
  expect([ticks, warnings]).toEqual([2, [expect.stringContaining('a tick hangs')]]);
  const before = told.length;
  answerLate(settled(NEWS, NEWS));
  await jest.advanceTimersByTimeAsync(1);
  expect(told.slice(before)).toEqual([]);
  expect(told.flat()).toEqual([NEWS]);
  ticker.stop();
});
