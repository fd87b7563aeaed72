import { publicExpert } from '../expert/experts';
import { hash, randomOf } from '../random';
import { sceneOfSport } from '../scenes';
import { AUTHOR_REPLIES, AUTHOR_TEXTS, COMMENT_TEXTS, COMMENTERS, REPLY_TEXTS } from './tip-comment-texts';
import {
  ENGLISH_AUTHOR_REPLIES,
  ENGLISH_AUTHOR_TEXTS,
  ENGLISH_COMMENT_TEXTS,
  ENGLISH_REPLY_TEXTS,
} from './tip-comment-texts-en';
import { commentTimes } from './tip-crowd';
import type { TipRow } from './tip-row';

/** A comment of the world's people, or of a user, before it is shown. */
export interface Said {
  readonly id: string;
  /** "" stands by itself. */
  readonly parentId: string;
  readonly replyName: string;
  readonly uid: number;
  /** "" has none: then the username is shown. */
  readonly nickName: string;
  readonly username: string;
  readonly headUrl: string;
  readonly content: string;
  readonly photos: readonly string[];
  readonly createdAt: number;
  /** That the world brings; those of users are counted beside them. */
  readonly likes: number;
  /** Written by the expert whose tip it is. */
  readonly isAuthor?: boolean;
  /** Of a user's: by what name it was sent. */
  readonly clientId?: string | null;
}

/** `w` marks what the world says: comments of users have plain numbers. */
const WORLD_ID = /^w(\d{1,10})-(\d{1,4})$/;
const REPLY_SHARE = 0.35;
const PHOTO_SHARE = 0.1;
const NO_NICKNAME_SHARE = 0.15;
const SCENES = 40;
/** Experts write under accounts of their own. */
const AUTHOR_UID = 700_000;

const idOf = (tipId: number, index: number) => `w${tipId}-${index}`;

/** The tip of a comment of the world, if it has that form. */
export function tipOfWorldComment(commentId: string): number | undefined {
  const tip = WORLD_ID.exec(commentId)?.[1];
  return tip === undefined ? undefined : Number(tip);
}

function saidAt(tip: TipRow, index: number, createdAt: number, tops: readonly number[], isEnglish: boolean): Said {
  const random = randomOf('comment', tip.id, index);
  const [comments, replies] = isEnglish ? [ENGLISH_COMMENT_TEXTS, ENGLISH_REPLY_TEXTS] : [COMMENT_TEXTS, REPLY_TEXTS];
  const name = random.pick(COMMENTERS);
  const look = hash('commenter', name);
  const isReply = tops.length > 0 && random.chance(REPLY_SHARE);
  const photos = !isReply && random.chance(PHOTO_SHARE) ? random.between(1, 3) : 0;
  return {
    id: idOf(tip.id, index),
    parentId: isReply ? idOf(tip.id, random.pick(tops)) : '',
    replyName: '',
    uid: 800_000 + (look % 90_000),
    nickName: random.chance(NO_NICKNAME_SHARE) ? '' : name,
    username: `${isEnglish ? 'User ' : '用户'}${String(look % 100_000).padStart(5, '0')}`,
    headUrl: `av${(look % 6) + 1}-d7f0f5-e9b48c-3a2a20-394656.png`,
    content: random.pick(isReply ? replies : comments),
    photos: Array.from({ length: photos }, () => sceneOfSport(random, tip.sport, SCENES)),
    createdAt,
    likes: Math.floor(random.next() ** 3 * 60),
  };
}

const AUTHOR_SHARE = 0.6;
/** How much has been said before an expert adds something, and before an expert answers. */
const AUTHOR_ADDS = 0.2;
const AUTHOR_ANSWERS = 0.5;

/** As the expert says it, who has no other words than these. */
function byAuthor(said: Said, tip: TipRow, isEnglish: boolean): Said {
  const { name, headUrl } = publicExpert(tip.expertId) ?? { name: '', headUrl: '' };
  const [adds, answers] = isEnglish ? [ENGLISH_AUTHOR_TEXTS, ENGLISH_AUTHOR_REPLIES] : [AUTHOR_TEXTS, AUTHOR_REPLIES];
  const texts = said.parentId === '' ? adds : answers;
  return {
    ...said,
    uid: AUTHOR_UID + tip.expertId,
    nickName: name,
    username: name,
    headUrl,
    content: texts[tip.id % texts.length] ?? said.content,
    photos: [],
    isAuthor: true,
  };
}

/** The world's comments on a tip until then, oldest first. */
export function worldComments(tip: TipRow, now: number, isEnglish: boolean): Said[] {
  const said: Said[] = [];
  const tops: number[] = [];
  const times = commentTimes(tip);
  const isAuthored = randomOf('author', tip.id).chance(AUTHOR_SHARE);
  const [adds, answers] = [AUTHOR_ADDS, AUTHOR_ANSWERS].map((share) => Math.floor(times.length * share));
  for (const [index, at] of times.entries()) {
    if (at > now) break;
    const isAdded = isAuthored && index === adds;
    const random = saidAt(tip, index, at, isAdded ? [] : tops, isEnglish);
    const isAnswer = isAuthored && index === answers && random.parentId !== '';
    const one = isAdded || isAnswer ? byAuthor(random, tip, isEnglish) : random;
    if (one.parentId === '') tops.push(index);
    said.push(one);
  }
  return said;
}
