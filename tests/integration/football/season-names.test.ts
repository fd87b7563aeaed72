import { footballWorld } from '../../../backend/football/football-world';
import { dayOf } from '../../../backend/world/days';
import { COMPETITION } from '../../../src/contract/football/football-codes';

test.each([
  ['2026-03-14', '2025-26', '2024-25'],
  ['2026-11-24', '2026-27', '2025-26'],
])('in a world of %s the league season that is played is called %s, the one before %s', (day, name, former) => {
  const world = footballWorld(1, dayOf(Date.parse(`${day}T12:00:00+08:00`)));
  const { premierLeague } = COMPETITION;
  expect(world.season(premierLeague)?.name).toBe(name);
  expect(world.season(`${premierLeague}24`)?.name).toBe(former);
});
