import {
  activeFilters,
  type Choosable,
  fitsChoice,
  NO_CHOICE,
  namesIn,
  oddsIn,
  type TipChoice,
  withName,
  withoutFilter,
} from '../../../../../src/pages/tips/data/fits-choice';

/** 23:30 in Shanghai. */
const NOW = Date.parse('2025-03-15T15:30:00Z');
const MINUTE = 60_000;
const TIP: Choosable = {
  isFollowed: true,
  price: 0,
  back: 50,
  odds: 1.92,
  saleEnd: NOW + 20 * MINUTE,
  leagues: ['EPL', 'La Liga'],
  bet: 'Handicap',
};

describe('a tip passes', () => {
  it.each<[why: string, tip: Partial<Choosable>, choice: Partial<TipChoice>, passes: boolean]>([
    ['no filter', { isFollowed: false, odds: undefined }, {}, true],
    ['whom one follows', {}, { follow: true }, true],
    ['whom one does not follow', { isFollowed: false }, { follow: true }, false],
    ['free', {}, { free: true }, true],
    ['at a price', { price: 8 }, { free: true }, false],
    ['at a price that nobody knows', { price: undefined }, { free: true }, false],
    ['a part comes back', {}, { refund: true }, true],
    ['nothing comes back', { back: 0 }, { refund: true }, false],
    ['odds at the lower end', { odds: 1.8 }, { odds: '1.80-2.20' }, true],
    ['odds at the upper end', { odds: 2.2 }, { odds: '1.80-2.20' }, true],
    ['odds above', { odds: 2.21 }, { odds: '1.80-2.20' }, false],
    ['odds below an open range', { odds: 1.79 }, { odds: '1.8-' }, false],
    ['odds within an open range', { odds: 9 }, { odds: '1.8-' }, true],
    ['odds that nobody knows', { odds: undefined }, { odds: '-2' }, false],
    ['a sale that ends within the hour', { saleEnd: NOW + 60 * MINUTE }, { close: '60' }, true],
    ['a sale that ends later', { saleEnd: NOW + 61 * MINUTE }, { close: '60' }, false],
    ['a sale that has ended', { saleEnd: NOW }, { close: '60' }, false],
    ['a sale that ends on the server’s day', { saleEnd: NOW + 29 * MINUTE }, { close: 'today' }, true],
    ['a sale that ends on its next day', { saleEnd: NOW + 31 * MINUTE }, { close: 'today' }, false],
    ['a sale whose end nobody knows', { saleEnd: undefined }, { close: 'today' }, false],
    ['one of several leagues', {}, { league: 'Serie A,La Liga' }, true],
    ['another league', {}, { league: 'Serie A' }, false],
    ['the kind of bet', {}, { bet: 'Totals,Handicap' }, true],
    ['another kind of bet', { bet: '' }, { bet: 'Handicap' }, false],
    ['all of several filters', {}, { follow: true, free: true, odds: '-2', league: 'EPL' }, true],
    ['not all of several filters', { price: 8 }, { follow: true, free: true }, false],
  ])('%s', (_, tip, choice, passes) => {
    expect(fitsChoice({ ...TIP, ...tip }, { ...NO_CHOICE, ...choice }, NOW)).toBe(passes);
  });
});

it.each([
  ['1.80-2.20', 1.8, 2.2],
  ['1.80-', 1.8, undefined],
  ['-2', undefined, 2],
  ['-', undefined, undefined],
  ['0-0', undefined, undefined],
  ['<b>', undefined, undefined],
  ['1.80', undefined, undefined],
  ['2e3-9', undefined, undefined],
])('odds in the address: %s', (text, from, to) => {
  expect(oddsIn(text)).toEqual({ from, to });
});

it('names are put into a list and taken out of it', () => {
  expect(withName('', 'EPL', true)).toBe('EPL');
  expect(withName('EPL', 'La Liga', true)).toBe('EPL,La Liga');
  expect(withName('EPL,La Liga', 'EPL', false)).toBe('La Liga');
  expect(namesIn('')).toEqual([]);
});

it('what is set is told, and can be taken back one by one', () => {
  const choice: TipChoice = { ...NO_CHOICE, free: true, odds: '-2' };
  expect(activeFilters(choice)).toEqual(['free', 'odds']);
  expect(activeFilters(withoutFilter(choice, 'free'))).toEqual(['odds']);
  expect(withoutFilter(withoutFilter(choice, 'free'), 'odds')).toEqual(NO_CHOICE);
});
