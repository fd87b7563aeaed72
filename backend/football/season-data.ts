import { COMPETITION } from '../../src/contract/football/football-codes';
import type { Zone } from '../../src/contract/football/standings';
import { CUP_FORMATS } from '../../src/rules/cup/cup-formats';
import type { Cup, FiveLeague } from '../world/clubs';
import type { Words } from './people/origins';

/** Places of a table that lead somewhere, in a season. */
export interface ZoneSpan {
  readonly zone: string;
  readonly from: number;
  readonly to: number;
  readonly name: Words;
  readonly tone: NonNullable<Zone['tone']>;
}

export interface SeasonPlan {
  readonly seasonId: string;
  readonly competitionId: string;
  /** Which matches of the world. */
  readonly source: { readonly league: FiveLeague; readonly isFormer: boolean } | { readonly cup: Cup };
  /** 2025-26, or the year of a cup. A league's season is called by the world's day where it is played. */
  readonly name: string;
  /** The year in which it began; its rules are those of that year. */
  readonly year: number;
  readonly zones: readonly ZoneSpan[];
}

const ZONES = {
  champions: { zone: 'champions', name: { zh: '欧冠联赛', en: 'Champions League' }, tone: 'best' },
  championsQualifying: {
    zone: 'championsQualifying',
    name: { zh: '欧冠资格赛', en: 'Champions League qualifying' },
    tone: 'good',
  },
  europa: { zone: 'europa', name: { zh: '欧联杯', en: 'Europa League' }, tone: 'good' },
  conference: { zone: 'conference', name: { zh: '欧协联', en: 'Conference League' }, tone: 'fair' },
  playOff: { zone: 'playOff', name: { zh: '升降级附加赛', en: 'Relegation play-off' }, tone: 'risk' },
  relegation: { zone: 'relegation', name: { zh: '降级', en: 'Relegation' }, tone: 'bad' },
} as const;
type Span = readonly [keyof typeof ZONES, number, number];

/**
 * European places vary by season: they come with the data, never from a fixed position (decisions.md, football tables).
 */
const LEAGUE_ZONES: Readonly<Record<FiveLeague, Readonly<Record<'2024' | '2025', readonly Span[]>>>> = {
  en: {
    2024: [
      ['champions', 1, 5],
      ['europa', 6, 7],
      ['conference', 8, 8],
      ['relegation', 18, 20],
    ],
    2025: [
      ['champions', 1, 4],
      ['europa', 5, 5],
      ['conference', 6, 6],
      ['relegation', 18, 20],
    ],
  },
  es: {
    2024: [
      ['champions', 1, 5],
      ['europa', 6, 7],
      ['conference', 8, 8],
      ['relegation', 18, 20],
    ],
    2025: [
      ['champions', 1, 4],
      ['europa', 5, 6],
      ['conference', 7, 7],
      ['relegation', 18, 20],
    ],
  },
  it: {
    2024: [
      ['champions', 1, 4],
      ['europa', 5, 6],
      ['conference', 7, 7],
      ['relegation', 18, 20],
    ],
    2025: [
      ['champions', 1, 4],
      ['europa', 5, 5],
      ['conference', 6, 6],
      ['relegation', 18, 20],
    ],
  },
  de: {
    2024: [
      ['champions', 1, 4],
      ['europa', 5, 5],
      ['conference', 6, 6],
      ['playOff', 16, 16],
      ['relegation', 17, 18],
    ],
    2025: [
      ['champions', 1, 4],
      ['europa', 5, 5],
      ['conference', 6, 6],
      ['playOff', 16, 16],
      ['relegation', 17, 18],
    ],
  },
  fr: {
    2024: [
      ['champions', 1, 3],
      ['championsQualifying', 4, 4],
      ['europa', 5, 5],
      ['conference', 6, 6],
      ['playOff', 16, 16],
      ['relegation', 17, 18],
    ],
    2025: [
      ['champions', 1, 3],
      ['championsQualifying', 4, 4],
      ['europa', 5, 5],
      ['conference', 6, 6],
      ['playOff', 16, 16],
      ['relegation', 17, 18],
    ],
  },
};

/** By the world's key of a league. */
export const LEAGUE_COMPETITIONS: Readonly<Record<FiveLeague, string>> = {
  en: COMPETITION.premierLeague,
  es: COMPETITION.laLiga,
  it: COMPETITION.serieA,
  de: COMPETITION.bundesliga,
  fr: COMPETITION.ligue1,
};

/** Ready to show. A domestic cup is nobody's known competition: clients leave it out (product.md, section 5). */
export const COMPETITION_NAMES: ReadonlyMap<string, Words> = new Map([
  [COMPETITION.premierLeague, { zh: '英超', en: 'EPL' }],
  [COMPETITION.laLiga, { zh: '西甲', en: 'La Liga' }],
  [COMPETITION.serieA, { zh: '意甲', en: 'Serie A' }],
  [COMPETITION.bundesliga, { zh: '德甲', en: 'Bundesliga' }],
  [COMPETITION.ligue1, { zh: '法甲', en: 'Ligue 1' }],
  [COMPETITION.worldCup, { zh: '世界杯', en: 'World Cup' }],
  [COMPETITION.euro, { zh: '欧洲杯', en: 'Euro' }],
  [COMPETITION.friendlies, { zh: '国际友谊赛', en: 'Friendlies' }],
]);

const YEARS = [2025, 2024] as const;

function leagueSeasons(league: FiveLeague): SeasonPlan[] {
  const competitionId = LEAGUE_COMPETITIONS[league];
  return YEARS.map((year) => ({
    seasonId: year === YEARS[0] ? competitionId : `${competitionId}${year % 100}`,
    competitionId,
    source: { league, isFormer: year !== YEARS[0] },
    name: `${year}-${(year + 1) % 100}`,
    year,
    zones: LEAGUE_ZONES[league][year].map(([zone, from, to]) => ({ ...ZONES[zone], from, to })),
  }));
}

/** Two of each group; the best thirds have a zone of their own (standings of cups). */
export const THROUGH: ZoneSpan = {
  zone: 'through',
  from: 1,
  to: 2,
  name: { zh: '直接晋级', en: 'Through' },
  tone: 'best',
};
export const THROUGH_AS_THIRD: ZoneSpan = {
  zone: 'third',
  from: 3,
  to: 3,
  name: { zh: '成绩最好的第三名晋级', en: 'Best third places go through' },
  tone: 'fair',
};

const CUP_KEYS: Readonly<Record<string, Cup>> = { '2024': 'euro2024', '2022': 'wc2022', '2026': 'wc2026' };

function cupSeasons(): SeasonPlan[] {
  return CUP_FORMATS.flatMap(({ seasonId, competitionId, year, thirds }) => {
    const cup = CUP_KEYS[year];
    const zones = thirds === 0 ? [THROUGH] : [THROUGH, THROUGH_AS_THIRD];
    return cup === undefined ? [] : [{ seasonId, competitionId, source: { cup }, name: String(year), year, zones }];
  });
}

/** Every season that the back end has, the newest of a competition first. */
export const SEASON_PLANS: readonly SeasonPlan[] = [
  ...(['en', 'es', 'it', 'de', 'fr'] as const).flatMap(leagueSeasons),
  ...cupSeasons(),
];
