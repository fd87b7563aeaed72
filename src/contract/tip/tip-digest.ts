import type { Pick } from '../ranking/bet';
import type { Tip } from './tip';

/** The first item of every sealed text: another form would have another name. */
const FORM = 'sport-info tip 1';

/** The fields that a digest seals. */
export type SealedTip = {
  readonly [K in 'id' | 'publishTime' | 'sportsInfo']?: Tip[K] | undefined;
} & { readonly picks?: readonly Omit<Pick, 'result'>[] | undefined };

/**
 * A tip's content as one text, the same wherever it is written (docs/back-end.md, the digest of a tip): JSON as RFC 8785
 * writes it, of lists alone, so that no order of names matters. Identities are texts, numbers are numbers, what is missing
 * is null. Results are no part of it: they come later.
 */
export function sealedText({ id, publishTime, sportsInfo, picks = [] }: SealedTip): string {
  const rows = picks.map(({ matchId, playType, side, line, odds, pickText }) =>
    [matchId, playType, side, line, odds, pickText].map((field) => field ?? null),
  );
  return JSON.stringify([FORM, id ?? null, publishTime ?? null, sportsInfo ?? null, rows]);
}

/** The text that is hashed with SHA-256 (UTF-8): the salt, a line feed, the sealed text. */
export const saltedText = (salt: string, sealed: string): string => `${salt}\n${sealed}`;
