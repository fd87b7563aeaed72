/** English names that are long for a narrow place, without "FC". Names in other languages are short. */
const SHORT_NAMES = new Map(
  Object.entries({
    'Atlético Madrid': 'Atlético',
    'Bayer Leverkusen': 'Leverkusen',
    'Borussia Dortmund': 'Dortmund',
    'Borussia Mönchengladbach': 'Gladbach',
    'Brighton & Hove Albion': 'Brighton',
    'Eintracht Frankfurt': 'Frankfurt',
    'Leicester City': 'Leicester',
    'Manchester City': 'Man City',
    'Manchester United': 'Man Utd',
    'Newcastle United': 'Newcastle',
    'Nottingham Forest': 'Forest',
    'Paris Saint-Germain': 'PSG',
    'Sheffield United': 'Sheff Utd',
    'Tottenham Hotspur': 'Spurs',
    Tottenham: 'Spurs',
    'West Ham United': 'West Ham',
    Wolverhampton: 'Wolves',
    'Wolverhampton Wanderers': 'Wolves',
  }),
);

/** A club's name for a narrow place; undefined for one that is short enough, or not known. */
export const shortNameOf = (name: string | undefined): string | undefined =>
  SHORT_NAMES.get(name?.replace(/ A?FC$/, '') ?? '');
