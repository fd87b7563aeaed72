import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const TEXT = /\.(m?js|css|html|json|svg|txt|d\.ts)$/;
/** Below this (bytes) the header of a compressed answer eats what it saves. */
const WORTHWHILE_BYTES = 512;

/** Puts a .br and a .gz beside every text below `folder`; a server sends them as they are. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const text = await readFile(file);
      if (text.length < WORTHWHILE_BYTES) return;
      await Promise.all([
        writeFile(`${file}.br`, await brotli(text)),
        writeFile(`${file}.gz`, await gz(text, { level: 9 })),
      ]);
    }),
  );
}
