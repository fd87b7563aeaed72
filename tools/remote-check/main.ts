import { writeFile } from 'node:fs/promises';
import { checkApp } from './app-checks';
import { type Finding, linesOf, look } from './finding';
import { BASENAME, startHost } from './host-server';
import { openPage } from './open-page';
import {
  entryOf,
  fileProblems,
  type Manifest,
  manifestProblems,
  namedFiles,
  readIntegrity,
  readManifest,
} from './remote-files';
import { readSettings, type Settings, USAGE } from './settings';

/** Events that the check waits for. */
const EVENTS = ['ready', 'route:change', 'error', 'title:change'];

const plural = (count: number, what: string) => `${count} ${what}`;

async function checkFiles(address: URL, manifest: Manifest): Promise<Finding[]> {
  const entry = new URL(entryOf(manifest), address);
  const folder = entry.href.slice(address.href.lastIndexOf('/') + 1, entry.href.lastIndexOf('/') + 1);
  let list: Record<string, string> = {};
  const integrity = await look('integrity', async () => {
    const read = await readIntegrity(new URL('integrity.json', entry));
    list = Object.fromEntries(Object.entries(read).map(([file, digest]) => [`${folder}${file}`, digest]));
    const missing = namedFiles(manifest).filter((file) => !(file in list));
    return {
      problems: missing.map((file) => `${file} is not listed`),
      summary: plural(Object.keys(list).length, 'digests'),
    };
  });
  const files = await look('files', async () => {
    const names = [...new Set([...namedFiles(manifest), ...Object.keys(list)])];
    return { problems: await fileProblems(address, names, list), summary: plural(names.length, 'files') };
  });
  return [integrity, files];
}

async function checkInBrowser(settings: Settings, manifest: Manifest): Promise<Finding[]> {
  const host = await startHost(new URL(entryOf(manifest), settings.manifest), settings.api, EVENTS);
  const watched = await openPage(settings.chrome, settings.waitMs);
  try {
    await watched.page.goto(`${host.origin}${BASENAME}`);
    return await checkApp(watched, manifest.metaData?.contract ?? '', settings.options);
  } finally {
    await watched.close();
    await host.stop();
  }
}

async function main(): Promise<number> {
  const settings = readSettings(process.argv.slice(2), process.env);
  const manifest = await readManifest(settings.manifest);
  const findings: Finding[] = [];
  const show = (found: readonly Finding[]) => {
    findings.push(...found);
    for (const line of found.flatMap(linesOf)) process.stdout.write(`${line}\n`);
  };
  const contract = manifest.metaData?.contract;
  show([{ name: 'manifest', problems: manifestProblems(manifest), summary: `contract ${contract}` }]);
  show(await checkFiles(settings.manifest, manifest));
  show(await checkInBrowser(settings, manifest));
  const failed = findings.filter(({ problems }) => problems.length > 0).length;
  process.stdout.write(`\n${findings.length - failed} passed, ${failed} failed\n`);
  if (settings.json !== undefined) await writeFile(settings.json, `${JSON.stringify(findings, null, 1)}\n`);
  return failed === 0 ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
    process.exitCode = 2;
  },
);
