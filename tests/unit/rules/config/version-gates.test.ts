import type { Locale } from '../../../../src/contract/shell/languages';
import {
  type Client,
  requestLanguage,
  seesPrivilegedHosts,
  showsNewProgram,
} from '../../../../src/rules/config/version-gates';

const web = (appVersion = '1.0.0') => ({ platform: 'web', appVersion }) as const;
const app = (appVersion: string) => ({ platform: 'app', appVersion }) as const;

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

test.each<[string, Client, Locale, string, string]>([
  ['a dialect from 4.3.1 [5.20, version gates.1]', app('4.3.1'), 'zh-CN', 'zh-HK', 'zh-HK'],
  ['both dialects', app('4.3.9'), 'zh-CN', 'zh-TW', 'zh-TW'],
  ['4.3.10 is newer', app('4.3.10'), 'zh-CN', 'zh-TW', 'zh-TW'],
  ['an older app none', app('4.3.0'), 'zh-CN', 'zh-TW', 'zh-CN'],
  ['the web none', web('4.6.0'), 'zh-CN', 'zh-TW', 'zh-CN'],
  ['no dialect of English', app('4.6.0'), 'en', 'zh-HK', 'en'],
  ['no other language of a device', app('4.6.0'), 'zh-CN', 'fr-FR', 'zh-CN'],
  ['a device that says nothing', app('4.6.0'), 'zh-CN', '', 'zh-CN'],
])('section 5, dialect from 4.3.1: %s', (_clause, place, locale, device, expected) => {
  expect(requestLanguage({ ...place, serverLanguages: [] }, locale, device)).toBe(expected);
});

test.each<[string, Client, Locale, readonly Locale[], string]>([
  ['a dialect that the fan has chosen, on the web', web(), 'zh-TW', [], 'zh-TW'],
  ['in an app from 4.3.1', app('4.3.1'), 'zh-HK', [], 'zh-HK'],
  ['in an older app the fallback', app('4.3.0'), 'zh-TW', ['zh-TW'], 'zh-CN'],
  ['a language that the server tells', web(), 'vi', ['vi', 'th'], 'vi'],
  ['in an app from 4.3.1', app('4.3.1'), 'th', ['vi', 'th'], 'th'],
  ['in an older app the fallback [languages.3]', app('4.3.0'), 'vi', ['vi'], 'en'],
  ['a server that does not tell it gets the fallback [languages.3]', web(), 'vi', ['th'], 'en'],
  ['a server of which nobody says anything too', web(), 'th', [], 'en'],
])('further languages: %s', (_clause, place, locale, serverLanguages, expected) => {
  expect(requestLanguage({ ...place, serverLanguages }, locale, '')).toBe(expected);
});
