import type { moments } from '../../database/schema';
import type { WorldHost } from '../anchor/hosts';
import { clockText, DAY_MS, MINUTE_MS, startOfDay, weekdayText } from '../days';
import { englishLabel } from '../english-names';
import type { Fixture } from '../fixture';
import type { FixtureIndex } from '../fixture-index';
import { BASKETBALL, FOOTBALL, matchState } from '../match-state';
import { type Random, randomOf } from '../random';
import { sceneOfSport } from '../scenes';
import { type Spoken, spoken, spokenLines } from '../spoken';
import { ODD_MOMENTS } from './moment-oddities';
import * as football from './moment-texts';
import * as basketball from './moment-texts-basketball';
import * as englishBasketball from './moment-texts-basketball-en';
import * as english from './moment-texts-en';

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

type Sentences = Readonly<Record<Kind, readonly Spoken[]>>;
type Texts = Readonly<
  Record<'PREVIEWS' | 'LIVE_NOTES' | 'RECAPS' | 'OPINIONS' | 'DATA_NOTES' | 'LONG_BODIES', readonly string[]>
>;

const sentencesOf = (zh: Texts, en: Texts) => ({
  preview: spokenLines(zh.PREVIEWS, en.PREVIEWS),
  live: spokenLines(zh.LIVE_NOTES, en.LIVE_NOTES),
  recap: spokenLines(zh.RECAPS, en.RECAPS),
  opinion: spokenLines(zh.OPINIONS, en.OPINIONS),
  data: spokenLines(zh.DATA_NOTES, en.DATA_NOTES),
  plan: spokenLines(football.PLANS, english.PLANS),
  bit: spokenLines(football.BITS, english.BITS),
});
const FOOTBALL_TEXTS: Sentences = sentencesOf(football, english);
const BASKETBALL_TEXTS: Sentences = sentencesOf(basketball, englishBasketball);
const CLOSERS = spokenLines(football.CLOSERS, english.CLOSERS);
const LONG_BODIES = spokenLines(football.LONG_BODIES, english.LONG_BODIES);
const LONG_BASKETBALL_BODIES = spokenLines(basketball.LONG_BODIES, englishBasketball.LONG_BODIES);

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

const inBoth = (text: string): Spoken => spoken(text, text);

const put = (template: string, slots: Readonly<Record<string, Spoken>>, language: keyof Spoken) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name]?.[language] ?? whole);

function fill(template: Spoken, random: Random, index: FixtureIndex, fixture: Fixture | undefined, at: number): Spoken {
  const home = fixture === undefined ? spoken('主队', 'The hosts') : index.nameOf(fixture.homeId);
  const away = fixture === undefined ? spoken('客队', 'The visitors') : index.nameOf(fixture.awayId);
  const homeFirst = random.chance(0.5);
  const label = fixture?.label ?? '联赛';
  const slots: Readonly<Record<string, Spoken>> = {
    home,
    away,
    club: homeFirst ? home : away,
    rival: homeFirst ? away : home,
    league: spoken(label, englishLabel(label) ?? 'the league'),
    score: inBoth(fixture === undefined ? '0-0' : scoreAt(fixture, at)),
    day: fixture === undefined ? spoken('周末', 'at the weekend') : weekdayText(fixture.startAt),
    time: fixture === undefined ? spoken('晚上', 'in the evening') : inBoth(clockText(fixture.startAt)),
    n: inBoth(String(random.between(2, 9))),
    pct: inBoth(`${random.between(31, 79)}%`),
  };
  return spoken(put(template.zh, slots, 'zh'), put(template.en, slots, 'en'));
}

function contentOf(random: Random, index: FixtureIndex, host: WorldHost, at: number): Spoken {
  const kinds = kindsFor(index, host, at);
  const kind = random.pick([...kinds.keys(), ...(kinds.has('live') ? (['live', 'live'] as const) : [])]);
  const fixture = kinds.get(kind);
  const [sentences, bodies] = isBasketball(host)
    ? [BASKETBALL_TEXTS, LONG_BASKETBALL_BODIES]
    : [FOOTBALL_TEXTS, LONG_BODIES];
  const parts: Spoken[] = [random.pick(sentences[kind])];
  if (random.chance(LONG_SHARE)) parts.push(...random.shuffle(bodies).slice(0, random.between(1, 3)));
  if (random.chance(0.45)) parts.push(random.pick(CLOSERS));
  const filled = parts.map((part) => fill(part, random, index, fixture, at));
  const isLong = parts.length > 2;
  const joined = (language: keyof Spoken, gap: string) =>
    filled.map((part) => part[language]).join(isLong ? '\n' : gap);
  return spoken(joined('zh', ''), joined('en', ' '));
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
    content: content.zh,
    englishContent: content.en,
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
