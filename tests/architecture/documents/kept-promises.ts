const ROW = /^\|(?! *-)(.+)\|$/;
const TEST = /`tests\/[^`]+\.tsx?`/;
const REASON = 'Not kept: ';

/** Rows of the page on trust that name neither a test nor why there is none. The first row of a table is its head. */
export function bareRows(document: string, text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const cells = ROW.exec(line)?.[1]
      ?.split('|')
      .map((cell) => cell.trim());
    if (cells === undefined || lines[index + 1]?.startsWith('|---')) return [];
    const [promise = '', how = '', test = ''] = cells;
    return TEST.test(test) || how.startsWith(REASON) ? [] : [`${document}: no test and no reason for "${promise}"`];
  });
}
