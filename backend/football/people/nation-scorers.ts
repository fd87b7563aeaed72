import type { Position } from '../../../src/contract/football/football-player';
import { CUPS } from '../../world/clubs';
import { cupFacts } from '../../world/cup/cup-facts';
import { SCORERS } from '../../world/facts/scorers';
import type { Words } from './origins';

interface Scorer {
  /** As the results have it; the fullest one where they have several. */
  readonly name: Words;
  readonly short: Words;
  readonly position: Position;
  /** All that the results call this player. */
  readonly aliases: ReadonlySet<string>;
}

/** Small words that belong to a family name. */
const PARTICLES = /^(van|de|De|Di|Le|Lo|Mac|Al|El|Da|Dos|Van)$/;

/** Bruno Fernandes → Fernandes, Kevin De Bruyne → De Bruyne; with a hyphened given name (In-beom) all of it. */
function shortOf(name: string): string {
  const words = name.split(' ');
  if (words.length === 1 || /-[a-z]/.test(name)) return name;
  const from = words.findIndex((word, index) => index > 0 && PARTICLES.test(word));
  return words.slice(from === -1 ? words.length - 1 : from).join(' ');
}

const known = new Map<string, { readonly zh: string; readonly position: Position }>();
for (const position of Object.keys(SCORERS) as Position[]) {
  for (const entry of SCORERS[position].trim().split(/; |\n/)) {
    const [name = '', zh = ''] = entry.split('|');
    known.set(name, { zh, position });
  }
}

function make(): Map<string, Scorer[]> {
  const nations = new Map<string, Map<string, Set<string>>>();
  for (const fact of CUPS.flatMap(cupFacts)) {
    for (const { scorer, side, kind } of fact.goals) {
      const own = (side === 0) === (kind !== 'ownGoal') ? fact.home : fact.away;
      const names = nations.get(own) ?? new Map<string, Set<string>>();
      // Two cups name the same player in two ways: their Chinese name is the same.
      const zh = known.get(scorer)?.zh ?? scorer;
      names.set(zh, (names.get(zh) ?? new Set<string>()).add(scorer));
      nations.set(own, names);
    }
  }
  const toScorers = (names: Map<string, Set<string>>): Scorer[] =>
    [...names].map(([zh, aliases]) => {
      const fullest = [...aliases].sort((a, b) => b.length - a.length)[0] ?? '';
      return {
        name: { zh, en: fullest },
        short: { zh: zh.split('·').at(-1) ?? zh, en: shortOf(fullest) },
        position: known.get(fullest)?.position ?? 'midfielder',
        aliases,
      };
    });
  return new Map([...nations].map(([nation, names]) => [nation, toScorers(names)]));
}

let made: ReadonlyMap<string, readonly Scorer[]> | undefined;

/** Who scored for a nation in the cups (or put one into their own goal), by the nation's English name. */
export function nationScorers(nation: string): readonly Scorer[] {
  made ??= make();
  return made.get(nation) ?? [];
}
