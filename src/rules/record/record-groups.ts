import { type Followed, followedAccount, hitsOf } from './followed';
import { FEWEST_FOR_RATE, type LuckRange, wilson } from './hit-rate';

/** The league of a match's label without its round: La Liga of La Liga · R19; in Chinese a round begins with U+7B2C. */
export function leagueName(matchLeague: string): string {
  const [league = ''] = matchLeague.split(/ · | (?=\u7b2c|R\d|Matchday )/u);
  return league.trim();
}

/** A record of one league or one kind of bet. */
export interface RecordGroup {
  readonly name: string;
  /** Decided: won or lost. */
  readonly sample: number;
  /** Below ten tips undefined, as the range is (decisions.md, luck range). */
  readonly rate: number | undefined;
  readonly range: LuckRange | undefined;
  /** Return on one unit, of so many whose odds are known; undefined of fewer than ten. */
  readonly yield: number | undefined;
  readonly units: number;
}

/** The groups of these tips, the largest first; what has no name is left out. */
export function recordGroups(tips: readonly Followed[], by: 'league' | 'play'): RecordGroup[] {
  const groups = new Map<string, Followed[]>();
  for (const tip of tips) {
    const name = tip[by];
    if (name === undefined || name === '') continue;
    groups.set(name, [...(groups.get(name) ?? []), tip]);
  }
  return [...groups]
    .map(([name, own]): RecordGroup => {
      const { hits, sample } = hitsOf(own);
      const account = followedAccount(own);
      const isEnough = sample >= FEWEST_FOR_RATE;
      return {
        name,
        sample,
        rate: isEnough ? hits / sample : undefined,
        range: isEnough ? wilson(hits, sample) : undefined,
        yield: account.yield,
        units: account.units,
      };
    })
    .filter(({ sample }) => sample > 0)
    .sort((a, b) => b.sample - a.sample || (a.name < b.name ? -1 : 1));
}
