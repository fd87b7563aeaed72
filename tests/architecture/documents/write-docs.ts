import { writeFileSync } from 'node:fs';
import { WORKS_WHERE, withOutcomes } from '../../support/engines/works-where';
import { inProject } from '../../support/project-root';
import { textOf } from '../project-files';
import { REFERENCE, withReference } from '../reference/reference';
import { PICTURE } from './documents';
import { readHouse } from './house';
import { drawHouse } from './house-picture';

/** `npm run docs`: writes anew what is made from the code, the picture of the house and the reference, and what the engines' last run found. */
writeFileSync(inProject(PICTURE), drawHouse(readHouse()));
writeFileSync(inProject(REFERENCE), withReference(textOf(REFERENCE)));
writeFileSync(inProject(WORKS_WHERE), withOutcomes(textOf(WORKS_WHERE)));
