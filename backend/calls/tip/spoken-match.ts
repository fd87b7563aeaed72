import { shortEnglish } from '../../football/english-names';
import { COMPETITIONS, clubsOf } from '../../world/clubs';
import { NBA_TEAMS } from '../../world/nba/teams';
import type { SoldMatch } from '../../world/tip/tip-row';

/** By the key of the competition (world/clubs.ts); who is not among them keeps the name of the world. */
const LEAGUES: Readonly<Record<string, string>> = {
  en: 'EPL',
  es: 'La Liga',
  it: 'Serie A',
  de: 'Bundesliga',
  fr: 'Ligue 1',
  nba: 'NBA',
  nl: 'Eredivisie',
  pt: 'Primeira',
  tr: 'Süper Lig',
  facup: 'FA Cup',
  csl: 'CSL',
  j1: 'J1',
  k1: 'K League',
  al: 'A-League',
  br: 'Brasileirão',
  mls: 'MLS',
  mx: 'Liga MX',
  friendly: 'Friendly',
  euro2024: 'Euro',
  wc2022: 'World Cup',
};
const ROUND = /^第(\d+)轮$/;

const leagues = new Map(COMPETITIONS.map(({ key, name }) => [name, LEAGUES[key] ?? name]));
const clubs = new Map([
  ...COMPETITIONS.flatMap(({ key }) =>
    clubsOf(key).map(({ name, englishName }): [string, string] => [name, shortEnglish(englishName)]),
  ),
  // As a narrow row has them: 76ers, not Philadelphia 76ers.
  ...NBA_TEAMS.map(({ name, shortName }): [string, string] => [name.zh, shortName.en]),
]);

/** 英超 第19轮 is EPL · R19. */
function englishLabel(label: string): string {
  const [league = '', part] = label.split(' ');
  const name = leagues.get(league) ?? league;
  if (part === undefined) return name;
  const round = ROUND.exec(part)?.[1];
  return `${name} · ${round === undefined ? 'Regular' : `R${round}`}`;
}

/** A match with its names in English. */
export const inEnglish = (match: SoldMatch): SoldMatch => ({
  ...match,
  label: englishLabel(match.label),
  homeName: clubs.get(match.homeName) ?? match.homeName,
  awayName: clubs.get(match.awayName) ?? match.awayName,
});
