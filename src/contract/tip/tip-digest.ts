import type { Pick } from '../ranking/bet';
import type { Tip, TipMatch } from './tip';

/** The fields that a digest seals. */
export type SealedTip = {
  readonly [K in
    | 'id'
    | 'publishTime'
    | 'professorId'
    | 'bettingType'
    | 'sportsPlay'
    | 'goldPrice'
    | 'openBackGold'
    | 'returnGoldPercentage'
    | 'sportsInfo']?: Tip[K] | undefined;
} & {
  readonly messageMatchList?: readonly TipMatch[] | undefined;
  readonly picks?: readonly Omit<Pick, 'result'>[] | undefined;
};

const orNull = (fields: readonly unknown[]) => fields.map((field) => field ?? null);

/**
 * A tip's content and terms as one text, the same wherever it is written (docs/back-end.md, the digest of a tip): JSON as
 * RFC 8785 writes it, of lists alone, so that no order of names matters. Its first item names the form. Identities are texts,
 * numbers are numbers, what is missing is null. Results are no part of it: they come later.
 */
export function sealedText({ messageMatchList = [], picks = [], ...tip }: SealedTip): string {
  const { id, publishTime, professorId, bettingType, sportsPlay, goldPrice, openBackGold, sportsInfo } = tip;
  const terms = [goldPrice, openBackGold === true ? 1 : 0, tip.returnGoldPercentage];
  const matches = messageMatchList.map(({ matchId, masterTeamName, guestTeamName }) =>
    orNull([matchId, masterTeamName, guestTeamName]),
  );
  const rows = picks.map(({ matchId, playType, side, line, odds, pickText }) =>
    orNull([matchId, playType, side, line, odds, pickText]),
  );
  const fields = [id, publishTime, professorId, bettingType, sportsPlay, ...terms, sportsInfo];
  return JSON.stringify(['sport-info tip 2', ...orNull(fields), matches, rows]);
}

/** The text that is hashed with SHA-256 (UTF-8): the salt, a line feed, the sealed text. */
export const saltedText = (salt: string, sealed: string): string => `${salt}\n${sealed}`;

/** A digest, as `tip.digest` reads it. */
export const digestOf = (sha256: string): string => `2:${sha256}`;
