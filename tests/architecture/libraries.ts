import { LEAST_SAVING, TRIMMED } from '../../tools/build/left-out';
import { textOf } from './project-files';
import type { Step } from './step';

const PAGE = 'docs/libraries.md';

type Libraries = Readonly<Record<string, { readonly version: string; readonly saves: number }>>;

/** Each library that a build leaves parts out of is there in the version that somebody has looked at, and saves enough. */
export const libraries: Step = {
  name: 'libraries',
  run: () => ({
    problems: unlookedAt(TRIMMED, installedVersion, textOf(PAGE)),
    summary: `${Object.keys(TRIMMED).length} libraries with parts left out`,
  }),
};

const installedVersion = (name: string): string =>
  (JSON.parse(textOf(`node_modules/${name}/package.json`)) as { version: string }).version;

/** What is wrong with the list of trimmed libraries: another version, too small a saving, no row in the document. */
export function unlookedAt(trimmed: Libraries, versionOf: (name: string) => string, page: string): string[] {
  return Object.entries(trimmed).flatMap(([name, { version, saves }]) => [
    ...(versionOf(name) === version
      ? []
      : [
          `${name} is ${versionOf(name)}: look at what is left out of it (tools/build/left-out.ts), then write that version`,
        ]),
    ...(saves < LEAST_SAVING ? [`${name} saves ${saves} kB gz, less than ${LEAST_SAVING}: take it whole`] : []),
    ...(page.includes(`| ${name} ${version} | ${saves.toFixed(1)} kB |`)
      ? []
      : [`${PAGE} has no row "${name} ${version}, ${saves.toFixed(1)} kB"`]),
  ]);
}
