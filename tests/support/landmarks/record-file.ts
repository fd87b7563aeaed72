import { inProject } from '../project-root';

export const RECORDS = inProject('tests/browser/landmarks');

/** The file of a screen's record: `anchor home` is `anchor-home.txt`. */
export const recordOf = (name: string) => `${RECORDS}/${name.replace(/[^a-zA-Z0-9]+/g, '-')}.txt`;
