import {
  type Client,
  requestLanguage,
  seesPrivilegedHosts,
  showsNewProgram,
} from '../../../../src/rules/config/version-gates';

const web = (appVersion = '1.0.0'): Client => ({ platform: 'web', appVersion });
const app = (appVersion: string): Client => ({ platform: 'app', appVersion });

test.each<[string, Client, boolean]>([
  ['the web always', web(), true],
  ['the app from 4.6.0 [5.22, version gates.1]', app('4.6.0'), true],
  ['a missing part is 0', app('4.6'), true],
  ['a newer app, by number and not by text', app('4.12.0'), true],
  ['an older app not', app('4.5.99'), false],
  ['an app that says nothing not', app(''), false],
])('section 5, privilege anchor from 4.6.0: %s', (_clause, place, expected) => {
  expect(seesPrivilegedHosts(place)).toBe(expected);
});

test.each<[string, Client, boolean]>([
  ['the web always the new form [program detail.2]', web('4.0.0'), true],
  ['the app from 4.3.2 [5.21, version gates.1]', app('4.3.2'), true],
  ['4.3.10 is newer than 4.3.9 and 4.3.2', app('4.3.10'), true],
  ['an older app the old form', app('4.3.1'), false],
  ['a missing part is 0', app('4.3'), false],
])('section 5, new program detail from 4.3.2: %s', (_clause, place, expected) => {
  expect(showsNewProgram(place)).toBe(expected);
});

test.each<[string, Client, string, string, string]>([
  ['a dialect from 4.3.1 [5.20, version gates.1]', app('4.3.1'), 'zh-CN', 'zh-HK', 'zh-HK'],
  ['both dialects', app('4.3.9'), 'zh-CN', 'zh-TW', 'zh-TW'],
  ['4.3.10 is newer', app('4.3.10'), 'zh-CN', 'zh-TW', 'zh-TW'],
  ['an older app none', app('4.3.0'), 'zh-CN', 'zh-TW', 'zh-CN'],
  ['the web none', web('4.6.0'), 'zh-CN', 'zh-TW', 'zh-CN'],
  ['no dialect of English', app('4.6.0'), 'en', 'zh-HK', 'en'],
  ['no other language of a device', app('4.6.0'), 'zh-CN', 'fr-FR', 'zh-CN'],
  ['a device that says nothing', app('4.6.0'), 'zh-CN', '', 'zh-CN'],
])('section 5, dialect from 4.3.1: %s', (_clause, place, locale, device, expected) => {
  expect(requestLanguage(place, locale, device)).toBe(expected);
});
