import { setImmediate } from 'node:timers/promises';
import { dayOf, startOfDay } from '../days';
import { nameOfSeason, SEASONS } from './facts';
import type { NbaGame } from './game';
import { cupGames, playoffGames } from './knockout-games';
import { makeSquads, type NbaPlayer } from './rosters';
import { layOutSeason, playGame, type SeasonParts, seasonDrafts } from './season-games';

/** A season with all of its games, in time order. */
export interface NbaSeason {
  readonly seasonId: string;
  readonly name: string;
  readonly games: readonly NbaGame[];
  readonly byId: ReadonlyMap<number, NbaGame>;
  /** By the Shanghai day of the tip-off. */
  readonly byDay: ReadonlyMap<number, readonly NbaGame[]>;
}

/** The NBA of a world: nothing of it is stored but the days around today. */
export interface NbaWorld {
  readonly seed: number;
  readonly squads: ReadonlyMap<number, readonly NbaPlayer[]>;
  readonly players: ReadonlyMap<number, NbaPlayer>;
  /** Played through when it is first asked for; undefined: no such season. */
  season(seasonId: string): Promise<NbaSeason | undefined>;
}

/** A season takes some hundred ms: pushes and video go on between its slices. */
const SLICE_MS = 12;

function grouped<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

async function makeSeason(seed: number, index: number, baseStart: number, squads: NbaWorld['squads']) {
  const layout = layOutSeason(seed, index, baseStart);
  const { facts, rounds, start } = layout;
  const parts: SeasonParts = { seed, facts, rounds, start, squads };
  const games: NbaGame[] = [];
  let since = performance.now();
  for (const draft of [...seasonDrafts(parts, layout), ...cupGames(parts), ...playoffGames(parts)]) {
    games.push(playGame(parts, draft));
    if (performance.now() - since < SLICE_MS) continue;
    await setImmediate();
    since = performance.now();
  }
  games.sort((a, b) => a.startAt - b.startAt || a.id - b.id);
  return {
    seasonId: facts.seasonId,
    name: nameOfSeason(facts, dayOf(baseStart)),
    games,
    byId: new Map(games.map((game) => [game.id, game])),
    byDay: grouped(games, ({ startAt }) => dayOf(startAt)),
  } satisfies NbaSeason;
}

/** The NBA of a seed, its running season around the base day (Shanghai days since 1970). */
export function makeNbaWorld(seed: number, baseDay: number): NbaWorld {
  const squads = makeSquads(seed);
  const seasons = new Map<string, Promise<NbaSeason>>();
  return {
    seed,
    squads,
    players: new Map([...squads.values()].flat().map((player) => [player.id, player])),
    async season(seasonId) {
      const place = SEASONS.findIndex((season) => season.seasonId === seasonId);
      if (place < 0) return undefined;
      const known = seasons.get(seasonId) ?? makeSeason(seed, place, startOfDay(baseDay), squads);
      seasons.set(seasonId, known);
      return known;
    },
  };
}

/** The last one made: a back end has one world at a time. */
let kept: { readonly seed: number; readonly baseDay: number; readonly world: NbaWorld } | undefined;

/** With the first question about it all seasons are played, one after the other: the next question finds them done. */
export function nbaWorld(seed: number, baseDay: number): NbaWorld {
  if (kept?.seed !== seed || kept.baseDay !== baseDay) {
    kept = { seed, baseDay, world: makeNbaWorld(seed, baseDay) };
    void playAll(kept.world);
  }
  return kept.world;
}

async function playAll(world: NbaWorld): Promise<void> {
  for (const { seasonId } of SEASONS) await world.season(seasonId);
}
