import { type Followed, followedAccount, hitsOf } from './followed';

/** The league of a match's label without its round: La Liga of La Liga · R19; in Chinese a round begins with U+7B2C. */
export function leagueName(matchLeague: string): string {
  const [league = ''] = matchLeague.split(/ · | (?=\u7b2c|R\d|Matchday )/u);
  return league.trim();
}

/** A record of one league, of one kind of bet, or of whatever else tips have in common. */
export interface RecordGroup {
  readonly name: string;
  readonly hits: number;
  /** Decided: won or lost. */
  readonly sample: number;
  /** Return on one unit, of so many whose odds are known; undefined of fewer than ten. */
  readonly yield: number | undefined;
  readonly units: number;
  /** The sum of those, in units. */
  readonly profit: number;
}

/** Tips by what they have in common. */
export function groupedBy<T>(tips: readonly T[], nameOf: (tip: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const tip of tips) {
    const name = nameOf(tip);
    const own = groups.get(name);
    if (own === undefined) groups.set(name, [tip]);
    else own.push(tip);
  }
  return groups;
}

/** The record of these tips, newest first. */
export function recordOf(name: string, tips: readonly Followed[]): RecordGroup {
  const { yield: share, units, profit } = followedAccount(tips);
  return { name, ...hitsOf(tips), yield: share, units, profit };
}

/** The groups of these tips, the largest first; what has no name is left out. */
export function recordGroups(tips: readonly Followed[], by: 'league' | 'play'): RecordGroup[] {
  const named = tips.filter((tip) => tip[by] !== undefined && tip[by] !== '');
  return [...groupedBy(named, (tip) => tip[by] ?? '')]
    .map(([name, own]) => recordOf(name, own))
    .filter(({ sample }) => sample > 0)
    .sort((a, b) => b.sample - a.sample || (a.name < b.name ? -1 : 1));
}
