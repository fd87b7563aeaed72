import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '../../../backend/push/connection';
import { makeHub } from '../../../backend/push/hub';
import { type SocketRules, socketEntry } from '../../../backend/push/socket-entry';

const asking = (ip: string, origin?: string) => ({ ip, headers: { origin } }) as FastifyRequest;

async function knock(entry: ReturnType<typeof socketEntry>, request: FastifyRequest): Promise<number> {
  let status = 101;
  const code = (given: number) => {
    status = given;
    return reply;
  };
  const reply = { code, header: () => reply, send: () => reply };
  await entry.knock(request, reply as unknown as FastifyReply);
  return status;
}

const ANY: SocketRules = { origins: undefined, perAddress: 2 };
const OWN: SocketRules = { origins: ['https://portal.example'], perAddress: 2 };

it.each<[string, SocketRules, string | undefined, number]>([
  ['any page', ANY, 'https://anybody.example', 101],
  ['a page of a sandbox', ANY, 'null', 403],
  ['an extension', ANY, 'chrome-extension://abc', 403],
  ['a program', ANY, undefined, 101],
  ['a listed page', OWN, 'https://portal.example', 101],
  ['its plain twin', OWN, 'http://portal.example', 403],
  ['another page', OWN, 'https://portal.example.evil.example', 403],
  ['a program, where pages are listed', OWN, undefined, 101],
])('%s → %s', async (_who, rules, origin, status) => {
  expect(await knock(socketEntry(rules), asking('203.0.113.1', origin))).toBe(status);
});

it('an address has so many sockets at once; one that closes makes room', async () => {
  const entry = socketEntry(ANY);
  const [mine, yours] = [asking('203.0.113.1'), asking('203.0.113.2')];
  const leave = entry.enter(mine);
  entry.enter(mine);
  expect([await knock(entry, mine), await knock(entry, yours)]).toEqual([429, 101]);
  leave();
  expect(await knock(entry, mine)).toBe(101);
});

describe('closing all', () => {
  const closedAt = async (many: number, spreadMs?: number) => {
    const hub = makeHub(() => undefined);
    const times: number[] = [];
    const began = performance.now();
    for (let n = 0; n < many; n++) {
      const close = () => void times.push(performance.now() - began);
      hub.add({ channels: new Set<string>(), close } as unknown as Connection);
    }
    await hub.closeAll(1012, 'anew', spreadMs);
    return times;
  };

  it('is spread over some time, so that no herd comes back in one moment', async () => {
    const times = await closedAt(200, 600);
    expect(times).toHaveLength(200);
    for (const [from, to] of [
      [0, 200],
      [200, 400],
      [400, 700],
    ] as const) {
      expect(times.filter((at) => at >= from && at < to).length).toBeGreaterThan(20);
    }
  });

  it('is quick for a handful, and at once where it is not asked for', async () => {
    expect(Math.max(...(await closedAt(3, 60_000)))).toBeLessThan(500);
    expect(Math.max(...(await closedAt(50)))).toBeLessThan(50);
  });
});
