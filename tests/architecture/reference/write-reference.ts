import { writeFileSync } from 'node:fs';
import { inProject } from '../../support/project-root';
import { textOf } from '../project-files';
import { CHANGES, withChanges } from './changes';
import { freeze } from './frozen';
import { REFERENCE, withReference } from './reference';

/**
 * `npm run reference`: writes reference and list of changes anew from the contract. `npm run reference -- freeze` first keeps the
 * contract as it stands as its version, for the tests of earlier hosts.
 */
if (process.argv.includes('freeze')) freeze();
writeFileSync(inProject(REFERENCE), withReference(textOf(REFERENCE)));
writeFileSync(inProject(CHANGES), withChanges(textOf(CHANGES)));
