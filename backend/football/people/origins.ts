import { EASTERN_POOLS } from './more-name-pools';
import { type NamePool, WESTERN_POOLS } from './name-pools';

export type PoolKey = keyof typeof WESTERN_POOLS | keyof typeof EASTERN_POOLS;

/** A name in both languages. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

const readWords = (text: string): Words[] =>
  text.split('; ').map((pair) => {
    const [zh = '', en = ''] = pair.split('|');
    return { zh, en };
  });

const ALL: Readonly<Record<PoolKey, NamePool>> = { ...WESTERN_POOLS, ...EASTERN_POOLS };
const read = ({ nations, families, givens }: NamePool) => ({
  nations: readWords(nations),
  families: readWords(families),
  givens: readWords(givens),
});

/** Names by origin, read once. */
export const POOLS = new Map((Object.keys(ALL) as PoolKey[]).map((key) => [key, read(ALL[key])]));
export const POOL_KEYS: readonly PoolKey[] = [...POOLS.keys()];

/** Where most players of a league come from. */
export const HOME_POOL: Readonly<Record<string, PoolKey>> = {
  en: 'BRITISH',
  es: 'SPANISH',
  it: 'ITALIAN',
  de: 'GERMAN',
  fr: 'FRENCH',
};

const NATION_POOLS: Readonly<Partial<Record<PoolKey, readonly string[]>>> = {
  SPANISH: 'Spain,Argentina,Uruguay,Colombia,Mexico,Paraguay,Ecuador,Costa Rica,Panama'.split(','),
  ITALIAN: ['Italy'],
  GERMAN: ['Germany', 'Austria', 'Switzerland', 'Hungary'],
  FRENCH: ['France', 'Belgium', 'Haiti'],
  PORTUGUESE: ['Portugal', 'Brazil', 'Cape Verde'],
  NORDIC: ['Denmark', 'Sweden', 'Norway', 'Netherlands', 'Curaçao'],
  SLAVIC: 'Croatia,Serbia,Poland,Czech Republic,Ukraine,Slovakia,Slovenia,Bosnia and Herzegovina,Albania,Romania'.split(
    ',',
  ),
  AFRICAN: ['Senegal', 'Ivory Coast', 'Ghana', 'Cameroon', 'DR Congo', 'South Africa'],
  ARABIC: 'Morocco,Algeria,Egypt,Tunisia,Qatar,Saudi Arabia,Iraq,Jordan'.split(','),
  TURKISH: ['Türkiye', 'Georgia', 'Uzbekistan'],
  JAPANESE: ['Japan'],
  KOREAN: ['South Korea'],
  PERSIAN: ['Iran'],
};

/** The names of a nation's players, by its English name; the rest are British. */
export const poolOfNation = (name: string): PoolKey =>
  POOL_KEYS.find((key) => NATION_POOLS[key]?.includes(name)) ?? 'BRITISH';
