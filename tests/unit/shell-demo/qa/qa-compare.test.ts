import { compareRuns } from '../../../../shell-demo/qa/qa-compare';
import { type Crossing, crossingOf, detailOf, readRun, writeRun } from '../../../../shell-demo/qa/qa-crossing';

const event = (name: string, detail = ''): Crossing => ({ kind: 'event', name, detail });
const call = (name: string, detail = 'code 0'): Crossing => ({ kind: 'call', name, detail });
const shown = (golden: Crossing[], now: Crossing[]) =>
  compareRuns(golden, now).map(({ kind, golden: before, now: after }) =>
    [kind, before?.name, before?.detail, after?.name, after?.detail].filter(Boolean).join(' '),
  );

describe('two runs', () => {
  const golden = [event('ready'), event('title', 'a'), event('toast', 'hi'), call('POST /api/x')];

  it.each<[string, Crossing[], string[]]>([
    ['the same', golden, []],
    ['nothing', [], ['missing ready', 'missing title a', 'missing toast hi', 'missing POST /api/x code 0']],
    ['one left out', golden.filter(({ name }) => name !== 'title'), ['missing title a']],
    ['one more', [...golden.slice(0, 1), event('error', 'crashed'), ...golden.slice(1)], ['extra error crashed']],
    [
      'another detail',
      golden.map((one) => (one.name === 'toast' ? event('toast', 'oh') : one)),
      ['changed toast hi toast oh'],
    ],
    [
      'another order',
      [event('title', 'a'), event('ready'), event('toast', 'hi'), call('POST /api/x')],
      ['changed ready ready'],
    ],
    [
      'another code',
      [...golden.slice(0, 3), call('POST /api/x', 'code 500')],
      ['changed POST /api/x code 0 POST /api/x code 500'],
    ],
    ['a call that fails once', [...golden, call('POST /api/x', 'no answer')], ['extra POST /api/x no answer']],
    ['a call that repeats', [...golden, call('POST /api/x')], []],
    ['a call that comes earlier', [call('POST /api/x'), ...golden.slice(0, 3)], []],
    ['another call', [...golden, call('GET /ssapi/y')], ['extra GET /ssapi/y code 0']],
    [
      'a command in the place of an event',
      [{ kind: 'command', name: 'ready', detail: '' }, ...golden.slice(1)],
      ['missing ready', 'extra ready'],
    ],
  ])('%s', (_name, now, differences) => {
    expect(shown(golden, now).sort()).toEqual([...differences].sort());
  });

  it('of some thousand crossings are compared at once', () => {
    const long = Array.from({ length: 2_000 }, (_, index) => event('step', String(index)));
    expect(shown(long, [...long.slice(0, 1_000), event('oh'), ...long.slice(1_001)])).toEqual([
      'missing step 1000',
      'extra oh',
    ]);
  });
});

describe('what is kept of a crossing', () => {
  it.each<[string, 'event' | 'command', string, unknown, Crossing]>([
    [
      'a route by its place',
      'event',
      'route:change',
      { path: '/a', fullPath: '/s/a', action: 'pop' },
      { kind: 'route', name: '/s/a', detail: 'pop' },
    ],
    [
      'a payload in the order of its keys',
      'event',
      'toast',
      { text: 'x', type: 'fail' },
      event('toast', '{"text":"x","type":"fail"}'),
    ],
    [
      'no request id',
      'event',
      'error',
      { kind: 'k', requestId: '1', message: 'm' },
      event('error', '{"kind":"k","message":"m"}'),
    ],
    [
      'no token',
      'command',
      'session',
      { uid: 7, token: 'secret' },
      { kind: 'command', name: 'session', detail: '{"token":"…","uid":7}' },
    ],
    ['a visitor', 'command', 'session', null, { kind: 'command', name: 'session', detail: 'null' }],
    ['a plain text', 'command', 'theme', 'dark', { kind: 'command', name: 'theme', detail: '"dark"' }],
  ])('%s', (_name, kind, name, payload, crossing) => {
    expect(crossingOf(kind, name, payload)).toEqual(crossing);
  });

  it('nothing is nothing, lists keep their order', () => {
    expect(detailOf(undefined)).toBe('');
    expect(detailOf([{ b: 1, a: 2 }, 1])).toBe('[{"a":2,"b":1},1]');
  });
});

describe('a saved run', () => {
  it('is read as it was written, one crossing a line', () => {
    const run = [event('ready'), call('GET /api/x')];
    expect(readRun(writeRun(run))).toEqual(run);
    expect(writeRun(run).split('\n')).toHaveLength(5);
    expect(readRun(writeRun([]))).toEqual([]);
  });

  it.each([
    '',
    'x',
    '{}',
    '[1]',
    '[{"kind":"visit","name":"","detail":""}]',
    '[{"kind":"event","name":1,"detail":""}]',
    'null',
  ])('is not %s', (text) => {
    expect(readRun(text)).toBeUndefined();
  });
});
