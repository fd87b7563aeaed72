/** What English readers call the clubs whose names do not fit into a narrow row. */
const SHORT: Readonly<Record<string, string>> = {
  'Manchester City': 'Man City',
  'Manchester United': 'Man Utd',
  'Nottingham Forest': 'Forest',
  'Wolverhampton Wanderers': 'Wolves',
  Wolverhampton: 'Wolves',
  'Tottenham Hotspur': 'Spurs',
  'Brighton & Hove Albion': 'Brighton',
  'West Ham United': 'West Ham',
  'Newcastle United': 'Newcastle',
  'Philadelphia Union': 'Philadelphia',
  'Seattle Sounders': 'Seattle',
};

/** The short name of a club that is known by one. */
export const shortClub = (name: string): string | undefined => SHORT[name];
