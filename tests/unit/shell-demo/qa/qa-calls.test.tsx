import { watchCalls } from '../../../../shell-demo/qa/qa-calls';

const own = window.fetch;
let answer: () => Promise<Response>;
let heard: string[];
let stop: () => void;
beforeEach(() => {
  answer = async () => new Response('{"code":0}');
  window.fetch = () => answer();
  heard = [];
  stop = watchCalls(({ name, detail }) => heard.push(`${name} ${detail}`));
});
afterEach(() => {
  stop();
  window.fetch = own;
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it.each<[string, string, RequestInit | undefined, () => Promise<Response>, string[]]>([
  [
    'a call and its code',
    '/api/system/x?t=1',
    { method: 'post' },
    async () => new Response('{"code":0}'),
    ['POST /api/system/x code 0'],
  ],
  ['without a method', '/ssapi/y', undefined, async () => new Response('{"code":405}'), ['GET /ssapi/y code 405']],
  ['of another origin', 'https://api.example/api/z', {}, async () => new Response('{"code":1}'), ['GET /api/z code 1']],
  ['a status', '/api/x', {}, async () => new Response('', { status: 502 }), ['GET /api/x HTTP 502']],
  ['no JSON', '/api/x', {}, async () => new Response('<html>'), ['GET /api/x not JSON']],
  ['no API', '/static/x.js', {}, async () => new Response(''), []],
])('%s', async (_name, url, init, reply, lines) => {
  answer = reply;
  await (await window.fetch(url, init)).text();
  await settle();
  expect(heard).toEqual(lines);
});

it('a call that nobody answers is told, one that was given up is not, and both fail as they would', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(window.fetch('/api/x')).rejects.toThrow('Failed to fetch');
  const given = new AbortController();
  given.abort(new Error('unmounted'));
  answer = () => Promise.reject(given.signal.reason);
  await expect(window.fetch('/api/y', { signal: given.signal })).rejects.toThrow('unmounted');
  expect(heard).toEqual(['GET /api/x no answer']);
});

it('takes a Request, and hears nothing once stopped', async () => {
  await window.fetch(new Request('http://localhost/api/x', { method: 'DELETE' }));
  await settle();
  expect(heard).toEqual(['DELETE /api/x code 0']);
  stop();
  await window.fetch('/api/x');
  await settle();
  expect(heard).toHaveLength(1);
});
