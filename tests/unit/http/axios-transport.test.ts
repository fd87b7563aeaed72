import { AxiosError, type AxiosInstance, CanceledError } from 'axios';
import { createTransport } from '../../../src/http/axios-transport';

const REQUEST = { url: 'https://api/x', method: 'POST', headers: { sign: 's' }, body: 'a=1' } as never;
const options = (fields: object = {}) => ({
  timeoutMs: 9_000,
  signal: new AbortController().signal,
  keepalive: false,
  ...fields,
});

const over = (answer: () => unknown) => {
  const asked: Record<string, unknown>[] = [];
  const instance = {
    async request(config: Record<string, unknown>) {
      asked.push(config);
      return answer();
    },
  } as unknown as AxiosInstance;
  return { asked, transport: createTransport(instance) };
};
const reply = (fields: object = {}) => ({ data: '{"code":0}', status: 200, headers: {}, ...fields });

describe('an answer', () => {
  it.each([
    ['its text as it came', {}, { text: '{"code":0}', status: 200, date: undefined, retryAfter: undefined }],
    [
      'any status is one',
      { status: 502, data: '<html>' },
      { text: '<html>', status: 502, date: undefined, retryAfter: undefined },
    ],
    ['none at all is empty', { data: undefined }, { text: '', status: 200, date: undefined, retryAfter: undefined }],
    [
      'the server’s clock',
      { headers: { date: 'Sat, 15 Mar 2025 13:25:00 GMT' } },
      { text: '{"code":0}', status: 200, date: Date.UTC(2025, 2, 15, 13, 25), retryAfter: undefined },
    ],
    [
      'the server’s clock by an answer that lay in a cache',
      { headers: { date: 'Sat, 15 Mar 2025 13:25:00 GMT', age: '90' } },
      { text: '{"code":0}', status: 200, date: Date.UTC(2025, 2, 15, 13, 26, 30), retryAfter: undefined },
    ],
    [
      'an age that is none',
      { headers: { date: 'Sat, 15 Mar 2025 13:25:00 GMT', age: 'old' } },
      { text: '{"code":0}', status: 200, date: Date.UTC(2025, 2, 15, 13, 25), retryAfter: undefined },
    ],
    [
      'a clock that cannot be read',
      { headers: { date: 'soon' } },
      { text: '{"code":0}', status: 200, date: undefined, retryAfter: undefined },
    ],
  ])('%s', async (_clause, fields, read) => {
    expect(await over(() => reply(fields)).transport(REQUEST, options())).toEqual(read);
  });
});

describe('no answer', () => {
  it.each([
    ['the connection broke', new AxiosError('Network Error', 'ERR_NETWORK'), 'network'],
    ['it took too long', new AxiosError('timeout', 'ECONNABORTED'), 'timeout'],
    ['the system’s own limit', new AxiosError('timeout', 'ETIMEDOUT'), 'timeout'],
    ['it was taken back', new CanceledError(), 'cancelled'],
    ['whatever else', new TypeError('Failed to fetch'), 'network'],
  ])('%s', async (_clause, error, fault) => {
    const { transport } = over(() => {
      throw error;
    });
    await expect(transport(REQUEST, options())).rejects.toMatchObject({ name: 'TransportError', fault, cause: error });
  });
});

describe('what is sent', () => {
  it('the body as it was signed, within its time, without cookies', async () => {
    const { asked, transport } = over(reply);
    await transport(REQUEST, options());
    const [config] = asked;
    expect(config).toMatchObject({
      url: 'https://api/x',
      method: 'POST',
      headers: { sign: 's', 'User-Agent': false },
      timeout: 9_000,
      withCredentials: false,
      withXSRFToken: false,
    });
    expect(config?.transformRequest).toEqual([expect.any(Function)]);
    expect(config?.data).toBe('a=1');
    expect(config?.fetchOptions).toEqual({ redirect: 'error' });
  });

  it('what must outlive the page says so', async () => {
    const { asked, transport } = over(reply);
    await transport(REQUEST, options({ keepalive: true }));
    expect(asked[0]?.fetchOptions).toEqual({ redirect: 'error', keepalive: true });
  });
});
