import {
  type DeviceOs,
  scannedAddress,
  storeFor,
  storesToChoose,
} from '../../../../src/pages/anchor/download/store-link';
import { movementOf, rankedHosts, weekRange } from '../../../../src/rules/anchor/week-rank';
import { host } from '../../../support/unit/make';

/** Three up, one down, level: 上升 3, 下降 1, 持平. */
it.each<[string, number | undefined, number | undefined, number | 'new' | null]>([
  ['up', 4, 7, 3],
  ['down', 5, 4, -1],
  ['unchanged', 6, 6, 0],
  ['no place before', 9, 0, 'new'],
  ['nothing is known of the week before', 4, undefined, null],
  ['no place now', undefined, 4, null],
])('movement: %s', (_name, rank, previousRank, expected) => {
  expect(movementOf({ rank, previousRank })).toBe(expected);
});

const day = (at: number) => new Date(at).toDateString().slice(0, 10);

/** A week is Monday to Sunday in the device's zone. */
it.each<[string, Date, 0 | 1, string, string]>([
  ['a Saturday', new Date(2025, 2, 15, 21, 25), 0, 'Mon Mar 10', 'Sun Mar 16'],
  ['a Monday just begun', new Date(2025, 2, 10, 0, 0), 0, 'Mon Mar 10', 'Sun Mar 16'],
  ['a Sunday before midnight', new Date(2025, 2, 16, 23, 59), 0, 'Mon Mar 10', 'Sun Mar 16'],
  ['the week before', new Date(2025, 2, 15, 21, 25), 1, 'Mon Mar 03', 'Sun Mar 09'],
  ['over the turn of the year', new Date(2026, 0, 1, 9), 0, 'Mon Dec 29', 'Sun Jan 04'],
])('the week of %s', (_name, now, week, from, to) => {
  const range = weekRange(now.getTime(), week);
  expect([day(range.from), day(range.to)]).toEqual([from, to]);
});

test('by place; who has none stands behind, in the server’s order', () => {
  const hosts = [host('a'), host('b', { rank: 2 }), host('c'), host('d', { rank: 1 })];
  expect(rankedHosts(hosts).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
});

const ANDROID = 'https://a.example/app.apk';
const IOS = 'https://i.example/app';

/** product.md, section 6: OS type default, android, ios. */
it.each<[string, DeviceOs, string, string, string | undefined]>([
  ['Android gets its own', 'android', ANDROID, IOS, ANDROID],
  ['iOS gets its own', 'ios', ANDROID, IOS, IOS],
  ['an iPhone has no use for an APK', 'ios', ANDROID, '', undefined],
  ['a desktop with one store', 'other', '', IOS, IOS],
  ['a desktop with both', 'other', ANDROID, IOS, ANDROID],
  ['no store', 'other', '', '', undefined],
  ['nothing but addresses', 'android', 'javascript:alert(1)', IOS, undefined],
])('the store: %s', (_name, os, android, ios, expected) => {
  expect(storeFor(os, { android, ios })).toBe(expected);
});

const PAGE = 'https://p.example/download';

it.each<[string, DeviceOs, string, string, string]>([
  ['the only store', 'other', ANDROID, '', ANDROID],
  ['this page, which knows the phone’s own', 'other', ANDROID, IOS, PAGE],
  ['the phone’s own store', 'ios', ANDROID, IOS, IOS],
  ['this page where the phone has none', 'ios', ANDROID, '', PAGE],
])('a camera reads %s', (_name, os, android, ios, expected) => {
  expect(scannedAddress(os, { android, ios }, PAGE)).toBe(expected);
});

/** Mock download: a phone has one button, a desktop one for each system. */
it.each<[string, DeviceOs, string, string, string]>([
  ['a desktop, both', 'other', 'https://a', 'https://i', 'ios android'],
  ['a desktop, one', 'other', 'https://a', '', ''],
  ['a phone', 'ios', 'https://a', 'https://i', ''],
  ['nothing that may be opened', 'other', 'javascript:a', 'https://i', ''],
])('stores to choose from: %s', (_name, os, android, ios, expected) => {
  expect(storesToChoose(os, { android, ios }).join(' ')).toBe(expected);
});
