import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './paths';

const MOST_BYTES = 64 * 1024 * 1024;

/** Writes what the app is made of: the packages that reach visitors, with versions, licences and digests (CycloneDX). */
export async function writeParts(folder: string): Promise<void> {
  const args = ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: ROOT, maxBuffer: MOST_BYTES });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'sbom.cdx.json'), stdout);
}
