import { createHash, createHmac } from 'node:crypto';
import { digestOf, type SealedTip, saltedText, sealedText } from '../../../src/contract/tip/tip-digest';
import { sharedSecret } from '../../store/secrets';
import { sealsOf, type TipSeal } from '../../store/tip-seals';
import { tipContent, tipCover } from '../../world/tip/tip-content';
import type { SoldTip } from '../../world/tip/tip-row';
import { type CallContext, isEnglish } from '../call-context';
import { inEnglish } from '../english';
import { matchInEnglish } from './spoken-match';

const SALT_HEX = 32;

/** The names of its matches in the language of who asks. */
export const spoken = (tip: SoldTip, language: string): SoldTip =>
  isEnglish(language) ? { ...tip, matches: tip.matches.map(matchInEnglish) } : tip;

/** What is paid for: it goes out with free tips and to their buyers, and nowhere else. */
export function contentView({ row, matches }: SoldTip, language: string) {
  const { html, pickTexts } = tipContent(row, matches, isEnglish(language));
  const picks = row.legs.map(({ matchId, play, side, line, odds }, index) => ({
    matchId,
    playType: play,
    side,
    ...(play === 'winner' ? {} : { line }),
    odds,
    pickText: pickTexts[index] ?? '',
  }));
  return { sportsInfo: html, picks };
}

/** Content and terms, as they are read from the answers in this language. */
function sealedOf(sold: SoldTip, language: string): SealedTip {
  const tip = spoken(sold, language);
  const { row, matches } = tip;
  const { sportsInfo, picks } = contentView(tip, language);
  const sealed = {
    id: String(row.id),
    publishTime: row.publishAt,
    professorId: String(row.expertId),
    bettingType: row.bettingType,
    sportsPlay: tipCover(row, matches, isEnglish(language)).play,
    goldPrice: row.price,
    openBackGold: row.openBack,
    returnGoldPercentage: row.backPercent,
    sportsInfo,
    messageMatchList: matches.map(({ matchId, homeName, awayName }) => ({
      matchId: String(matchId),
      masterTeamName: homeName,
      guestTeamName: awayName,
    })),
    picks: picks.map((pick) => ({ ...pick, matchId: String(pick.matchId) })),
  };
  return isEnglish(language) ? (inEnglish(sealed) as typeof sealed) : sealed;
}

/** Nobody guesses the salt, so that a digest does not tell which of a few picks it stands for. */
function sealOf(sold: SoldTip, language: string, secret: string): TipSeal {
  const { id: tipId } = sold.row;
  const salt = createHmac('sha256', secret).update(`tip ${tipId} ${language}`).digest('hex').slice(0, SALT_HEX);
  const text = saltedText(salt, sealedText(sealedOf(sold, language)));
  return { tipId, language, salt, digest: digestOf(createHash('sha256').update(text, 'utf8').digest('hex')) };
}

/** What stands for the tips before their content is told, in the language of who asks. */
export function sealsFor(
  { database: { db }, language }: CallContext,
  tips: readonly SoldTip[],
): Promise<ReadonlyMap<number, TipSeal>> {
  const told = isEnglish(language) ? 'en' : 'zh';
  const ids = tips.map(({ row }) => row.id);
  return sealsOf(db, told, ids, async (missing) => {
    const secret = await sharedSecret(db, 'tips');
    return tips.filter(({ row }) => missing.has(row.id)).map((tip) => sealOf(tip, told, secret));
  });
}
