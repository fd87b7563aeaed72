import { grouped } from './short-count';

/** 1 European, 2 Hong Kong (product.md, section 9, odds types). */
export type OddsType = 1 | 2;

const sign = (value: number, text: string) => (value > 0 ? `+${text}` : value < 0 ? `-${text}` : text);

/** Coins and money: whole, grouped, never signed unless negative. */
export const money = (value: number): string => (value < 0 ? '-' : '') + grouped(Math.abs(Math.trunc(value)));

/** A profit: +1,320, -1,000, 0 (decisions.md, numbers and dates). */
export const signedMoney = (value: number): string => sign(value, grouped(Math.abs(Math.trunc(value))));

/** 0.78 → 78%; `signed` for returns: +126%. */
export function percent(ratio: number, { signed = false, decimals = 0 } = {}): string {
  const text = trimmed(Math.abs(ratio * 100), decimals);
  return `${signed ? sign(ratio, text) : text}%`;
}

/** A win rate keeps one decimal: 0.848 → 84.8% (decisions.md, NBA table). */
export const winRate = (ratio: number): string => `${(ratio * 100).toFixed(1)}%`;

/** Two decimals; the wire speaks European, Hong Kong is one less (decisions.md, odds). */
export const odds = (european: number, type: OddsType): string => (type === 2 ? european - 1 : european).toFixed(2);

// toFixed first, so that 0.29 * 100 is 29 and not 28.999….
const trimmed = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));
