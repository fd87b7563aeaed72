import { writeFileSync } from 'node:fs';
import { WORKS_WHERE, withOutcomes } from '../../support/engines/works-where';
import { inProject } from '../../support/project-root';
import { knownNames } from '../pinyin/known-names';
import { PINYIN_TABLE, pinyinTable, tableText } from '../pinyin/pinyin-table';
import { filesBelow, textOf } from '../project-files';
import { CHANGES, withChanges } from '../reference/changes';
import { REFERENCE, withReference } from '../reference/reference';
import { withTests } from './clause-rows';
import { CLAUSES, namedClauses } from './clauses';
import { PICTURE, README } from './documents';
import { readHouse } from './house';
import { withMap } from './house-map';
import { drawHouse } from './house-picture';
import { withSnippets } from './snippets';

/**
 * `npm run docs`: writes anew what is made from the code: the picture of the house, the README's map, the reference, the contract's changes, the tests of
 * each clause, the snippets from folders that run, the results of the engines' last run, and the table by which names are spelled.
 */
const house = readHouse();
writeFileSync(inProject(PICTURE), drawHouse(house));
writeFileSync(inProject(README), withMap(textOf(README), house, filesBelow('tests')));
writeFileSync(inProject(REFERENCE), withReference(textOf(REFERENCE)));
writeFileSync(inProject(CHANGES), withChanges(textOf(CHANGES)));
writeFileSync(inProject(CLAUSES), withTests(textOf(CLAUSES), namedClauses()));
writeFileSync(inProject(WORKS_WHERE), withOutcomes(textOf(WORKS_WHERE)));
for (const page of filesBelow('docs', '.md')) {
  const text = withSnippets(textOf(page), textOf);
  // Of a page that has just been written, the text read before stands in memory.
  if (text !== textOf(page)) writeFileSync(inProject(page), text);
}
writeFileSync(inProject(PINYIN_TABLE), tableText(pinyinTable(knownNames())));
