import pg from 'pg';
import { type Bus, GAP_TOPIC, postgresBus } from '../../../backend/database/bus';
import { fakePostgres } from './fake-postgres';

let server: Awaited<ReturnType<typeof fakePostgres>>;
let bus: Bus;
const warnings: string[] = [];
beforeEach(async () => {
  warnings.length = 0;
  server = await fakePostgres();
  const warn = (line: string) => void warnings.push(line);
  bus = await postgresBus({ pool: new pg.Pool(server.config), config: server.config, warn, probeEveryMs: 100 });
});
afterEach(async () => {
  await bus.close();
  await server.close();
});

const until = async (isTrue: () => boolean) => {
  for (let n = 0; n < 100 && !isTrue(); n++) await new Promise((resolve) => setTimeout(resolve, 25));
  expect(isTrue()).toBe(true);
};
const say = (payload: unknown) => server.notify('sport_info', JSON.stringify({ topic: 'news', payload }));

it('a server that falls silent is left, listened to anew, and the gap is told', async () => {
  let gaps = 0;
  bus.listen(GAP_TOPIC, () => {
    gaps += 1;
  });
  server.fallSilent(true);
  await until(() => warnings.length > 0);
  expect([gaps, warnings]).toEqual([0, ['the line on which other processes speak has fallen silent']]);
  server.fallSilent(false);
  await until(() => gaps === 1);
  expect(server.connections()).toBe(2);
});

it.each(['not json', 'null', '5', '{"payload":1}', '{"topic":7}', ''])(
  'a foreign NOTIFY %j is warned of, and the next message is heard',
  async (foreign) => {
    const heard: unknown[] = [];
    bus.listen('news', (payload) => heard.push(payload));
    server.notify('sport_info', foreign);
    say('ours');
    await until(() => heard.length === 1);
    expect([heard, warnings]).toEqual([['ours'], [expect.stringContaining('could not be taken')]]);
  },
);

it('a listener that throws ends neither the process nor the listening', async () => {
  let calls = 0;
  bus.listen('news', () => {
    calls += 1;
    throw new Error('not today');
  });
  say(1);
  say(2);
  await until(() => calls === 2);
  expect(warnings).toEqual(Array(2).fill(expect.stringContaining('not today')));
});

it('what could not be told is owed: everybody hears of a gap as soon as it can be said', async () => {
  await expect(bus.publish('news', 'lost')).rejects.toThrow();
  expect(server.queries().filter((query) => query.includes(GAP_TOPIC))).toEqual([]);
  await until(() => server.queries().some((query) => query.includes('pg_notify') && query.includes(GAP_TOPIC)));
});
