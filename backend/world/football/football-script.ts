import type { Script, Segment } from '../match-state';
import type { Random } from '../random';
import { shootOut } from './shoot-out';

const HALF_S = 45 * 60;
const EXTRA_HALF_S = 15 * 60;
const BREAK_S = 15 * 60;
const EXTRA_BREAK_S = 60;
const PAUSE_S = 5 * 60;
const HOME_GOALS = 1.55;
const AWAY_GOALS = 1.2;
const EXTRA_SHARE = 0.3;
const RED_CHANCE = 0.07;

/** How many goals with this mean (Poisson, Knuth's way). */
function goals(random: Random, mean: number): number {
  const limit = Math.exp(-mean);
  let product = random.next();
  let count = 0;
  while (product > limit) {
    product *= random.next();
    count += 1;
  }
  return count;
}

type Score = [at: number, side: 0 | 1, points: number];

/** Goals of both sides spread over a stretch of play. */
function play(random: Random, from: number, length: number, share: number, strength: number): Score[] {
  const scores: Score[] = [];
  const means = [HOME_GOALS * strength, AWAY_GOALS / strength] as const;
  for (const side of [0, 1] as const) {
    const count = goals(random, means[side] * share);
    for (let n = 0; n < count; n++) scores.push([from + random.between(40, length - 20), side, 1]);
  }
  return scores;
}

const isLevel = (scores: readonly Score[]) => scores.filter(([, side]) => side === 0).length * 2 === scores.length;

/** Extra time and, when still level, a shoot-out; the shoot-out is never added to the score. */
function afterLevel(random: Random, from: number, scores: Score[], strength: number): Segment[] {
  const first = from + PAUSE_S;
  const firstLength = EXTRA_HALF_S + random.between(0, 1) * 60;
  const second = first + firstLength + EXTRA_BREAK_S;
  const secondLength = EXTRA_HALF_S + random.between(1, 3) * 60;
  const over = second + secondLength;
  scores.push(...play(random, first, firstLength, EXTRA_SHARE / 2, strength));
  scores.push(...play(random, second, secondLength, EXTRA_SHARE / 2, strength));
  const segments: Segment[] = [
    { phase: 1012, from },
    { phase: 1006, from: first },
    { phase: 1007, from: first + firstLength },
    { phase: 1008, from: second },
  ];
  if (!isLevel(scores)) return [...segments, { phase: 1011, from: over }];
  const shootOut = over + PAUSE_S;
  const end = shootOut + random.between(9, 14) * 60;
  return [...segments, { phase: 1013, from: over }, { phase: 1010, from: shootOut }, { phase: 1011, from: end }];
}

/** A stop in the second half: it goes on after a while, or never. Goals after the stop come later, or not at all. */
function interrupt(random: Random, script: Script, secondHalf: number, abandoned: boolean): Script {
  const at = secondHalf + random.between(8, 30) * 60;
  const before = script.segments.filter((segment) => segment.from < at);
  const stop: Segment = { phase: abandoned ? 1016 : 1015, from: at };
  if (abandoned) {
    return { segments: [...before, stop], scores: script.scores.filter(([goal]) => goal < at) };
  }
  const pause = random.between(8, 20) * 60;
  const later = script.segments.filter((segment) => segment.from >= at).map((s) => ({ ...s, from: s.from + pause }));
  return {
    segments: [...before, stop, { phase: 1004, from: at + pause, clockFrom: secondHalf + pause }, ...later],
    scores: script.scores.map(([goal, side, points]) => [goal < at ? goal : goal + pause, side, points]),
  };
}

/** What a script has beside goals: now and then somebody is sent off, and a shoot-out has its kicks. */
function withCardsAndKicks(random: Random, script: Script): Script {
  const { segments } = script;
  const reds = ([0, 1] as const).flatMap((side) => {
    if (!random.chance(RED_CHANCE)) return [];
    const index = segments.findIndex((one) => one.phase === 1004);
    const [from, to] = [segments[index]?.from, segments[index + 1]?.from];
    if (from === undefined || to === undefined || to - from < 120) return [];
    return [[random.between(from + 60, to - 30), side] as const];
  });
  const at = segments.findIndex((one) => one.phase === 1010);
  const [from, to] = [segments[at]?.from, segments[at + 1]?.from];
  return {
    ...script,
    ...(reds.length === 0 ? {} : { reds: reds.sort((a, b) => a[0] - b[0]) }),
    ...(from === undefined || to === undefined ? {} : { kicks: shootOut(random, from, to) }),
  };
}

export interface FootballPlan {
  /** Level after 90 minutes goes on to extra time. */
  readonly knockout: boolean;
  /** Above 1 favours the home side. */
  readonly strength: number;
  readonly incident: 'none' | 'interrupted' | 'abandoned' | 'postponed' | 'cancelled' | 'undecided';
}

const OFF_STATUS = { postponed: 9, cancelled: 12, undecided: 13 } as const;

/** How a football match will go: halves with stoppage time, goals, what comes after a draw in a cup. */
export function footballScript(random: Random, plan: FootballPlan): Script {
  const { incident, strength } = plan;
  if (incident === 'postponed' || incident === 'cancelled' || incident === 'undecided') {
    return { segments: [], scores: [], offStatus: OFF_STATUS[incident] };
  }
  const firstLength = HALF_S + random.between(1, 5) * 60 + random.between(0, 50);
  const secondHalf = firstLength + BREAK_S + random.between(0, 90);
  const secondLength = HALF_S + random.between(3, 8) * 60 + random.between(0, 50);
  const end = secondHalf + secondLength;
  const scores = [
    ...play(random, 0, firstLength, 0.45, strength),
    ...play(random, secondHalf, secondLength, 0.55, strength),
  ];
  const tail =
    plan.knockout && isLevel(scores) ? afterLevel(random, end, scores, strength) : [{ phase: 1011, from: end }];
  const script: Script = {
    segments: [
      { phase: 1002, from: 0 },
      { phase: 1003, from: firstLength },
      { phase: 1004, from: secondHalf },
      ...tail,
    ],
    scores: scores.sort((a, b) => a[0] - b[0]),
  };
  const played = incident === 'none' ? script : interrupt(random, script, secondHalf, incident === 'abandoned');
  return withCardsAndKicks(random, played);
}
