import { parse } from 'valibot';
import { subscribeInfo } from '../../../src/contract/anchor/calls-anchors';
import { exactIntegers } from '../../../src/contract/exact-integers';
import { csv, decode, id, num } from '../../../src/contract/wire';
import { readReply } from '../../../src/http/read-reply';
import { createPushRouter } from '../../../src/socket/push-router';

it.each([
  ['[9007199254740993]', '["9007199254740993"]'],
  ['{"id":9223372036854775807,"n":1}', '{"id":"9223372036854775807","n":1}'],
  ['{"id": -9007199254740993 }', '{"id": "-9007199254740993" }'],
  // Texts, whatever stands in them.
  ['{"a":"[9007199254740993,1]"}', '{"a":"[9007199254740993,1]"}'],
  ['{"a":"\\",9007199254740993,\\"","b":9007199254740993}', '{"a":"\\",9007199254740993,\\"","b":"9007199254740993"}'],
  ['{"a":"\\\\","b":9007199254740993}', '{"a":"\\\\","b":"9007199254740993"}'],
  // Numbers that are no ids.
  [
    '[0.1234567890123456789,1234567890123456.5,1e1234567890123456]',
    '[0.1234567890123456789,1234567890123456.5,1e1234567890123456]',
  ],
  ['[1742045100000]', '[1742045100000]'],
])('%s becomes %s', (json, exact) => {
  expect(exactIntegers(json)).toBe(exact);
});

it.each(['{"a":"9007199254740993', '[9007199254740993,', '<p>9007199254740993</p>'])(
  '%s, no JSON, stays none',
  (text) => {
    expect(() => JSON.parse(exactIntegers(text))).toThrow(SyntaxError);
  },
);

it('costs as much as it is long, also where a text is cut within quotes and where one is very long', () => {
  const cut = `[9007199254740993,"${'\\"'.repeat(200_000)}`;
  const long = `["${'a'.repeat(21_000_000)}",9007199254740993]`;
  const begun = performance.now();
  expect(exactIntegers(cut).length).toBe(cut.length + 2);
  expect(exactIntegers(long).length).toBe(long.length + 2);
  // As it was the first of them took a minute, and the other one threw.
  expect(performance.now() - begun).toBeLessThan(5000);
});

it('reads as ids, as lists of text and as numbers', () => {
  const read = (json: string) => JSON.parse(exactIntegers(json)) as unknown;
  expect(decode(id, read('9007199254740993'))).toEqual({ ok: true, value: '9007199254740993' });
  expect(decode(csv, read('[9007199254740993,"9007199254740995",7]'))).toEqual({
    ok: true,
    value: ['9007199254740993', '9007199254740995', '7'],
  });
  expect(parse(num, read('1234567890123456'))).toBe(1_234_567_890_123_456);
});

it('arrives so from a call', () => {
  const text =
    '{"code":0,"data":{"subscribeHostId":[9007199254740993],"subscribeMatchId":"9007199254740995,9007199254740997"}}';
  const read = readReply(subscribeInfo, { text, status: 200, requestId: 'r' }, () => {});
  expect(read).toMatchObject({
    subscribeHostId: ['9007199254740993'],
    subscribeMatchId: ['9007199254740995', '9007199254740997'],
  });
});

it('arrives so from a push', () => {
  const heard: string[] = [];
  const router = createPushRouter(
    [{ 'live/anchor': ({ hostId }) => heard.push(hostId) }],
    () => {},
    Date.now,
    () => 'en',
  );
  router.route('{"namespace":"live","mutation":"anchor","data":{"hostId":9007199254740993,"liveStatus":1}}');
  expect(heard).toEqual(['9007199254740993']);
});
