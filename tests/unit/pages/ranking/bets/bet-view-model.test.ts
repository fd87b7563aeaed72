import { createTranslator } from 'use-intl';
import type { BetLeg, PlacedBet } from '../../../../../src/contract/ranking/betting';
import en from '../../../../../src/i18n/messages/en/ranking.json';
import zh from '../../../../../src/i18n/messages/zh-CN/ranking.json';
import {
  betsOf,
  fitsFilter,
  lineLabels,
  openLegs,
  pickLabels,
  profitTone,
  reportDay,
  signedLine,
} from '../../../../../src/pages/ranking/bets/bet-view-model';

const NOW = Date.parse('2025-03-15T13:25:00Z');
const leg = (fields: Partial<BetLeg> = {}): BetLeg => ({
  matchId: 'm1',
  playType: 'handicap',
  side: 'home',
  line: 0.5,
  odds: 1.9,
  matchDate: NOW + 60_000,
  ...fields,
});
const bet = (fields: Partial<PlacedBet> = {}): PlacedBet => ({
  betId: 'b1',
  legs: [leg()],
  result: 'waiting',
  ...fields,
});

test.each([
  ['a handicap names its team', leg({ line: -0.75 }), { kind: 'team', side: 'home', line: -0.75 }],
  ['level is a handicap too (domain.md, 平手)', leg({ line: 0 }), { kind: 'team', side: 'home', line: 0 }],
  [
    'a total names its side',
    leg({ playType: 'total', side: 'over', line: 2.75 }),
    { kind: 'side', side: 'over', line: 2.75 },
  ],
  ['a winner has no line', leg({ playType: 'winner', side: 'draw', line: 3 }), { kind: 'side', side: 'draw' }],
  [
    'what cannot be put together is the server’s text',
    leg({ side: 'over', pickText: '大 2.5' }),
    { kind: 'text', text: '大 2.5' },
  ],
  ['a handicap without a line says nothing', leg({ line: undefined }), undefined],
])('decisions, bets: %s', (_clause, one, expected) => {
  expect(pickLabels(one)).toEqual(expected);
});

test.each([
  [1.25, '+1.25'],
  [-0.5, '-0.5'],
  [0, '0'],
])('design, bets: a line of %d is written %s', (line, expected) => {
  expect(signedLine(line)).toBe(expected);
});

const LINES: readonly (readonly [line: number, zh: string, en: string])[] = [
  [-0.25, '平/半', '-0.25'],
  [0.25, '受让平/半', '+0.25'],
  [-0.5, '半球', '-0.5'],
  [-0.75, '半/一', '-0.75'],
  [0.75, '受让半/一', '+0.75'],
  [-1, '一球', '-1'],
  [1.25, '受让一/球半', '+1.25'],
  [-1.5, '球半', '-1.5'],
  [-1.75, '球半/两', '-1.75'],
  [-2, '两球', '-2'],
  [2.25, '受让两/两半', '+2.25'],
  [-2.5, '两球半', '-2.5'],
  [-3.75, '三半/四', '-3.75'],
  [-6.5, '6.5球', '-6.5'],
  [0.3, '受让0.3球', '+0.3'],
];
test.each(LINES)('a handicap of %d is %s, in English %s [Bets and results.4]', (line, inChinese, inEnglish) => {
  const { receives, ...named } = lineLabels(line);
  for (const [locale, messages, expected] of [
    ['zh-CN', zh, inChinese],
    ['en', en, inEnglish],
  ] as const) {
    const t = createTranslator({ locale, messages, namespace: 'bet' });
    expect(t('line', { receives, name: t('lineName', { ...named }) })).toBe(expected);
  }
});

test.each([
  ['won', { result: 'win', profit: 900 }, 'up'],
  ['half won', { result: 'winHalf', profit: 450 }, 'up'],
  ['lost', { result: 'lose', profit: -1000 }, 'down'],
  ['half lost', { result: 'loseHalf', profit: -500 }, 'down'],
  ['drawn', { result: 'draw', profit: 0 }, 'even'],
  ['called off', { result: 'cancel', profit: 0 }, 'even'],
  ['failed', { result: 'failure', profit: 0 }, 'even'],
  ['waiting', { result: 'waiting', profit: 900 }, 'muted'],
  ['confirmed', { result: 'confirm' }, 'muted'],
] as const)('section 4, bet results: %s', (_name, fields, tone) => {
  expect(profitTone(bet(fields))).toBe(tone);
});

test.each([
  ['waiting', 'open'],
  ['confirm', 'open'],
  ['win', 'settled'],
  ['winHalf', 'settled'],
  ['draw', 'settled'],
  ['cancel', 'settled'],
  ['failure', 'settled'],
] as const)('user-detail, tabs: %s is %s', (result, filter) => {
  expect(fitsFilter(filter, { result })).toBe(true);
  expect(fitsFilter(filter === 'open' ? 'settled' : 'open', { result })).toBe(false);
  expect(fitsFilter('all', { result })).toBe(true);
});

test('decisions.md, additions: a result that nobody knows is neither open nor settled', () => {
  const fits = (['all', 'open', 'settled'] as const).filter((filter) => fitsFilter(filter, { result: 'unknown' }));
  expect(fits).toEqual(['all']);
});

const report = (fields: object) => ({
  reportId: 'r',
  like: 0,
  disLike: 0,
  isLike: false,
  isDisLike: false,
  ...fields,
});

test('section 3: bets of both kinds of report, in their order; those that nobody can read are counted', () => {
  const reports = [
    report({ betInfo: [bet()] }),
    report({ betInfos: [bet({ betId: 'b2' })] }),
    report({ betInfo: undefined }),
    report({}),
  ];
  const { bets, broken } = betsOf(reports);
  expect(bets.map(({ betId }) => betId)).toEqual(['b1', 'b2']);
  expect(broken).toBe(2);
});

test.each([
  ['a match to come', [bet()], 1],
  ['a match that has begun', [bet({ legs: [leg({ matchDate: NOW })] })], 0],
  ['a bet that is settled', [bet({ result: 'lose' })], 0],
  ['two legs, of which one is over', [bet({ legs: [leg(), leg({ matchId: 'm2', result: 'win' })] })], 1],
  ['the same pick twice', [bet(), bet({ betId: 'b2' })], 1],
  ['two picks of one match', [bet(), bet({ betId: 'b2', legs: [leg({ side: 'away' })] })], 2],
])('copy: %s', (_name, bets, count) => {
  expect(openLegs(bets, NOW)).toHaveLength(count);
});

/** decisions.md, additions: a day without its own date is that of its bets. */
it.each([
  ['its own', { reportDate: 7, betInfos: [bet({ createDate: 9 })] }, 7],
  ['its first bet’s', { betInfos: [bet({ createDate: undefined }), bet({ createDate: 9 })] }, 9],
  ['nobody knows', { betInfos: undefined }, undefined],
])('the day of a report: %s', (_clause, fields, expected) => {
  const report = { reportId: 'r', like: 0, disLike: 0, isLike: false, isDisLike: false, ...fields };
  expect(reportDay(report)).toBe(expected);
});
