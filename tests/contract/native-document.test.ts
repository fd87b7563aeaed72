import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { type NativeMethod, nativeMessages, nativeMethods } from '../../src/contract/shell/native';
import { nativeDocument } from '../../tools/documents/native-schema';
import { PROJECT_ROOT } from '../support/project-root';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(nativeDocument(), 'native');
const accepts = (definition: string) => {
  const validate = ajv.getSchema(`native#/$defs/${definition}`);
  if (validate === undefined) throw new Error(`no ${definition}`);
  return (message: unknown) => validate(message) as boolean;
};
const isCall = accepts('call');
const isMessage = accepts('message');
const answers = (name: string) => accepts(`answers/properties/${name}`);

const page = readFileSync(path.join(PROJECT_ROOT, 'docs/native.md'), 'utf8');
/** The messages that the page shows, one a block. */
const shown = [...page.matchAll(/```json\n(.*?)\n```/gs)].map(
  ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
);

const PARAMS: Readonly<Record<NativeMethod, object>> = {
  getLoginInfo: {},
  getNativeInfo: {},
  getTheme: {},
  getTopBarHeight: {},
  toast: { type: 'fail', text: 'No' },
  back: {},
  jumpLogin: { backPath: '/sport-info/anchor' },
  jumpH5: { href: 'https://portal.example/mall' },
  share: { title: 'A tip', url: 'https://portal.example/news/detail/1' },
  openCustomerService: { from: '/anchor' },
};

it('every call of the contract has its schema, another name or parameter none', () => {
  const call = { entry: 'e', key: 'k', id: 1 };
  for (const [name, params] of Object.entries(PARAMS)) {
    expect([name, isCall({ ...call, name, params })]).toEqual([name, true]);
    expect(answers(name)({ key: 'k', id: 1, error: 'no' })).toBe(true);
  }
  expect(Object.keys(PARAMS)).toEqual(Object.keys(nativeMethods));
  expect(isCall({ ...call, name: 'noSuchCall', params: {} })).toBe(false);
  expect(isCall({ ...call, name: 'jumpLogin', params: { backPath: 'https://evil.example' } })).toBe(false);
});

it.each([
  ['getLoginInfo', { code: 1, token: 't', uid: 7 }, true],
  ['getLoginInfo', { token: 't' }, false],
  ['getTopBarHeight', { height: 44 }, true],
  ['getTopBarHeight', { height: 900 }, false],
  ['getTheme', { theme: 'blue' }, false],
])('the answer to %s: %j', (name, data, isRight) => {
  expect(answers(name)({ key: 'k', id: 1, data })).toBe(isRight);
});

it('docs/native.md shows a call, answers and every message, all as the schema has them', () => {
  const [call, ...others] = shown;
  expect([call?.['name'], isCall(call)]).toEqual(['getLoginInfo', true]);
  const messages = others.filter((one) => 'name' in one);
  const back = others.filter((one) => 'id' in one);
  expect(back.map(answers('getLoginInfo'))).toEqual([true, true]);
  expect(messages.map(({ name }) => name).sort()).toEqual(Object.keys(nativeMessages).sort());
  expect(messages.map(isMessage)).toEqual(messages.map(() => true));
});
