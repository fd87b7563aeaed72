import { COMPETITIONS } from './clubs';

/** Where an English name is not what is left of the official one. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['Brighton & Hove Albion FC', 'Brighton'],
  ['Newcastle United FC', 'Newcastle'],
  ['Tottenham Hotspur FC', 'Tottenham'],
  ['West Ham United FC', 'West Ham'],
  ['Wolverhampton Wanderers FC', 'Wolverhampton'],
  ['Leeds United FC', 'Leeds'],
  ['Ipswich Town FC', 'Ipswich'],
  ['Leicester City FC', 'Leicester'],
  ['Athletic Club', 'Athletic Bilbao'],
  ['Club Atlético de Madrid', 'Atlético Madrid'],
  ['RC Celta de Vigo', 'Celta Vigo'],
  ['RCD Espanyol de Barcelona', 'Espanyol'],
  ['Rayo Vallecano de Madrid', 'Rayo Vallecano'],
  ['Real Betis Balompié', 'Real Betis'],
  ['Real Sociedad de Fútbol', 'Real Sociedad'],
  ['Real Valladolid CF', 'Valladolid'],
  ['FC Internazionale Milano', 'Inter'],
  ['FC Bayern München', 'Bayern Munich'],
  ['Borussia Mönchengladbach', "M'gladbach"],
  ['Borussia Dortmund', 'Dortmund'],
  ['Eintracht Frankfurt', 'Frankfurt'],
  ['Bayer 04 Leverkusen', 'Leverkusen'],
  ['RB Leipzig', 'RB Leipzig'],
  ['Paris FC', 'Paris FC'],
  ['Paris Saint-Germain FC', 'Paris SG'],
  ['Olympique Lyonnais', 'Lyon'],
  ['Olympique de Marseille', 'Marseille'],
  ['Racing Club de Lens', 'Lens'],
  ['RC Strasbourg Alsace', 'Strasbourg'],
  ['Stade Brestois 29', 'Brest'],
  ['Stade Rennais FC 1901', 'Rennes'],
  ['Stade de Reims', 'Reims'],
  ['Hellas Verona FC', 'Verona'],
  ['Cagliari Calcio', 'Cagliari'],
]);
/** Forms of clubs, years and numbers around a name. */
const FORMS =
  /(^|\s)(1\.|\d{2,4}|[AFUSRC]?FC|CF|CD|CA|SC|AC|AS|SS|SSC|US|ACF|BC|UD|RC|RCD|OGC|AJ|SCO|OSC|HSC|TSG|VfB|VfL|SV|FSV|Calcio|CFC|AFC|SFC)(?=\s|$)/g;

/** The name of a club as a narrow row has it: Brighton, not Brighton & Hove Albion FC. */
export const shortEnglish = (name: string): string =>
  SHORT.get(name) ?? (name.replace(FORMS, ' ').trim().replace(/\s+/g, ' ') || name);

/** By the key of the competition (world/clubs.ts). */
const LEAGUES_BY_KEY: Readonly<Record<string, string>> = {
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
  nations: 'Nations',
  euro2024: 'Euro',
  wc2022: 'World Cup',
  wc2026: 'World Cup',
};
/** By the name that the world has for it. */
export const ENGLISH_LEAGUES: ReadonlyMap<string, string> = new Map(
  COMPETITIONS.map(({ key, name }) => [name, LEAGUES_BY_KEY[key] ?? name]),
);

/** 英超 第19轮 is EPL · R19, NBA 常规赛 is NBA · Regular; undefined: no label of a league. */
export function englishLabel(label: string): string | undefined {
  const [league = '', part] = label.split(' ');
  const name = ENGLISH_LEAGUES.get(league);
  if (name === undefined || part === undefined) return name;
  const round = /^第(\d+)轮$/.exec(part)?.[1];
  if (round !== undefined) return `${name} · R${round}`;
  return part === '常规赛' ? `${name} · Regular` : undefined;
}
