import { writeFileSync } from 'node:fs';
import { WORKS_WHERE, withOutcomes } from '../../support/engines/works-where';
import { inProject } from '../../support/project-root';
import { knownNames } from '../pinyin/known-names';
import { PINYIN_TABLE, pinyinTable, tableText } from '../pinyin/pinyin-table';
import { textOf } from '../project-files';
import { REFERENCE, withReference } from '../reference/reference';
import { PICTURE } from './documents';
import { readHouse } from './house';
import { drawHouse } from './house-picture';

/**
 * `npm run docs`: writes anew what is made from the code, the picture of the house and the reference, what the engines' last
 * run found, and the table by which names are spelled.
 */
writeFileSync(inProject(PICTURE), drawHouse(readHouse()));
writeFileSync(inProject(REFERENCE), withReference(textOf(REFERENCE)));
writeFileSync(inProject(WORKS_WHERE), withOutcomes(textOf(WORKS_WHERE)));
writeFileSync(inProject(PINYIN_TABLE), tableText(pinyinTable(knownNames())));
