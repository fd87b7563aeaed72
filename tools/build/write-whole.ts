import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Names of two processes, or of two calls, do not meet. */
let serial = 0;

/**
 * Writes a file that others read meanwhile: they see the old one or the new one, whole, also when this process or the machine
 * ends in between, or the disk is full.
 */
export async function writeWhole(file: string, text: string): Promise<void> {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.${serial++}`);
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
