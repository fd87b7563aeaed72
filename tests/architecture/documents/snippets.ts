/** A piece of a folder that runs: ```` ```tsx shell-demo/embeds/… ````, with the first and last line of the piece. */
const SNIPPET = /^```(\w+) (shell-demo\/\S+)\n([\s\S]*?)\n```$/gm;

interface Wanted {
  readonly file: string;
  readonly lines: readonly string[];
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The lines of `text` from one like the first to one like the last, without their common indent. */
function pieceOf(text: string, { file, lines }: Wanted): string {
  const [first = '', last = ''] = [lines[0]?.trim(), lines.at(-1)?.trim()];
  const all = text.split('\n');
  const from = all.findIndex((line) => line.trim() === first);
  // The end is as deep in the file as the beginning: a closing bracket is of this piece.
  const until = all.findIndex((line, at) => {
    if (at < from || line.trim() !== last) return false;
    return lines.length === 1 || (at > from && indentOf(line) === indentOf(all[from] ?? ''));
  });
  if (from < 0 || until < 0) throw new Error(`${file} has no piece from "${first}" to "${last}"`);
  const piece = all.slice(from, until + 1);
  const indent = Math.min(...piece.filter((line) => line.trim() !== '').map(indentOf));
  return piece.map((line) => line.slice(indent)).join('\n');
}

/** The document with each snippet as its file has it now. Throws where a file has no such piece. */
export const withSnippets = (text: string, read: (file: string) => string): string =>
  text.replaceAll(SNIPPET, (_all, language: string, file: string, body: string) => {
    const piece = pieceOf(read(file), { file, lines: body.split('\n') });
    return `\`\`\`${language} ${file}\n${piece}\n\`\`\``;
  });
