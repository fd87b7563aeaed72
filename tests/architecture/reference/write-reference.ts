import { writeFileSync } from 'node:fs';
import { inProject } from '../../support/project-root';
import { textOf } from '../project-files';
import { README, withReference } from './reference';

/** `npm run reference`: writes the README's reference page anew from the contract. */
writeFileSync(inProject(README), withReference(textOf(README)));
