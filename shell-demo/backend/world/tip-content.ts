import { BETTING_TYPE } from '../../../src/contract/bet';
import { BASKETBALL } from './match-state';
import { type Random, randomOf } from './random';
import type { SoldMatch, TipLeg, TipRow } from './tip-row';
import { ODD_BODIES, PARAGRAPHS, TEASERS, TITLES } from './tip-texts';

/** What everybody may read of a tip. */
export interface TipCover {
  readonly title: string;
  readonly teaser: string;
  readonly play: string;
  readonly tags: readonly string[];
}

/** What is paid for: HTML, and the picks in words, in the order of the legs. */
export interface TipContent {
  readonly html: string;
  readonly pickTexts: readonly string[];
}

/** The expert whose editor leaves anything in the text (expert-roster.ts). */
const ODD_EXPERT = 3022;
const PLAYS = {
  football: { handicap: '让球', total: '大小球', winner: '胜平负' },
  basketball: { handicap: '让分', total: '大小分', winner: '让分' },
} as const;
const CONFIDENCE = ['稳健', '常规', '搏冷', '数据'] as const;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

/** 英超 of 英超 第19轮. */
export const leagueOf = ({ label }: Pick<SoldMatch, 'label'>): string => label.split(' ')[0] ?? label;

function fill(template: string, random: Random, matches: readonly SoldMatch[]): string {
  const first = matches[0];
  const slots: Readonly<Record<string, string>> = {
    home: first?.homeName ?? '主队',
    away: first?.awayName ?? '客队',
    league: first === undefined ? '联赛' : leagueOf(first),
    n: String(random.between(2, 9)),
    pct: `${random.between(41, 68)}%`,
    count: String(matches.length),
  };
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole);
}

const kindOf = ({ sport }: TipRow) => (sport === BASKETBALL ? 'basketball' : 'football');

function playOf(row: TipRow): string {
  const first = row.legs[0];
  if (row.bettingType === BETTING_TYPE.multiple) return `${row.legs.length}串1`;
  if (row.legs.length > 1) return `${row.legs.length}场集合`;
  return PLAYS[kindOf(row)][first?.play ?? 'handicap'];
}

function titlesFor(row: TipRow): readonly string[] {
  if (row.legs.length > 1) return TITLES.several;
  return row.sport === BASKETBALL ? TITLES.basketball : TITLES[row.legs[0]?.play ?? 'handicap'];
}

/** Follows from the tip's id alone. */
export function tipCover(row: TipRow, matches: readonly SoldMatch[]): TipCover {
  const random = randomOf('tip-cover', row.id);
  return {
    title: fill(random.pick(titlesFor(row)), random, matches),
    teaser: fill(random.pick(TEASERS), random, matches),
    play: playOf(row),
    tags: [...new Set(matches.map(leagueOf)), random.pick(CONFIDENCE)],
  };
}

const signed = (line: number) => (line > 0 ? `+${line}` : String(line));

function pickText(leg: TipLeg, match: SoldMatch | undefined): string {
  const { play, side, line } = leg;
  const [home, away] = [match?.homeName ?? '主队', match?.awayName ?? '客队'];
  if (play === 'total') return `${side === 'over' ? '大' : '小'} ${line}`;
  if (play === 'winner') return side === 'draw' ? `${home}对${away} 平局` : `${side === 'home' ? home : away} 胜`;
  return `${side === 'home' ? home : away} ${signed(line)}`;
}

/** What the buyer reads; follows from the tip's id alone. */
export function tipContent(row: TipRow, matches: readonly SoldMatch[]): TipContent {
  const random = randomOf('tip-content', row.id);
  const matchOf = ({ matchId }: TipLeg) => matches.find((match) => match.matchId === matchId);
  const pickTexts = row.legs.map((leg) => pickText(leg, matchOf(leg)));
  const body = random
    .shuffle(PARAGRAPHS[kindOf(row)])
    .slice(0, random.between(2, 3))
    .map((text) => `<p>${escapeHtml(fill(text, random, matches))}</p>`);
  const picks = row.legs.map(
    (leg, index) => `<li><strong>${escapeHtml(pickTexts[index] ?? '')}</strong> @ ${leg.odds.toFixed(2)}</li>`,
  );
  const odd = row.expertId === ODD_EXPERT ? (ODD_BODIES[row.id % ODD_BODIES.length] ?? '') : '';
  return { html: `${body.join('')}${odd}<p>推荐：</p><ul>${picks.join('')}</ul>`, pickTexts };
}
