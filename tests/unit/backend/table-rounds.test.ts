import { dateViews } from '../../../backend/football/answers/match-list';
import { standingsView } from '../../../backend/football/answers/standings-view';
import type { Scene } from '../../../backend/football/answers/words';
import { footballWorld, type Season } from '../../../backend/football/football-world';
import { seasonState } from '../../../backend/football/season-state';
import { dayOf } from '../../../backend/world/days';
import { COMPETITION, CUP_SEASON } from '../../../src/contract/football/football-codes';

const NOW = Date.parse('2025-03-15T13:25:00Z');
const world = footballWorld(1, dayOf(NOW));
const scene = {
  world,
  say: ({ en }: { readonly en: string }) => en,
  state: (season: Season) => seasonState(world, season, NOW),
} as unknown as Scene;
const league = world.season(COMPETITION.premierLeague) as Season;
const after = (round?: number) => standingsView(league, { round }, scene) as { round?: number; rounds?: number };
const played = (round?: number) =>
  standingsView(league, { round }, scene).groups[0]?.all.map(({ total }) => total) ?? [];

test('decisions, rounds: a league’s table tells its round, and how many there are', () => {
  expect(after().rounds).toBe(38);
  expect(after().round).toBe(Math.max(...scene.state(league).ended.map(({ fixture }) => fixture.round)));
});

test('decisions, rounds: after one of them it has no match of a later one; after one to come it is as it stands', () => {
  expect(after(2).round).toBe(2);
  expect(Math.max(...played(2))).toBe(2);
  expect(played(99)).toEqual(played());
  expect(after(99).round).toBe(after().round);
});

test('every round has a day; a cup has none [rounds.1]', () => {
  expect(new Set(dateViews(league).map(({ round }) => round)).size).toBe(38);
  const cup = world.season(CUP_SEASON.euro2024) as Season;
  expect(dateViews(cup).filter(({ round }) => round !== undefined)).toEqual([]);
  expect(standingsView(cup, {}, scene)).not.toHaveProperty('rounds');
});
