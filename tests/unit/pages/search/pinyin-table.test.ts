import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { knownNames } from '../../../architecture/pinyin/known-names';
import { PINYIN_TABLE, pinyinTable, tableText } from '../../../architecture/pinyin/pinyin-table';
import { inProject } from '../../../support/project-root';

const MOST_BYTES = 10_000;

/** decisions.md, pinyin. */
test('the table is as the names are now (`npm run docs` writes it), and small [pinyin.2]', () => {
  const text = readFileSync(inProject(PINYIN_TABLE), 'utf8');
  expect(text).toBe(tableText(pinyinTable(knownNames())));
  expect(gzipSync(text).length).toBeLessThan(MOST_BYTES);
});
