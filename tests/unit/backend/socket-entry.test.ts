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
  /** The numbers of the connections in the order in which they are closed. */
  const closed = async (many: number, spreadMs?: number) => {
    const hub = makeHub(() => undefined);
    const order: number[] = [];
    for (let n = 0; n < many; n++) {
      const close = () => void order.push(n);
      hub.add({ channels: new Set<string>(), close } as unknown as Connection);
    }
    await hub.closeAll(1012, 'anew', spreadMs);
    return order;
  };
  afterEach(() => jest.restoreAllMocks());

  it('is spread at random, so that no herd comes back in one moment', async () => {
    // The first half last. A busy machine may begin one wait much later than the one before, but not by all of the spread.
    const many = 100;
    const random = jest.spyOn(Math, 'random');
    for (let n = 0; n < many; n++) random.mockReturnValueOnce(n < many / 2 ? 0.99 : 0);
    const order = await closed(many, 900);
    expect(order.slice(0, many / 2).every((n) => n >= many / 2)).toBe(true);
    expect(order).toHaveLength(many);
  });

  it('takes no time where it is not asked for, and little for a handful', async () => {
    const waits = jest.spyOn(Math, 'random').mockReturnValue(1);
    expect(await closed(50)).toHaveLength(50);
    expect(waits).not.toHaveBeenCalled();
    // Longer than a test may take, were it not for so few.
    expect(await closed(3, 3_600_000)).toEqual([0, 1, 2]);
  });
});
