import { configPatch, mergeFlags } from '../../../../src/app/mount/flags';
import { ownOrigin } from '../../../../src/app/mount/identity';
import { resolveOptions } from '../../../../src/app/mount/resolve-options';
import type { CommonConfig } from '../../../../src/contract/config/common-config';

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
