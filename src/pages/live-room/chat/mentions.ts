/** A piece of a message; `name`: whom it calls, without the sign. */
export interface Piece {
  readonly text: string;
  readonly name?: string | undefined;
}

/** An `@` at the beginning or behind a blank, and what follows up to the next blank; an address of mail calls nobody. */
const MENTION = /(^|\s)(@[^\s@]{1,32})/gu;

/** Nicknames may have blanks: in a mention they have none, so that it ends where it ends. */
export const mentionOf = (name: string): string => `@${name.replaceAll(/[\s@]+/gu, '')} `;

/** A message in pieces: whom it calls, and the text between. Joined, they are the message again. */
export function piecesOf(content: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 1: blank = '', 2: mention = '' } of content.matchAll(MENTION)) {
    const from = index + blank.length;
    if (from > end) pieces.push({ text: content.slice(end, from) });
    pieces.push({ text: mention, name: mention.slice(1) });
    end = from + mention.length;
  }
  if (end < content.length) pieces.push({ text: content.slice(end) });
  return pieces;
}

/** True when a message calls this member. "" is nobody. */
export const callsMe = (pieces: readonly Piece[], me: string): boolean =>
  me !== '' && pieces.some(({ name }) => name !== undefined && `@${name} ` === mentionOf(me));
