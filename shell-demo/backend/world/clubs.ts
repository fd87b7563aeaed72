import { BRAZIL, LIGA_MX, MLS } from './clubs/americas';
import { A_LEAGUE, J1_LEAGUE, K_LEAGUE, SUPER_LEAGUE } from './clubs/asia';
import { BUNDESLIGA, LA_LIGA, LIGUE_1, PREMIER_LEAGUE, SERIE_A } from './clubs/five-leagues';
import { ENGLISH_CUP, EREDIVISIE, PRIMEIRA_LIGA, SUPER_LIG } from './clubs/more-europe';
import { NATIONS } from './clubs/nations';
import { NBA } from './clubs/nba';
import { BASKETBALL, FOOTBALL } from './match-state';

/** A competition of the world. `band`: Shanghai minutes of the day between which its matches begin, over midnight too. */
export interface Competition {
  readonly key: string;
  /** Name in front of the round: 英超 第19轮. */
  readonly name: string;
  readonly matchType: number;
  readonly band: readonly [from: number, to: number];
  /** A level match goes on to extra time. */
  readonly knockout: boolean;
  readonly lines: string;
}

export interface Club {
  readonly id: number;
  readonly competition: string;
  readonly name: string;
  readonly englishName: string;
  /** File id of the crest: pattern and two colours. */
  readonly crest: string;
}

const HOUR = 60;
const EUROPE = [19.5 * HOUR, 29 * HOUR] as const;
const ASIA = [11.5 * HOUR, 20 * HOUR] as const;
const AMERICAS = [4.5 * HOUR, 12 * HOUR] as const;
const ALL_DAY = [0, 24 * HOUR] as const;

const football = (
  key: string,
  name: string,
  band: Competition['band'],
  lines: string,
  knockout = false,
): Competition => ({
  key,
  name,
  band,
  lines,
  knockout,
  matchType: FOOTBALL,
});

/** In the order that gives clubs and matches their numbers: add at the end only. */
export const COMPETITIONS: readonly Competition[] = [
  football('en', '英超', EUROPE, PREMIER_LEAGUE),
  football('es', '西甲', EUROPE, LA_LIGA),
  football('it', '意甲', EUROPE, SERIE_A),
  football('de', '德甲', EUROPE, BUNDESLIGA),
  football('fr', '法甲', EUROPE, LIGUE_1),
  { key: 'nba', name: 'NBA', matchType: BASKETBALL, band: [7 * HOUR, 12 * HOUR], knockout: false, lines: NBA },
  football('nl', '荷甲', EUROPE, EREDIVISIE),
  football('pt', '葡超', EUROPE, PRIMEIRA_LIGA),
  football('tr', '土超', EUROPE, SUPER_LIG),
  football('facup', '英足总杯', EUROPE, ENGLISH_CUP, true),
  football('csl', '中超', ASIA, SUPER_LEAGUE),
  football('j1', '日职联', ASIA, J1_LEAGUE),
  football('k1', 'K联赛', ASIA, K_LEAGUE),
  football('al', '澳超', ASIA, A_LEAGUE),
  football('br', '巴甲', AMERICAS, BRAZIL),
  football('mls', '美职联', AMERICAS, MLS),
  football('mx', '墨超', AMERICAS, LIGA_MX),
  football('friendly', '国际友谊赛', ALL_DAY, NATIONS),
];

/** Leagues with a whole season; the others only fill the days around today. */
export const FIVE_LEAGUES = ['en', 'es', 'it', 'de', 'fr'] as const;

const CLUBS_PER_COMPETITION = 100;

/** The place of a competition among all, which gives ids their leading digits. */
export function competitionNumber(key: string): number {
  return COMPETITIONS.findIndex((competition) => competition.key === key) + 1;
}

export function competitionOf(key: string): Competition {
  const found = COMPETITIONS.find((competition) => competition.key === key);
  if (found === undefined) throw new Error(`no competition ${key}`);
  return found;
}

/** The clubs of a competition, in the order of its lines. */
export function clubsOf(key: string): Club[] {
  const lines = competitionOf(key).lines.trim().split('\n');
  return lines.map((line, index) => {
    const [name = '', englishName = '', first = '', second = '', pattern = ''] = line.split('|');
    const id = competitionNumber(key) * CLUBS_PER_COMPETITION + index + 1;
    return { id, competition: key, name, englishName, crest: `${pattern}-${first}-${second}.png` };
  });
}
