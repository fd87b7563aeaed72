import { photosOf } from '../../../backend/world/anchor/host-extras';
import { makeHosts } from '../../../backend/world/anchor/hosts';
import { ALWAYS_IN_PLAY } from '../../../backend/world/around-the-clock';
import { DAY_MS, dayOf, MINUTE_MS, startOfDay } from '../../../backend/world/days';
import { SHOWN_SOURCES } from '../../../backend/world/fixture';
import { makeWorld } from '../../../backend/world/lay-world';
import { matchState } from '../../../backend/world/match-state';
import { roundRobin } from '../../../backend/world/season';

const BASE_DAY = dayOf(Date.parse('2025-03-15T13:25:00Z'));
const BASE = startOfDay(BASE_DAY);
const world = makeWorld({ seed: 1, scale: 1, baseDay: BASE_DAY });
const byId = new Map(world.fixtures.map((fixture) => [fixture.id, fixture]));
const withdrawn = new Set(world.hosts.filter((host) => host.withdrawn).map((host) => host.id));

describe('the calendar', () => {
  it('pairs everybody with everybody, at home and away', () => {
    for (const count of [18, 20, 30]) {
      const rounds = roundRobin(count);
      expect(rounds).toHaveLength(2 * (count - 1));
      const pairs = rounds.flat().map(([home, away]) => `${home}-${away}`);
      expect(new Set(pairs).size).toBe(count * (count - 1));
      for (const round of rounds) expect(new Set(round.flat()).size).toBe(count);
    }
  });

  it("has the five leagues with their clubs of 2025-26, today in the middle of each season [the world's calendar.1]", () => {
    const sizes = { en: 20, es: 20, it: 20, de: 18, fr: 18 };
    for (const [key, size] of Object.entries(sizes)) {
      expect(world.clubs.filter((club) => club.competition === key)).toHaveLength(size);
      const season = world.fixtures.filter((fixture) => fixture.competition === key);
      expect(season).toHaveLength(size * (size - 1));
      const today = season.filter((fixture) => dayOf(fixture.startAt) === BASE_DAY);
      expect(new Set(today.map((fixture) => fixture.round))).toEqual(new Set([size - 1]));
    }
    expect(world.clubs.map((club) => club.englishName)).toEqual(
      expect.arrayContaining(['Sunderland AFC', 'Real Oviedo', 'US Cremonese', 'Hamburger SV', 'Paris FC']),
    );
  });

  it('no club plays two matches at a time', () => {
    const lastEnd = new Map<number, number>();
    const clashes: number[] = [];
    for (const fixture of [...world.fixtures].sort((a, b) => a.startAt - b.startAt)) {
      for (const club of [fixture.homeId, fixture.awayId]) {
        if ((lastEnd.get(club) ?? 0) > fixture.startAt) clashes.push(fixture.id);
        lastEnd.set(club, fixture.endAt);
      }
    }
    expect(lastEnd.size).toBeGreaterThan(50);
    expect(clashes).toEqual([]);
  });

  it('has matches that are shown in play at every instant, for several seeds', () => {
    for (const seed of [1, 2, 3, 42, 777]) {
      const fixtures = seed === 1 ? world.fixtures : makeWorld({ seed, scale: 0.1, baseDay: BASE_DAY }).fixtures;
      const shown = fixtures.filter(
        (f) => f.status === 0 && SHOWN_SOURCES.has(f.source) && Math.abs(f.startAt - BASE) < 7 * DAY_MS,
      );
      let least = Number.POSITIVE_INFINITY;
      for (let at = BASE - DAY_MS; at < BASE + 4 * DAY_MS; at += 3 * MINUTE_MS) {
        least = Math.min(
          least,
          shown.filter((f) => f.startAt <= at && f.endAt > at && matchState(f, at).inPlay).length,
        );
      }
      expect({ seed, least: least >= ALWAYS_IN_PLAY }).toEqual({ seed, least: true });
    }
  });
});

describe('the scripts', () => {
  it('end as they are stored, never lose a goal, and know every status of the specification', () => {
    const statuses = new Set<number>();
    // Said at once at the end: an assertion for each of a quarter of a million minutes takes longer than working them out.
    const [losers, endless]: [number[], number[]] = [[], []];
    for (const fixture of world.fixtures) {
      let goals = 0;
      for (let minute = -5; minute < 190; minute += 5) {
        const state = matchState(fixture, fixture.startAt + minute * MINUTE_MS);
        statuses.add(fixture.matchType * 100 + state.statusId);
        const sum = (state.homeScore ?? 0) + (state.awayScore ?? 0);
        if (sum < goals) losers.push(fixture.id);
        goals = sum;
      }
      if (matchState(fixture, fixture.endAt).inPlay) endless.push(fixture.id);
    }
    expect({ losers, endless }).toEqual({ losers: [], endless: [] });
    expect([...statuses].sort((a, b) => a - b)).toEqual(
      expect.arrayContaining([
        101, 102, 103, 104, 105, 107, 108, 109, 110, 111, 112, 201, 202, 203, 204, 205, 206, 207, 208, 210,
      ]),
    );
  });

  it('score like football', () => {
    const league = world.fixtures.filter(
      (fixture) => fixture.competition === 'en' && fixture.script.offStatus === undefined,
    );
    const goals = league.reduce((sum, fixture) => sum + fixture.script.scores.length, 0) / league.length;
    expect(goals).toBeGreaterThan(2.2);
    expect(goals).toBeLessThan(3.3);
  });
});

describe('anchors', () => {
  it('are never on air twice at a time', () => {
    const lastEnd = new Map<number, number>();
    const clashes: number[] = [];
    for (const entry of [...world.schedules].sort((a, b) => a.startAt - b.startAt)) {
      if ((lastEnd.get(entry.hostId) ?? 0) > entry.startAt) clashes.push(entry.hostId);
      lastEnd.set(entry.hostId, entry.endAt);
    }
    expect(lastEnd.size).toBeGreaterThan(50);
    expect(clashes).toEqual([]);
  });

  it('are on air at every instant, for everybody, in a match that is shown', () => {
    const open = world.schedules.filter((entry) => {
      const fixture = byId.get(entry.matchId);
      return (
        entry.groupId === 0 && !withdrawn.has(entry.hostId) && SHOWN_SOURCES.has(entry.source) && fixture?.status === 0
      );
    });
    for (let at = BASE - DAY_MS; at < BASE + 4 * DAY_MS; at += 5 * MINUTE_MS) {
      expect(open.some((entry) => entry.startAt <= at && entry.endAt > at)).toBe(true);
    }
  });

  it('bring every case that the client has a rule for', () => {
    const { hosts, schedules } = world;
    expect(hosts.length).toBeGreaterThanOrEqual(60);
    expect(withdrawn.size).toBe(3);
    expect(new Set(schedules.map((entry) => entry.hostType))).toEqual(new Set([1, 2, 3]));
    expect(new Set(schedules.map((entry) => entry.source))).toEqual(new Set([164, 100, 34, 29, 3]));
    expect(schedules.some((entry) => entry.groupId !== 0) && schedules.some((entry) => entry.isTop)).toBe(true);
    expect(schedules.some((entry) => entry.endAt < (byId.get(entry.matchId)?.endAt ?? 0))).toBe(true);
    expect(
      world.fixtures.some((fixture) => fixture.status !== 0) && world.fixtures.some((fixture) => fixture.claimsLive),
    ).toBe(true);
    const birthdays = hosts.map((host) => host.birthday);
    expect(birthdays).toEqual(expect.arrayContaining([null, '保密', '1994/13/45', '2031-05-01', '798912000000']));
  });
});

describe('pictures', () => {
  /** What a scene shows: stadium, board and football, or court and basketball (pictures/scene.ts). */
  const FOOTBALL_SCENE = /^sc[124]-/;
  const BASKETBALL_SCENE = /^sc[35]-/;
  const sceneOf = new Map(
    makeHosts(1).map(({ row, competitions }) => [
      row.id,
      competitions.includes('nba') ? BASKETBALL_SCENE : FOOTBALL_SCENE,
    ]),
  );

  it('of anchors show the sport that they stream, those of their moments likewise', () => {
    const covers = makeHosts(1).map(({ row: { id, pictureId, tags = [] } }) => ({
      id,
      photos: photosOf({ id, pictureId, tags }).split(',').slice(1),
    }));
    const shown = [...covers, ...world.moments.map(({ hostId, photos }) => ({ id: hostId, photos }))];
    const others = shown.flatMap(({ id, photos }) => photos.filter((photo) => !sceneOf.get(id)?.test(photo)));
    expect(others).toEqual([]);
  });
});

describe('moments', () => {
  it('are more than two thousand, with every number of photos, short and long', () => {
    const { moments } = world;
    expect(moments.length).toBeGreaterThan(2000);
    expect(new Set(moments.map((moment) => moment.photos.length))).toEqual(new Set([0, 1, 2, 3, 5, 9]));
    const lengths = moments.map((moment) => moment.content.length);
    expect(Math.max(...lengths)).toBeGreaterThan(300);
    expect(Math.min(...lengths)).toBeLessThan(8);
    expect(new Set(moments.map((moment) => moment.content)).size).toBeGreaterThan(1500);
    expect(moments.some((moment) => moment.createdAt > BASE + 2 * DAY_MS)).toBe(true);
    expect(moments.some((moment) => /\{\w+\}/.test(moment.content) && !moment.content.includes('{{'))).toBe(false);
  });

  it('come from who has not left', () => {
    expect(world.moments.some((moment) => withdrawn.has(moment.hostId))).toBe(false);
  });
});
