import { BRAZIL, LIGA_MX, MLS } from './clubs/americas';
import { A_LEAGUE, J1_LEAGUE, K_LEAGUE, SUPER_LEAGUE } from './clubs/asia';
import { BUNDESLIGA, LA_LIGA, LIGUE_1, PREMIER_LEAGUE, SERIE_A } from './clubs/five-leagues';
import { FORMER_CLUBS, PROMOTED } from './clubs/former';
import { ENGLISH_CUP, EREDIVISIE, PRIMEIRA_LIGA, SUPER_LIG } from './clubs/more-europe';
import { MORE_NATIONS } from './clubs/more-nations';
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
  football('nations', '国家队', ALL_DAY, MORE_NATIONS),
  football('euro2024', '欧洲杯', ALL_DAY, '', true),
  football('wc2022', '世界杯', ALL_DAY, '', true),
  football('wc2026', '世界杯', ALL_DAY, '', true),
];

/** Leagues with a whole season; the others only fill the days around today. */
export const FIVE_LEAGUES = ['en', 'es', 'it', 'de', 'fr'] as const;
export type FiveLeague = (typeof FIVE_LEAGUES)[number];
/** Cups that are facts (world/facts), at their own dates. */
export const CUPS = ['euro2024', 'wc2022', 'wc2026'] as const;
export type Cup = (typeof CUPS)[number];

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

function readClubs(key: string, text: string, firstIndex: number): Club[] {
  const lines = text.trim().split('\n');
  return lines.flatMap((line, index) => {
    const [name = '', englishName = '', first = '', second = '', pattern = ''] = line.split('|');
    const id = competitionNumber(key) * CLUBS_PER_COMPETITION + firstIndex + index + 1;
    return name === '' ? [] : [{ id, competition: key, name, englishName, crest: `${pattern}-${first}-${second}.png` }];
  });
}

/** The clubs of a competition, in the order of its lines; a cup has none of its own. */
export function clubsOf(key: string): Club[] {
  return readClubs(key, competitionOf(key).lines, 0);
}

/** The clubs of a league in 2024-25: those who went down since have numbers after the others. */
export function formerClubsOf(key: FiveLeague): Club[] {
  const clubs = clubsOf(key);
  const gone = readClubs(key, FORMER_CLUBS[key] ?? '', clubs.length);
  return [...clubs.filter(({ englishName }) => !PROMOTED.has(englishName)), ...gone];
}

/** Every club of the world, those that went down since among them. */
export const allClubs = (): Club[] => [
  ...COMPETITIONS.flatMap(({ key }) => clubsOf(key)),
  ...FIVE_LEAGUES.flatMap(formerClubsOf),
];
