import { createStartupGate, type GateState } from '../../../../src/app/startup/startup-gate';
import type { Domain } from '../../../../src/contract/config/calls-system';
import type { CommonConfig } from '../../../../src/contract/config/common-config';
import type { ErrorKind } from '../../../../src/contract/error-kind';
import type { CallApi, CallOptions } from '../../../../src/http/api';
import { CallError } from '../../../../src/http/call-error';
import { NoEnvelopeError } from '../../../../src/http/read-reply';
import { createSafeStorage } from '../../../../src/session/safe-storage';
import { memoryStorage } from '../../../support/unit/memory-storage';

type Answer = (signal: AbortSignal | undefined) => Promise<unknown>;

const DOMAINS: Domain[] = [{ type: 'api', domain: 'https://a.example' }];
const CONFIG: CommonConfig = { stSportJumpGame: '34', stSportPath: '/sport' };
const gives =
  (value: unknown): Answer =>
  () =>
    Promise.resolve(value);
const fails =
  (kind: ErrorKind): Answer =>
  () =>
    Promise.reject(new CallError({ kind, path: '/', requestId: 'r-1' }));
const hangs: Answer = (signal) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new CallError({ kind: 'cancelled', path: '/', requestId: 'r-1' })));
  });

const setUp = (answers: { domainList: Answer; commonConfig: Answer }, stored: Record<string, string> = {}) => {
  const raw = memoryStorage();
  for (const [key, value] of Object.entries(stored)) raw.setItem(key, value);
  const asked: string[] = [];
  const call = ((definition: { name: 'domainList' | 'commonConfig' }, _fields: unknown, options?: CallOptions) => {
    asked.push(definition.name);
    return answers[definition.name](options?.signal);
  }) as CallApi;
  const heard: { domains: unknown[]; configs: unknown[] } = { domains: [], configs: [] };
  const gate = createStartupGate({
    call,
    storage: createSafeStorage(() => raw),
    backEnd: BACK_END,
    hasConfig: () => raw.getItem('si:common-config') !== null,
    onDomains: (list) => heard.domains.push(list),
    onConfig: (config) => heard.configs.push(config),
  });
  const phase = (): GateState => gate.store.getState();
  return { gate, phase, asked, heard, raw };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const BACK_END = 'https://own.example portal';
const KEPT = { of: BACK_END, list: DOMAINS };
const STORED = { 'si:domains': JSON.stringify(KEPT), 'si:common-config': JSON.stringify(CONFIG) };

describe('the start-up gate (decisions.md)', () => {
  it('opens when domains and config are there, and stores both [2.41]', async () => {
    const { gate, phase, raw, heard } = setUp({ domainList: gives(DOMAINS), commonConfig: gives(CONFIG) });
    await gate.run();
    expect(phase()).toEqual({ phase: 'open' });
    expect(heard).toEqual({ domains: [DOMAINS], configs: [CONFIG] });
    expect(JSON.parse(raw.getItem('si:domains') ?? '')).toEqual(KEPT);
  });

  it('a stored domain list counts while a new one is on its way [start-up gate.3]', async () => {
    const { gate, phase, asked } = setUp({ domainList: hangs, commonConfig: hangs }, STORED);
    await gate.run();
    expect(phase()).toEqual({ phase: 'open' });
    expect(asked).toEqual(['domainList', 'commonConfig']);
  });

  it('a config that fails never blocks [start-up gate.4]', async () => {
    const { gate, phase, heard } = setUp({ domainList: gives(DOMAINS), commonConfig: fails('rejected') });
    await gate.run();
    expect(phase()).toEqual({ phase: 'open' });
    expect(heard.configs).toEqual([]);
  });

  it('a config that hangs is waited for a second', async () => {
    const { gate, phase } = setUp({ domainList: gives(DOMAINS), commonConfig: hangs });
    const running = gate.run();
    await jest.advanceTimersByTimeAsync(999);
    expect(phase().phase).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    await running;
    expect(phase().phase).toBe('open');
  });

  it('the first page’s data is waited for 300 ms more, and no longer [drawn once.1]', async () => {
    const { gate, phase } = setUp({ domainList: gives(DOMAINS), commonConfig: gives(CONFIG) });
    const running = gate.run(() => new Promise(() => {}));
    await jest.advanceTimersByTimeAsync(299);
    expect(phase().phase).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    await running;
    expect(phase().phase).toBe('open');
  });

  it('a domain list that hangs fails after 12 s, and the retry heals [2.40, time-outs.2, start-up gate.2]', async () => {
    let answer: Answer = hangs;
    const { gate, phase } = setUp({ domainList: (signal) => answer(signal), commonConfig: gives(CONFIG) });
    const running = gate.run();
    await jest.advanceTimersByTimeAsync(12_000);
    await running;
    expect(phase()).toMatchObject({ phase: 'failed', kind: 'timeout' });
    answer = gives(DOMAINS);
    await gate.run();
    expect(phase()).toEqual({ phase: 'open' });
  });

  it('the calls leave when it is known who asks, and the wait for that counts within the 12 s [start-up gate.6]', async () => {
    const { gate, phase, asked } = setUp({ domainList: hangs, commonConfig: gives(CONFIG) });
    const running = gate.run(
      async () => undefined,
      new Promise((resolve) => {
        setTimeout(resolve, 2_000);
      }),
    );
    await jest.advanceTimersByTimeAsync(1_999);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['domainList', 'commonConfig']);
    await jest.advanceTimersByTimeAsync(10_000);
    await running;
    expect(phase()).toMatchObject({ phase: 'failed', kind: 'timeout' });
  });

  it('a passing network fault heals unseen, a lasting one fails with its request id', async () => {
    let left = 2;
    const passing: Answer = () => (left-- > 0 ? fails('network')(undefined) : Promise.resolve(DOMAINS));
    const first = setUp({ domainList: passing, commonConfig: gives(CONFIG) });
    const running = first.gate.run();
    await jest.advanceTimersByTimeAsync(1_000);
    await running;
    expect(first.phase()).toEqual({ phase: 'open' });
    const second = setUp({ domainList: fails('network'), commonConfig: gives(CONFIG) });
    const failing = second.gate.run();
    await jest.advanceTimersByTimeAsync(2_000);
    await failing;
    expect(second.phase()).toEqual({ phase: 'failed', kind: 'network', requestId: 'r-1' });
  });

  it.each([
    'not json',
    '[]',
    '{}',
    JSON.stringify({ of: BACK_END, list: [{ type: 'api' }] }),
    JSON.stringify({ of: 'https://other.example portal', list: DOMAINS }),
    JSON.stringify(DOMAINS),
    'null',
  ])('a stored list %s does not count [domain list.7]', async (stored) => {
    const { gate, phase } = setUp(
      { domainList: fails('rejected'), commonConfig: gives(CONFIG) },
      { 'si:domains': stored },
    );
    await gate.run();
    expect(phase().phase).toBe('failed');
  });

  it('a list that is null or unreadable is none: what stands holds, and the app opens', async () => {
    const { gate, phase, heard } = setUp({ domainList: fails('malformed'), commonConfig: gives(CONFIG) });
    await gate.run();
    expect(phase()).toEqual({ phase: 'open' });
    expect(heard.domains).toEqual([]);
  });

  it('an empty list is none', async () => {
    const { gate, phase, heard } = setUp({ domainList: gives([]), commonConfig: gives(CONFIG) });
    await gate.run();
    expect(phase()).toEqual({ phase: 'open' });
    expect(heard.domains).toEqual([[]]);
  });

  it("a gateway's page is no list: it is asked for again", async () => {
    let left = 2;
    const nonsense = new NoEnvelopeError({ kind: 'malformed', path: '/', requestId: 'r-1' });
    const passing: Answer = () => (left-- > 0 ? Promise.reject(nonsense) : Promise.resolve(DOMAINS));
    const { gate, phase, heard } = setUp({ domainList: passing, commonConfig: gives(CONFIG) });
    const running = gate.run();
    await jest.advanceTimersByTimeAsync(1_000);
    await running;
    expect([phase(), heard.domains]).toEqual([{ phase: 'open' }, [DOMAINS]]);
  });

  it('leaves no timer when it is stopped', async () => {
    const { gate } = setUp({ domainList: hangs, commonConfig: hangs });
    const running = gate.run();
    gate.stop();
    await running;
    expect(jest.getTimerCount()).toBe(0);
  });
});
