import type { moments } from '../../database/schema';
import type { WorldHost } from '../anchor/hosts';
import { clockText, DAY_MS, MINUTE_MS, startOfDay, weekdayText } from '../days';
import type { Fixture } from '../fixture';
import type { FixtureIndex } from '../fixture-index';
import { BASKETBALL, FOOTBALL, matchState } from '../match-state';
import { type Random, randomOf } from '../random';
import { sceneOfSport } from '../scenes';
import { ODD_MOMENTS } from './moment-oddities';
import * as texts from './moment-texts';
import * as basketball from './moment-texts-basketball';

export type MomentRow = typeof moments.$inferInsert;

const FROM_DAY = -60;
const TO_DAY = 6;
const PER_DAY = 34;
const SCENES = 240;
/** Photos of a post: most have none or one. */
const PHOTO_COUNTS = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 5, 9] as const;
/** Hours at which anchors write, evening first. */
const HOURS = [
  0, 1, 7, 8, 9, 11, 12, 12, 13, 15, 16, 17, 18, 18, 19, 19, 20, 20, 20, 21, 21, 21, 22, 22, 23, 23,
] as const;
const LONG_SHARE = 0.06;

type Kind = 'preview' | 'live' | 'recap' | 'opinion' | 'plan' | 'bit' | 'data';

const FOOTBALL_TEXTS: Readonly<Record<Kind, readonly string[]>> = {
  preview: texts.PREVIEWS,
  live: texts.LIVE_NOTES,
  recap: texts.RECAPS,
  opinion: texts.OPINIONS,
  plan: texts.PLANS,
  bit: texts.BITS,
  data: texts.DATA_NOTES,
};
const BASKETBALL_TEXTS: typeof FOOTBALL_TEXTS = {
  ...FOOTBALL_TEXTS,
  preview: basketball.PREVIEWS,
  live: basketball.LIVE_NOTES,
  recap: basketball.RECAPS,
  opinion: basketball.OPINIONS,
  data: basketball.DATA_NOTES,
};

const isBasketball = (host: WorldHost) => host.competitions.includes('nba');

/** The texts that fit this instant: one speaks of a live match only while there is one. */
function kindsFor(index: FixtureIndex, host: WorldHost, at: number): Map<Kind, Fixture | undefined> {
  const next = index.next(host.competitions, at);
  const kinds = new Map<Kind, Fixture | undefined>([
    ['opinion', next],
    ['bit', next],
    ['data', next],
  ]);
  const live = index.live(host.competitions, at);
  const last = index.last(host.competitions, at);
  if (live !== undefined) kinds.set('live', live);
  if (last !== undefined) kinds.set('recap', last);
  if (next !== undefined) kinds.set('preview', next).set('plan', next);
  return kinds;
}

function scoreAt(fixture: Fixture, at: number): string {
  const state = matchState(fixture, at);
  return `${state.homeScore ?? 0}-${state.awayScore ?? 0}`;
}

function fill(template: string, random: Random, index: FixtureIndex, fixture: Fixture | undefined, at: number): string {
  const home = fixture === undefined ? '主队' : index.nameOf(fixture.homeId);
  const away = fixture === undefined ? '客队' : index.nameOf(fixture.awayId);
  const homeFirst = random.chance(0.5);
  const slots: Readonly<Record<string, string>> = {
    home,
    away,
    club: homeFirst ? home : away,
    rival: homeFirst ? away : home,
    league: fixture?.label ?? '联赛',
    score: fixture === undefined ? '0-0' : scoreAt(fixture, at),
    day: fixture === undefined ? '周末' : weekdayText(fixture.startAt),
    time: fixture === undefined ? '晚上' : clockText(fixture.startAt),
    n: String(random.between(2, 9)),
    pct: `${random.between(31, 79)}%`,
  };
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole);
}

function contentOf(random: Random, index: FixtureIndex, host: WorldHost, at: number): string {
  const kinds = kindsFor(index, host, at);
  const kind = random.pick([...kinds.keys(), ...(kinds.has('live') ? (['live', 'live'] as const) : [])]);
  const fixture = kinds.get(kind);
  const [sentences, bodies] = isBasketball(host)
    ? [BASKETBALL_TEXTS, basketball.LONG_BODIES]
    : [FOOTBALL_TEXTS, texts.LONG_BODIES];
  const parts: string[] = [random.pick(sentences[kind])];
  if (random.chance(LONG_SHARE)) parts.push(...random.shuffle(bodies).slice(0, random.between(1, 3)));
  if (random.chance(0.45)) parts.push(random.pick(texts.CLOSERS));
  return parts.map((part) => fill(part, random, index, fixture, at)).join(parts.length > 2 ? '\n' : '');
}

/** File ids of generated scenes of the sport that the anchor speaks of. */
function photosOf(random: Random, host: WorldHost): string[] {
  const sport = isBasketball(host) ? BASKETBALL : FOOTBALL;
  const count = random.pick(PHOTO_COUNTS);
  return Array.from({ length: count }, () => sceneOfSport(random, sport, SCENES - 1));
}

/** Most posts are liked a little, some a lot; a popular anchor has more of both. */
function likesOf(random: Random, host: WorldHost): number {
  const spread = random.next() ** 3 * 12;
  return Math.floor((host.row.watchers / 400) * spread * (random.chance(0.02) ? 12 : 1));
}

function moment(seed: number, id: number, at: number, hosts: readonly WorldHost[], index: FixtureIndex): MomentRow {
  const random = randomOf(seed, 'moment', id);
  // The square favours the first of the roster, who are the busiest.
  const host = hosts[Math.floor(random.next() ** 2 * hosts.length)] ?? hosts[0];
  if (host === undefined) throw new Error('no hosts to write moments');
  const content = ODD_MOMENTS.get(id) ?? contentOf(random, index, host, at);
  return {
    id,
    hostId: host.row.id,
    content,
    photos: photosOf(random, host),
    createdAt: at,
    likes: likesOf(random, host),
  };
}

/** The feed: about two thousand posts at scale 1, the last of them in the days to come, when the clock gets there. */
export function makeMoments(
  seed: number,
  scale: number,
  baseDay: number,
  allHosts: readonly WorldHost[],
  index: FixtureIndex,
): MomentRow[] {
  const hosts = allHosts.filter((host) => !host.row.withdrawn);
  const perDay = Math.ceil(PER_DAY * scale);
  const rows: MomentRow[] = [];
  for (let day = FROM_DAY; day <= TO_DAY; day++) {
    const start = startOfDay(baseDay + day);
    for (let n = 0; n < perDay; n++) {
      const id = rows.length + 1;
      const random = randomOf(seed, 'moment-time', id);
      const at = start + random.pick(HOURS) * 60 * MINUTE_MS + random.between(0, 3599) * 1000;
      rows.push(moment(seed, id, Math.min(at, start + DAY_MS - 1), hosts, index));
    }
  }
  return rows;
}
