import path from 'node:path';

const ROOTS = 'src|backend|tools|tests|shell-demo|docs|\\.ci';
/** A path in a document: from the root, perhaps with a star in it. */
const PATH = new RegExp(`(?<![\\w./-])(?:${ROOTS})/(?:[\\w./*-]*[\\w*/-])?`, 'g');
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;

const patternOf = (named: string) =>
  new RegExp(`^${named.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}${named.endsWith('/') ? '' : '(/|$)'}`);

/** Paths and links of a document that lead nowhere. `files`: every file of the project, from its root. */
export function lostPaths(document: string, text: string, files: readonly string[]): string[] {
  const links = [...text.matchAll(LINK)].flatMap(([, to = '']) =>
    /^\w+:/.test(to) ? [] : [path.posix.join(path.posix.dirname(document), to)],
  );
  const named = [...new Set([...(text.match(PATH) ?? []), ...links])];
  return named
    .filter((one) => !files.some((file) => patternOf(one).test(file)))
    .map((one) => `${document} names ${one}, which is not there`);
}
