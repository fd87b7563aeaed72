import { BETTING_TYPE } from '../../../src/contract/ranking/bet';
import { BASKETBALL } from '../match-state';
import { type Random, randomOf } from '../random';
import type { SoldMatch, TipLeg, TipRow } from './tip-row';
import { CHINESE_TIP_TEXTS, ODD_BODIES, type TipTexts } from './tip-texts';
import { ENGLISH_ODD_BODIES, ENGLISH_TIP_TEXTS } from './tip-texts-en';

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

/** The words of a language; any other than English is Chinese. */
const textsOf = (isEnglish: boolean): TipTexts => (isEnglish ? ENGLISH_TIP_TEXTS : CHINESE_TIP_TEXTS);

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

/** 英超 of 英超 第19轮, La Liga of La Liga · R19. */
export const leagueOf = ({ label }: Pick<SoldMatch, 'label'>): string =>
  label.split(label.includes(' · ') ? ' · ' : ' ')[0] ?? label;

const put = (template: string, slots: Readonly<Record<string, string>>) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole);

function fill(template: string, random: Random, matches: readonly SoldMatch[], texts: TipTexts): string {
  const first = matches[0];
  return put(template, {
    home: first?.homeName ?? texts.home,
    away: first?.awayName ?? texts.away,
    league: first === undefined ? texts.league : leagueOf(first),
    n: String(random.between(2, 9)),
    pct: `${random.between(41, 68)}%`,
    count: String(matches.length),
  });
}

const kindOf = ({ sport }: TipRow) => (sport === BASKETBALL ? 'basketball' : 'football');

function playOf(row: TipRow, texts: TipTexts): string {
  const first = row.legs[0];
  const count = String(row.legs.length);
  if (row.bettingType === BETTING_TYPE.multiple) return put(texts.multiple, { count });
  if (row.legs.length > 1) return put(texts.collection, { count });
  return texts.plays[kindOf(row)][first?.play ?? 'handicap'];
}

function titlesFor(row: TipRow, { titles }: TipTexts): readonly string[] {
  if (row.legs.length > 1) return titles.several;
  return row.sport === BASKETBALL ? titles.basketball : titles[row.legs[0]?.play ?? 'handicap'];
}

/** Follows from the tip's id alone; the matches are named in the same language. */
export function tipCover(row: TipRow, matches: readonly SoldMatch[], isEnglish: boolean): TipCover {
  const random = randomOf('tip-cover', row.id);
  const texts = textsOf(isEnglish);
  return {
    title: fill(random.pick(titlesFor(row, texts)), random, matches, texts),
    teaser: fill(random.pick(texts.teasers), random, matches, texts),
    play: playOf(row, texts),
    tags: [...new Set(matches.map(leagueOf)), random.pick(texts.confidence)],
  };
}

const signed = (line: number) => (line > 0 ? `+${line}` : String(line));

function pickText(leg: TipLeg, match: SoldMatch | undefined, { pick, ...texts }: TipTexts): string {
  const { play, side, line } = leg;
  const [home, away] = [match?.homeName ?? texts.home, match?.awayName ?? texts.away];
  const team = side === 'home' ? home : away;
  if (play === 'total') return `${side === 'over' ? pick.over : pick.under} ${line}`;
  if (play === 'winner') return side === 'draw' ? put(pick.draw, { home, away }) : put(pick.win, { team });
  return `${team} ${signed(line)}`;
}

/** What the buyer reads; follows from the tip's id alone. */
export function tipContent(row: TipRow, matches: readonly SoldMatch[], isEnglish: boolean): TipContent {
  const random = randomOf('tip-content', row.id);
  const texts = textsOf(isEnglish);
  const matchOf = ({ matchId }: TipLeg) => matches.find((match) => match.matchId === matchId);
  const pickTexts = row.legs.map((leg) => pickText(leg, matchOf(leg), texts));
  const body = random
    .shuffle(texts.paragraphs[kindOf(row)])
    .slice(0, random.between(2, 3))
    .map((text) => `<p>${escapeHtml(fill(text, random, matches, texts))}</p>`);
  const picks = row.legs.map(
    (leg, index) => `<li><strong>${escapeHtml(pickTexts[index] ?? '')}</strong> @ ${leg.odds.toFixed(2)}</li>`,
  );
  const odds = isEnglish ? ENGLISH_ODD_BODIES : ODD_BODIES;
  const odd = row.expertId === ODD_EXPERT ? (odds[row.id % odds.length] ?? '') : '';
  return { html: `${body.join('')}${odd}<p>${texts.picks}</p><ul>${picks.join('')}</ul>`, pickTexts };
}
