import { configPatch, initialConfig, mergeFlags } from '../../../../src/app/mount/flags';
import { createIdentity, ownOrigin } from '../../../../src/app/mount/identity';
import { resolveOptions } from '../../../../src/app/mount/resolve-options';
import type { CommonConfig } from '../../../../src/contract/config/common-config';
import { requestLanguage, seesPrivilegedHosts, showsNewProgram } from '../../../../src/rules/config/version-gates';

const OFF = { euro: false, worldCupTab: false, specialRooms: false, photoUpload: false };
const config: CommonConfig = { euroFlag: true, specialRooms: true };

test.each([
  ['nobody says anything: off [flags.1]', {}, undefined, OFF],
  [
    'what the host leaves open the common config says [flags.1]',
    {},
    config,
    { ...OFF, euro: true, specialRooms: true },
  ],
  [
    'the host goes first [flags.1]',
    { euro: false, worldCupTab: true },
    config,
    { ...OFF, worldCupTab: true, specialRooms: true },
  ],
  [
    'photos are the host’s alone',
    { photoUpload: true },
    config,
    { ...OFF, euro: true, specialRooms: true, photoUpload: true },
  ],
])('decisions, flags: %s', (_clause, host, read, flags) => {
  expect(mergeFlags(host, read)).toEqual(flags);
});

test('section 8, common config: what it lacks has its default [8.15]', () => {
  expect(configPatch({}, {})).toEqual({ flags: OFF, jumpGame: '164', sportPath: '/newSport' });
  expect(configPatch({ stSportJumpGame: '34', stSportPath: '/st' }, {})).toMatchObject({
    jumpGame: '34',
    sportPath: '/st',
  });
});

test.each([
  ['the page’s own origin', undefined, 'https://page.example'],
  ['the one that the host names', 'https://api.example', 'https://api.example'],
])('%s [where the API lives.1]', (_clause, origin, own) => {
  const { options } = resolveOptions({ api: { ...(origin === undefined ? {} : { origin }) } });
  expect(ownOrigin(options, { origin: 'https://page.example' })).toBe(own);
});

test.each([
  ['a native app that names no version, or does not answer, is older than all [version gates.2]', 'app', {}, false],
  ['a version of the host counts in a native app', 'app', { appVersion: '4.6.0' }, true],
  ['the web is never too old', 'web', {}, true],
] as const)('%s', (_clause, platform, api, isNew) => {
  const client = initialConfig(resolveOptions({ api }).options, platform);
  expect([seesPrivilegedHosts(client), showsNewProgram(client)]).toEqual([isNew, isNew]);
  expect(requestLanguage(client, 'zh-CN', 'zh-HK')).toBe(platform === 'app' && isNew ? 'zh-HK' : 'zh-CN');
});

test.each([
  ['the language goes along', {}, 'zh-CN'],
  ['a host turns it off: none does', { languageHeader: false }, ''],
])('headers: %s [headers.3]', (_clause, api, language) => {
  const { options } = resolveOptions({ api });
  const config = () => initialConfig(options, 'web');
  const asker = { userAgent: '', subtle: crypto.subtle, options, nativeOs: undefined, config, now: Date.now };
  const identity = createIdentity({ ...asker, deviceId: () => 'd', credentials: () => ({ token: '', uid: '' }) });
  expect(identity.language()).toBe(language);
});
