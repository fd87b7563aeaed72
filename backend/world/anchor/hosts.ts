import type { hosts } from '../../database/schema';
import { type Random, randomOf } from '../random';
import { HOST_ROSTER } from './host-roster';

/** An anchor, with what only the world needs to know: the competitions they stream. */
export interface WorldHost {
  readonly row: typeof hosts.$inferInsert;
  readonly competitions: readonly string[];
}

const FIRST_ID = 1001;
/** The last lines of the roster: hosts who have left; the client never shows them. */
const WITHDRAWN = 3;
/** Dates of birth as a careless portal stores them; the client reads the year or says that it does not know. */
const ODD_BIRTHDAYS = [
  null,
  '2031-05-01',
  '保密',
  '1994/13/45',
  '',
  '798912000000',
  '1996',
  null,
  '1899-01-01',
] as const;
const ODD_EVERY = 7;

const BACKGROUNDS = ['e7dfff', 'ffe3cf', 'd8f1e4', 'fff0cf', 'd5e3ff', 'ffe0e2', 'e6eaf0', 'd7f0f5'] as const;
const SKINS = ['d79c74', 'e9b48c', 'b97d56', 'f6d3b8'] as const;
const HAIRS = ['3a2a20', '5b3a22', '23282f', '1c2a3e', '7a4a26'] as const;
const SHIRTS = ['0d7289', '7a5af0', 'd9730d', '0a7d50', 'cf2637', '2550dd', '394656'] as const;

/** A portrait's file id says all that is needed to draw it. */
function portraitOf(random: Random): string {
  const parts = [random.pick(BACKGROUNDS), random.pick(SKINS), random.pick(HAIRS), random.pick(SHIRTS)];
  return `av${random.between(1, 6)}-${parts.join('-')}`;
}

function birthdayOf(random: Random, index: number): string | null {
  if (index % ODD_EVERY === ODD_EVERY - 1) return ODD_BIRTHDAYS[Math.floor(index / ODD_EVERY)] ?? null;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${random.between(1982, 2003)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`;
}

/** Places in the order of a score, best first, counted from 1. */
function placesBy(scores: readonly number[]): number[] {
  const order = scores.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return scores.map((_, index) => order.indexOf(index) + 1);
}

/** All anchors of the world; the same for a seed on any day, so that follows keep their meaning. */
export function makeHosts(seed: number): WorldHost[] {
  const lines = HOST_ROSTER.trim()
    .split('\n')
    .map((line) => line.split('|'));
  const usual = lines.map((fields) => Number(fields[3]));
  const heat = (week: string) => usual.map((value, index) => value * (0.6 + randomOf(seed, week, index).next()));
  const ranks = placesBy(heat('this-week'));
  const previousRanks = placesBy(heat('last-week'));
  return lines.map(([nickName = '', competitions = '', tags = '', watchers = '', portrait = ''], index) => {
    const random = randomOf(seed, 'host', index);
    const picture = portraitOf(random);
    return {
      competitions: competitions.split(' '),
      row: {
        id: FIRST_ID + index,
        nickName,
        birthday: birthdayOf(random, index),
        tags: tags.split(','),
        pictureId: `${portrait === '' ? picture : portrait}.png`,
        withdrawn: index >= lines.length - WITHDRAWN,
        watchers: Number(watchers),
        fans: Math.floor(Number(watchers) * (3 + random.next() * 9)),
        rank: ranks[index] ?? 0,
        previousRank: previousRanks[index] ?? 0,
      },
    };
  });
}
