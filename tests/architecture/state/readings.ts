import { filesBelow, SCRIPT_ENDINGS, textOf } from '../project-files';
import type { Step } from '../step';
import { clockUses } from './clock-uses';

/** A mount has one clock, and a reading carries the time at which it was asked for: neither goes from hand to hand. */
export const readings: Step = {
  name: 'readings',
  run() {
    const files = filesBelow('src', ...SCRIPT_ENDINGS).map((file) => ({ file, ...clockUses(file, textOf(file)) }));
    return {
      problems: files.flatMap(({ file, byHand, readThere }) => [
        ...byHand.map((line) => `${file}:${line} hands on a clock or a time; useTicked and askedAt do`),
        ...readThere.map((line) => `${file}:${line} reads the clock for askedAt; asked (src/services) tells it`),
      ]),
      summary: `${files.length} files`,
    };
  },
};
