import { createTranslator } from 'use-intl/core';
import type { BetResult } from '../../../../src/contract/ranking/bet';
import { signedUnits } from '../../../../src/domains/record/rate';
import type { Messages } from '../../../../src/i18n/app-config';
import { createFormats, type Formats } from '../../../../src/i18n/formats';
import { loadMessages } from '../../../../src/i18n/load-messages';
import { coinRecord } from '../../../../src/rules/record/bet-period';
import { breakEven, type Followed, followedAccount, hitsOf } from '../../../../src/rules/record/followed';
import { saysRate, wilson } from '../../../../src/rules/record/hit-rate';
import { countTen, lastTen } from '../../../../src/rules/tip/tip-view-model';

/** Every figure is reckoned a second time, slowly and in whole numbers, and compared as it is written. */
const RECORDS = 10_000;
const RESULTS: readonly BetResult[] = [
  'win',
  'winHalf',
  'lose',
  'loseHalf',
  'draw',
  'cancel',
  'failure',
  'waiting',
  'confirm',
];
/** One sign for each result: halves small, what counts nowhere a blank. */
const SIGNS = ['W', 'w', 'L', 'l', 'D', ' ', ' ', ' ', ' '];

/** Park and Miller's generator: the same records in every run. */
let seed = 20_260_316;
function below(limit: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % limit;
}

interface Drawn {
  readonly sign: string;
  /** Hundredths; 0: not known. */
  readonly odds: number;
  readonly tip: Followed;
  readonly bet: { readonly result: BetResult; readonly stake: number; readonly profit: number | undefined };
}

function drawn(): Drawn {
  const at = below(3) > 0 ? below(5) : below(RESULTS.length);
  const result = RESULTS[at] ?? 'win';
  const odds = below(12) === 0 ? 0 : 101 + below(300);
  const profit = below(20) === 0 ? undefined : below(4001) - 2000;
  return {
    sign: SIGNS[at] ?? ' ',
    odds,
    tip: { result, odds: odds === 0 ? undefined : odds / 100, isParlay: below(6) === 0 },
    bet: { result, stake: 100 * (1 + below(20)), profit },
  };
}

/** `top / bottom` as whole numbers, halves away from 0. */
function divided(top: bigint, bottom: bigint): bigint {
  const size = top < 0n ? -top : top;
  const whole = (2n * size + bottom) / (2n * bottom);
  return top < 0n ? -whole : whole;
}

const signed = (value: bigint, text = String(value)) => (value > 0n ? `+${text}` : text);
const counted = (signs: string, which: RegExp) => signs.replace(which, '').length;

/** Thousandths of a unit. */
function thousandths({ sign, odds }: Drawn): number {
  const gain = (odds - 100) * 10;
  return { W: gain, w: gain / 2, D: 0, l: -500, L: -1000 }[sign] ?? 0;
}

function slowUnits(thousandths: number): string {
  const hundredths = divided(BigInt(thousandths), 10n);
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  return signed(hundredths, `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

/** Every later point against every earlier one. */
function slowFall(steps: readonly number[]): number {
  let deepest = 0;
  for (let from = 0; from < steps.length; from += 1) {
    let sum = 0;
    for (const step of steps.slice(from)) {
      sum += step;
      deepest = Math.min(deepest, sum);
    }
  }
  return -deepest;
}

/** The ends of a range by halving: where the rate seen lies Z deviations from the one supposed. */
function slowEnd(rate: number, sample: number, outer: number): number {
  let [near, far] = [rate, outer];
  for (let turn = 0; turn < 50; turn += 1) {
    const middle = (near + far) / 2;
    if ((rate - middle) ** 2 * sample > 1.959964 ** 2 * middle * (1 - middle)) far = middle;
    else near = middle;
  }
  return (near + far) / 2;
}

function slowEven(list: readonly Drawn[]): string {
  const singles = list.filter(({ sign, odds, tip }) => tip.isParlay !== true && odds > 0 && /[WwLl]/.test(sign));
  let [top, bottom] = [0n, 1n];
  for (const { odds } of singles) [top, bottom] = [top * BigInt(odds) + 100n * bottom, bottom * BigInt(odds)];
  return singles.length === 0 ? '—' : `${divided(100n * top, bottom * BigInt(singles.length))}%`;
}

const percentOf = (top: number, bottom: number, isShown: boolean) =>
  isShown ? divided(BigInt(top) * 100n, BigInt(bottom)) : undefined;
const written = (value: bigint | undefined, text: (value: bigint) => string) =>
  value === undefined ? '—' : `${text(value)}%`;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** `list`: newest first. */
function slowly(list: readonly Drawn[]): Record<string, string> {
  const signs = list.map(({ sign }) => sign).join('');
  const [hits, misses] = [counted(signs, /[^Ww]/g), counted(signs, /[^Ll]/g)];
  const sample = hits + misses;
  const known = list.filter(({ sign, odds }) => sign !== ' ' && odds > 0).reverse();
  const steps = known.map(thousandths);
  const runs = known
    .map(({ sign }) => sign)
    .join('')
    .split(/[WwD]/);
  const ten = signs.slice(0, 10).replace(/ /g, '');
  const coins = list.filter(({ sign, bet }) => sign !== ' ' && bet.profit !== undefined).reverse();
  const profits = coins.map(({ bet }) => bet.profit ?? 0);
  const rate = hits / sample;
  const isSaid = sample >= 10;
  const end = (outer: number) => `${Math.round(slowEnd(rate, sample, outer) * 100)}%`;
  return {
    hitRate: written(percentOf(hits, sample, isSaid), String),
    range: isSaid ? `${hits === 0 ? '0%' : end(0)} ${hits === sample ? '100%' : end(1)}` : '—',
    sum: slowUnits(sum(steps)),
    yield: written(percentOf(sum(steps), 1000 * steps.length, steps.length >= 10), (value) => signed(value)),
    fall: slowUnits(-slowFall(steps)),
    losing: String(Math.max(...runs.map(({ length }) => length))),
    breakEven: slowEven(list),
    lastTen: ten === '' ? '—' : `${ten.length} ${counted(ten, /[^Ww]/g)}`,
    bars: ten === '' ? '0' : String(ten.length),
    coins: signed(BigInt(sum(profits)), String(sum(profits)).replace(/\B(?=(\d{3})+$)/g, ',')),
    coinFall: String(slowFall(profits)),
    coinYield: written(percentOf(sum(profits), sum(coins.map(({ bet }) => bet.stake)), coins.length >= 10), (value) =>
      signed(value),
    ),
  };
}

function asWritten(list: readonly Drawn[], { percent, profit }: Formats): Record<string, string> {
  const tips = list.map(({ tip }) => tip);
  const { hits, sample } = hitsOf(tips);
  const range = saysRate(sample) ? wilson(hits, sample) : undefined;
  const account = followedAccount(tips);
  const record = coinRecord(list.map(({ bet }) => bet));
  const history = list.slice(0, 10).map(({ bet }) => bet.result);
  const ten = lastTen({ tenHistory: history, tenWin: undefined });
  const { won, even, lost } = countTen(history);
  return {
    hitRate: percent(saysRate(sample) ? hits / sample : undefined),
    range: range === undefined ? '—' : `${percent(range.from)} ${percent(range.to)}`,
    sum: signedUnits(account.profit),
    yield: percent(account.yield, { signed: true }),
    fall: signedUnits(-(account.fall?.depth ?? 0)),
    losing: String(account.losing === undefined ? 0 : account.losing.to - account.losing.from),
    breakEven: percent(breakEven(tips)?.rate),
    lastTen: ten?.kind === 'ten' ? `${ten.total} ${ten.won}` : '—',
    bars: String(won + even + lost),
    coins: profit(record.profit),
    coinFall: String(record.fall?.depth ?? 0),
    coinYield: percent(record.yield, { signed: true }),
  };
}

let formats: Formats;
beforeAll(async () => {
  const messages: Messages = await loadMessages('zh-CN');
  formats = createFormats(createTranslator({ locale: 'zh-CN', messages, namespace: 'format' }), 'zh-CN');
});

it('decisions, sums: every figure of ten thousand records is written as a second reckoning writes it [had you followed.3]', () => {
  const differences: unknown[] = [];
  for (let record = 0; record < RECORDS; record += 1) {
    const list = Array.from({ length: below(30) }, drawn);
    const [quick, slow] = [asWritten(list, formats), slowly(list)];
    for (const figure of Object.keys(slow))
      if (quick[figure] !== slow[figure]) differences.push([record, figure, quick[figure], slow[figure]]);
  }
  expect(differences.slice(0, 5)).toEqual([]);
});
