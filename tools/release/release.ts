import { parseArgs } from 'node:util';
import { REMOTE_DIST } from '../build/paths';
import { addRelease, keepReleases, pointBack, pointTo, releasesIn } from './releases';

const USAGE = 'npm run release -- FOLDER [--to RELEASE | --back | --stay] [--keep N]';

function keepOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const keep = Number(text);
  if (!Number.isInteger(keep) || keep < 1) throw new Error(`--keep ${text} is no number of releases; ${USAGE}`);
  return keep;
}

/**
 * `npm run release -- FOLDER`: adds dist/remote to the folder that the CDN serves and makes it the current release;
 * `--to RELEASE` makes an earlier one the current one again, `--back` the one before, `--stay` adds and points nowhere.
 * `--keep N` removes the others afterwards.
 */
async function main(): Promise<void> {
  const flag = { type: 'boolean' } as const;
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' }, back: flag, stay: flag, keep: { type: 'string' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  const ways = [values.to, values.back, values.stay].filter((way) => way !== undefined);
  if (folder === undefined || ways.length > 1) throw new Error(USAGE);
  const keep = keepOf(values.keep);
  let release: string;
  if (values.back === true) release = await pointBack(folder);
  else {
    release = values.to ?? (await addRelease(REMOTE_DIST, folder));
    if (values.stay !== true) await pointTo(folder, release);
  }
  const gone = keep === undefined ? [] : await keepReleases(folder, keep);
  const there = (await releasesIn(folder)).join(', ');
  const removed = gone.length === 0 ? '' : `, removed: ${gone.join(', ')}`;
  console.info(`${values.stay === true ? 'added' : 'current'} ${release}, there: ${there}${removed}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
