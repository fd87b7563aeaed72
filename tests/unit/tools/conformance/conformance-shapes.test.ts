import { subscribe } from '../../../../src/contract/anchor/calls-anchors';
import { hostList } from '../../../../src/contract/anchor/calls-hosts';
import { momentLike } from '../../../../src/contract/moment/calls-moments';
import { titleList } from '../../../../src/contract/ranking/calls-ranking';
import { goldBalance } from '../../../../src/contract/wallet/calls-wallet';
import { makeLedger } from '../../../../tools/conformance/report';
import { curlLine } from '../../../../tools/conformance/request/curl-line';
import { readEnvelope } from '../../../../tools/conformance/request/exchange';
import { readFrame } from '../../../../tools/conformance/request/push-frame';
import { signRequest } from '../../../../tools/conformance/request/signed-request';
import { lossesIn } from '../../../../tools/conformance/rules/call-rules';
import { brokenFields } from '../../../../tools/conformance/rules/refusal-rules';

const SETTINGS = { base: 'https://api.example.com', signKey: 'sport-info-dev', pid: '1' };

it.each([
  ['{"code":0,"msg":"ok","data":1}', { code: 0, message: 'ok', trouble: undefined }],
  ['{"code":"405","message":"over"}', { code: 405, message: 'over', trouble: undefined }],
  ['{"code":"ok"}', { code: undefined, trouble: expect.stringContaining('envelope') }],
  ['{"status":"success"}', { code: undefined, trouble: expect.stringContaining('code') }],
  ['<html>', { code: undefined, trouble: 'the answer is not JSON' }],
])('decisions.md, envelope: %s', (text, read) => {
  expect(readEnvelope(text)).toMatchObject(read);
});

it('section 3: every loss in an answer is named, not the first alone', () => {
  const hosts = [{ nickName: 'without an id' }, { id: 2, liveStatus: 'on air' }, { id: 3, liveSchedule: [{}] }];
  expect(lossesIn(hostList, hosts)).toEqual([
    expect.stringContaining('hosts[0].id'),
    expect.stringContaining('liveStatus'),
    expect.stringContaining('liveSchedule[0].matchId'),
  ]);
  expect(lossesIn(hostList, [{ id: 2 }])).toEqual([]);
  expect(lossesIn(goldBalance, { balance: null })).toHaveLength(1);
});

it.each([
  ['a number that is none', momentLike, { momentId: 1, count: 1 }, 'count=no-such-value'],
  ['a field that is missing', subscribe, { hostId: 7 }, 'no hostId'],
])('decisions.md, envelope: %s breaks the contract', (_what, call, fields, name) => {
  expect(brokenFields(call, fields)?.name).toBe(name);
});

it('a call without fields cannot be broken', () => {
  expect(brokenFields(titleList, {})).toBeUndefined();
});

it('a line that repeats a request is quoted for a shell, with the token as a variable', () => {
  const user = { role: 'member', uid: '5', token: 'top-secret' } as const;
  const request = signRequest(hostList, { hostId: "it's" }, user, {}, SETTINGS);
  const line = curlLine(request, user.role);
  expect(line).not.toContain('top-secret');
  expect(line).toContain('-H "token: $TOKEN_MEMBER"');
  expect(line).toContain(String.raw`--data 'hostId=it'\''s'`);
  expect(line).toMatch(/-H 'sign: [0-9a-f]{64}'/);
});

it.each([
  ['{"namespace":"live","mutation":"match","data":{}}', { name: 'live/match', trouble: undefined }],
  ['{"namespace":"live","action":"match"}', { name: 'live/match', trouble: undefined }],
  ['{"cmd":"pong"}', { cmd: 'pong', trouble: undefined }],
  ['"pong"', { trouble: expect.stringContaining('cannot be read') }],
  ['{', { trouble: 'a frame is not JSON' }],
])('decisions.md, socket: the frame %s', (text, frame) => {
  expect(readFrame(text)).toMatchObject(frame);
});

it('one fault in many items is one finding', () => {
  const ledger = makeLedger();
  const at = { rule: 'shape', clause: 'section 3', call: 'hostList', repeat: 'curl' };
  for (const index of [0, 1, 2]) ledger.found({ ...at, what: `hosts[${index}].id: missing` });
  ledger.found({ ...at, what: 'hosts[0].name: missing' });
  expect(ledger.result().findings.map(({ what, times }) => [what, times])).toEqual([
    ['hosts[0].id: missing', 3],
    ['hosts[0].name: missing', 1],
  ]);
});
