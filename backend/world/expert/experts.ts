import type { BetPlay } from '../../../src/contract/ranking/bet';
import type { experts } from '../../database/tips-schema';
import { randomOf } from '../random';
import { EXPERT_ROSTER } from './expert-roster';
import { ENGLISH_EXPERTS, ENGLISH_INTRODUCTIONS } from './expert-roster-en';

/** An expert, with what only the world needs to know. */
export interface WorldExpert {
  readonly row: typeof experts.$inferInsert;
  readonly competitions: readonly string[];
  readonly perWeek: number;
  /** The share of picks that are right, 0 to 1: the record follows from it through the tips. */
  readonly skill: number;
  /** Coins; 0 writes for nothing. */
  readonly price: number;
  readonly plays: readonly BetPlay[];
  /** Ties matches together rather than writing about one. */
  readonly combines: boolean;
}

const FIRST_ID = 3001;
const PARTNER = '*';
const COMBINES = '串关';
const HOT_FOLLOWERS = 10_000;

const INTRODUCTIONS = [
  '每周不超过八条，赛前两小时收稿，亏损周会在周日公开复盘。',
  '不追热门，不写没看过的球队。每一条都写清盘口、赔率和理由，看完再决定。',
  '先看伤停，再看赛程密度，最后才看盘口。连黑三条停一天，这是给自己立的规矩。',
  '所有记录公开可查，红的黑的都在。样本不大的时候，请当故事看。',
  '写作的时候不聊天，比赛的时候不写作。问题留在评论区，赛后统一回复。',
] as const;

/** The line about an expert, then one or two sentences more. */
function introductionOf(index: number, line: string, more: readonly string[], [stop, gap]: readonly [string, string]) {
  const sentences = [more[index % more.length], ...(index % 3 === 0 ? [more[(index + 2) % more.length]] : [])];
  return `${line}${stop}${sentences.join(gap)}`;
}

/** What an expert says of themselves in English; undefined: nobody of this world. */
export function englishAbout(expertId: number) {
  const index = expertId - FIRST_ID;
  const expert = ENGLISH_EXPERTS[index];
  return (
    expert && { ...expert, introduction: introductionOf(index, expert.profile, ENGLISH_INTRODUCTIONS, ['. ', ' ']) }
  );
}

function parse(seed: number, line: string, index: number): WorldExpert {
  const [name = '', competitions = '', tags = '', perWeek = '', skill = '', price = '', followers = '', ...rest] =
    line.split('|');
  const [plays = '', portrait = '', profile = ''] = rest;
  const isPartner = name.startsWith(PARTNER);
  const count = Number(followers);
  return {
    competitions: competitions.split(' '),
    perWeek: Number(perWeek),
    skill: Number(skill) / 100,
    price: Number(price),
    plays: plays.split(' ') as BetPlay[],
    combines: tags.includes(COMBINES),
    row: {
      id: FIRST_ID + index,
      name: isPartner ? name.slice(PARTNER.length) : name,
      tags: tags.split(','),
      profile,
      introduction: introductionOf(index, profile, INTRODUCTIONS, ['。', '']),
      headUrl: `${portrait}.png`,
      followers: Math.floor(count * (0.95 + randomOf(seed, 'expert', index).next() * 0.1)),
      isTripartite: isPartner,
      hotStatus: count > HOT_FOLLOWERS ? 1 : 0,
    },
  };
}

/** The name and the portrait of an expert, which no seed changes; undefined: nobody of this world. */
export function publicExpert(expertId: number): Pick<WorldExpert['row'], 'name' | 'headUrl'> | undefined {
  const line = EXPERT_ROSTER.trim().split('\n')[expertId - FIRST_ID];
  return line === undefined ? undefined : parse(0, line, expertId - FIRST_ID).row;
}

/** All experts of the world; the same for a seed on any day, so that follows keep their meaning. */
export function makeExperts(seed: number): WorldExpert[] {
  return EXPERT_ROSTER.trim()
    .split('\n')
    .map((line, index) => parse(seed, line, index));
}
