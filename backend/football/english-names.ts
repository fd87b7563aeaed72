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
