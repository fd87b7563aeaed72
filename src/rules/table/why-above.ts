/** The figures that order a table: those of the whole season, or those of the matches among level teams alone. */
export type RuleKey =
  | 'points'
  | 'playOff'
  | 'difference'
  | 'goals'
  | 'won'
  | 'awayGoals'
  | 'awayWon'
  | 'discipline'
  | 'lots'
  | 'ranking'
  | 'mutualPoints'
  | 'mutualDifference'
  | 'mutualGoals'
  | 'mutualAwayGoals'
  | 'rate'
  | 'mutualRate'
  | 'divisionLeader'
  | 'divisionRate'
  | 'conferenceRate'
  | 'playoffTeams'
  | 'pointDifference';

/** The reasons why a rule does not count here and now. */
export type IdleReason = 'notAllMet' | 'atEnd' | 'forPlaces' | 'otherDivision';
/** The reasons why a rule's figures are not known. */
export type UnknownReason = 'notMet' | 'notAtHand' | 'notAsked' | 'notTold';

/** Of more level teams the matches are not asked for: at a season's begin all are level. */
export const MOST_ASKED = 6;

/** The reason why the matches of so many level teams are not there. */
export const noMatches = (level: number): UnknownReason => (level > MOST_ASKED ? 'notAsked' : 'notAtHand');

/** One rule between level teams; `cluster` are the teams that are level when it comes to it. Higher is better. */
export interface Rule {
  readonly key: RuleKey;
  /** Compares the matches among the level teams alone. */
  readonly isMutual?: boolean;
  /** True: teams still level after this rule are compared again, by the rules for that number of teams. */
  readonly isAgain?: boolean;
  readonly idle?: ((cluster: readonly string[]) => IdleReason | undefined) | undefined;
  /** The known figures; a reason where there are none. */
  readonly value: (teamId: string, cluster: readonly string[]) => number | UnknownReason;
}

/** The verdict of a rule on two teams. */
export interface ReasonStep {
  readonly key: RuleKey;
  readonly status: 'equal' | 'decides' | 'unused' | 'unknown' | 'idle';
  readonly reason?: IdleReason | UnknownReason | undefined;
  /** The teams that were level when it came to this rule. */
  readonly among: readonly string[];
  /** By team; only what is known. */
  readonly values: ReadonlyMap<string, number>;
}

/** `below`: the rules say the opposite of the order in which the table came. */
export interface Explanation {
  readonly steps: readonly ReasonStep[];
  readonly verdict: 'above' | 'below' | 'unknown';
}

interface Comparison {
  readonly upper: string;
  readonly lower: string;
  readonly teams: readonly string[];
  /** The first figure that orders the table. */
  readonly first: Rule;
  /** The rules between so many level teams. */
  readonly rulesFor: (cluster: readonly string[]) => readonly Rule[];
}

const NOTHING: ReadonlyMap<string, number> = new Map();

/** The verdict of a rule on two teams, and the teams still level with them after it. */
function apply(rule: Rule, cluster: readonly string[], { upper, lower }: Comparison) {
  const { key } = rule;
  const reason = rule.idle?.(cluster);
  if (reason !== undefined) {
    return { step: { key, status: 'idle', reason, among: cluster, values: NOTHING } as const, level: cluster };
  }
  const read = cluster.map((teamId) => [teamId, rule.value(teamId, cluster)] as const);
  const known = read.filter((entry): entry is readonly [string, number] => typeof entry[1] === 'number');
  const values = new Map(known);
  const unknown = read.find(([teamId, value]) => (teamId === upper || teamId === lower) && typeof value === 'string');
  if (unknown !== undefined) {
    const why = unknown[1] as UnknownReason;
    return { step: { key, status: 'unknown', reason: why, among: cluster, values } as const, level: cluster };
  }
  const status = values.get(upper) === values.get(lower) ? ('equal' as const) : ('decides' as const);
  // Of whom nothing is known nobody can say that they are apart.
  const level = cluster.filter((teamId) => (values.get(teamId) ?? values.get(upper)) === values.get(upper));
  return { step: { key, status, among: cluster, values }, level };
}

const unusedStep = ({ key }: Rule): ReasonStep => ({ key, status: 'unused', among: [], values: NOTHING });

/** The reason why one team of a table stands above another: rule by rule, until one decides or cannot be applied. */
export function whyAbove(comparison: Comparison): Explanation {
  const { upper, lower, teams, first, rulesFor } = comparison;
  const steps: ReasonStep[] = [];
  let rules: readonly Rule[] = [];
  const stop = (step: ReasonStep, rest: readonly Rule[]): Explanation => {
    const [above = 0, below = 0] = [step.values.get(upper), step.values.get(lower)];
    const verdict = step.status === 'unknown' ? 'unknown' : above > below ? 'above' : 'below';
    return { steps: [...steps, step, ...rest.map(unusedStep)], verdict };
  };
  let { step, level } = apply(first, teams, comparison);
  if (step.status !== 'equal') return stop(step, rulesFor([upper, lower]));
  steps.push({ ...step, among: level });
  rules = rulesFor(level);
  let cluster = level;
  /** Matches among those who were level when the run of mutual rules began. */
  let met = cluster;
  for (let at = 0; at < rules.length; at += 1) {
    const rule = rules[at] as Rule;
    if (rule.isMutual !== true || rules[at - 1]?.isMutual !== true) met = cluster;
    ({ step, level } = apply(rule, rule.isMutual === true ? met : cluster, comparison));
    if (step.status === 'decides' || step.status === 'unknown') return stop(step, rules.slice(at + 1));
    steps.push(step);
    if (step.status === 'idle') continue;
    cluster = cluster.filter((teamId) => level.includes(teamId));
    if (rule.isAgain === true && cluster.length < met.length) {
      rules = rulesFor(cluster);
      at = -1;
    }
  }
  return { steps, verdict: 'unknown' };
}
