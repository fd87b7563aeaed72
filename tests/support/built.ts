import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../architecture/project-files';
import { inProject, PROJECT_ROOT } from './project-root';

/** What the production build is made from. */
const SOURCES = ['src', 'shell-demo/host', 'shell-demo/dev', 'shell-demo/embeds'];
const LOOSE_SOURCES = ['webpack.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const KEY_FILE = inProject('.cache/build-key');
const PRODUCTS = ['dist/remote/mf-manifest.json', 'dist/shell/index.html'];

/** A digest of everything that the build reads. */
function sourceKey(): string {
  const hash = createHash('sha256');
  for (const file of [...SOURCES.flatMap((folder) => filesBelow(folder)), ...LOOSE_SOURCES]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const readKey = (): string => (existsSync(KEY_FILE) ? readFileSync(KEY_FILE, 'utf8') : '');

/** Runs `npm run build` when dist is missing or older than its sources. Throws with the build's own words when it fails. */
export function ensureBuild(): void {
  const key = sourceKey();
  if (readKey() === key && PRODUCTS.every((file) => existsSync(inProject(file)))) return;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'shell-demo/dev/build.ts'], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the build failed:\n${stdout}\n${stderr}`);
  mkdirSync(path.dirname(KEY_FILE), { recursive: true });
  writeFileSync(KEY_FILE, key);
}
