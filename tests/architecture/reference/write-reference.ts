import { writeFileSync } from 'node:fs';
import { inProject } from '../../support/project-root';
import { textOf } from '../project-files';
import { REFERENCE, withReference } from './reference';

/** `npm run reference`: writes the reference page anew from the contract. */
writeFileSync(inProject(REFERENCE), withReference(textOf(REFERENCE)));
