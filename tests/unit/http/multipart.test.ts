import { fileUpload } from '../../../src/contract/calls-files';
import { tipBuy } from '../../../src/contract/tip/calls-tips';
import { type Fields, type Identity, prepareRequest } from '../../../src/http/request';

const signed: string[] = [];
const identity: Identity = {
  environment: { osType: '1', appType: '3', deviceType: '1' } as Identity['environment'],
  version: '4.6.0',
  deviceId: () => 'device',
  credentials: () => ({ token: 'token', uid: '7' }),
  language: () => '',
  pid: '1',
  sendsRequestId: false,
  signer: (text) => {
    signed.push(text);
    return 'sign';
  },
  now: () => 1000,
};

const prepare = (call: typeof fileUpload | typeof tipBuy, fields: unknown) =>
  prepareRequest(call, fields as Fields, 'http://api', 'request', identity);

const SECTION_7 = 'device-id os-type app-type device-type timestamp version sign language token uid content-type';

it.each([
  ['nothing else', false, []],
  ['the request’s id where the host allows it', true, ['x-request-id']],
])('a request carries the headers of the product and %s [headers.2]', async (_what, sendsRequestId, more) => {
  const { headers } = await prepareRequest(tipBuy, {}, 'http://api', 'r-1', {
    ...identity,
    language: () => 'en',
    sendsRequestId,
  });
  expect(Object.keys(headers).sort()).toEqual([...SECTION_7.split(' '), ...more].sort());
});

it('without a language no header names one [headers.3]', async () => {
  const { headers } = await prepareRequest(tipBuy, {}, 'http://api', 'r-1', { ...identity, language: () => '' });
  expect(headers).not.toHaveProperty('language');
});

it('a photo travels as multipart, unsigned, its boundary written by the browser [files.2]', async () => {
  const file = new File(['pixels'], 'photo.png', { type: 'image/png' });
  const { body, headers, url } = await prepare(fileUpload, { file });
  expect(url).toBe('http://api/api/forehead/system/file/upload');
  expect(headers).not.toHaveProperty('content-type');
  expect(signed.pop()).toBe('timestamp=1000&device-id=device');
  const sent = (body as FormData).get('file') as File;
  expect([sent.name, await sent.text()]).toEqual(['photo.png', 'pixels']);
});

it('a form stays a form, signed with its pairs', async () => {
  const { body, headers } = await prepare(tipBuy, { messageId: 12 });
  expect([body, headers['content-type']]).toEqual(['messageId=12', 'application/x-www-form-urlencoded']);
  expect(signed.pop()).toBe('messageId=12&timestamp=1000&device-id=device');
});
