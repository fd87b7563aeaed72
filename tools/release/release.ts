import { parseArgs } from 'node:util';
import { REMOTE_DIST } from '../build/paths';
import { addRelease, pointTo, releasesIn } from './releases';

/**
 * `npm run release -- FOLDER`: adds dist/remote to the folder that the CDN serves and makes it the current release;
 * `--to RELEASE` makes an earlier one the current one again, `--stay` adds and points nowhere.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' }, stay: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('npm run release -- FOLDER [--to RELEASE | --stay]');
  const release = values.to ?? (await addRelease(REMOTE_DIST, folder));
  if (values.stay !== true) await pointTo(folder, release);
  console.info(
    `${values.stay === true ? 'added' : 'current'} ${release}, there: ${(await releasesIn(folder)).join(', ')}`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
