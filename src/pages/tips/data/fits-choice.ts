import { serverDay } from '../../../rules/match/date-filters';

/** The filters of the list of tips, each as it stands in the address; an empty one lets every tip pass. */
export interface TipChoice {
  readonly follow: boolean;
  readonly free: boolean;
  readonly refund: boolean;
  /** Decimal, from and to, either may be missing: `1.80-2.20`, `-2`. */
  readonly odds: string;
  /** The sale ends within so many minutes, or today. */
  readonly close: '' | '60' | 'today';
  /** Names, one after another. */
  readonly league: string;
  readonly bet: string;
}
export type FilterName = keyof TipChoice;

export const NO_CHOICE: TipChoice = {
  follow: false,
  free: false,
  refund: false,
  odds: '',
  close: '',
  league: '',
  bet: '',
};
const NAMES = Object.keys(NO_CHOICE) as FilterName[];

const COMMA = ',';
export const namesIn = (list: string): string[] => list.split(COMMA).filter(Boolean);

/** The list with this name, or without it. */
export function withName(list: string, name: string, isOn: boolean): string {
  const others = namesIn(list).filter((one) => one !== name);
  return (isOn ? [...others, name] : others).join(COMMA);
}

/** Decimal odds; undefined at an end that is open, and where the text is no range. */
export function oddsIn(text: string): { readonly from: number | undefined; readonly to: number | undefined } {
  const [, from = '', to = ''] = /^(\d{0,4}\.?\d{0,3})-(\d{0,4}\.?\d{0,3})$/.exec(text) ?? [];
  const at = (end: string) => (Number(end) > 0 ? Number(end) : undefined);
  return { from: at(from), to: at(to) };
}

/** A tip as far as it can be chosen by. */
export interface Choosable {
  readonly isFollowed: boolean;
  /** Coins; undefined: nobody knows. */
  readonly price: number | undefined;
  /** Percent of the price that a loss gives back. */
  readonly back: number;
  readonly odds: number | undefined;
  /** Unix ms; undefined: not on sale, or nobody knows. */
  readonly saleEnd: number | undefined;
  readonly leagues: readonly string[];
  readonly bet: string;
}

const HOUR_MS = 60 * 60_000;

/** `now`: Unix ms. */
const FITS: { readonly [Name in FilterName]: (tip: Choosable, value: TipChoice[Name], now: number) => boolean } = {
  follow: ({ isFollowed }) => isFollowed,
  free: ({ price }) => price === 0,
  refund: ({ back }) => back > 0,
  odds({ odds }, text) {
    const { from = 0, to = Number.POSITIVE_INFINITY } = oddsIn(text);
    return odds !== undefined && odds >= from && odds <= to;
  },
  close({ saleEnd }, within, now) {
    if (saleEnd === undefined || saleEnd <= now) return false;
    return within === 'today' ? serverDay(saleEnd) === serverDay(now) : saleEnd - now <= HOUR_MS;
  },
  league: ({ leagues }, list) => namesIn(list).some((name) => leagues.includes(name)),
  bet: ({ bet }, list) => namesIn(list).includes(bet),
};

/** The filters that are set. */
export const activeFilters = (choice: TipChoice): FilterName[] =>
  NAMES.filter((name) => choice[name] !== NO_CHOICE[name]);

/** True when the tip passes each filter that is set. */
export const fitsChoice = (tip: Choosable, choice: TipChoice, now: number): boolean =>
  activeFilters(choice).every((name) => FITS[name](tip, choice[name] as never, now));

/** The choice with one filter taken back. */
export const withoutFilter = (choice: TipChoice, name: FilterName): TipChoice => ({
  ...choice,
  [name]: NO_CHOICE[name],
});
