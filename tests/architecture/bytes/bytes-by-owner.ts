import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/** Bytes as they travel: gzip at its default level, as a usual server does it. */
export const gzBytes = (content: Buffer): number => gzipSync(content).length;

/** Decimal kilobytes, as the budget is written. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/**
 * Who the gz bytes of an emitted file belong to: packages by name, our own code by its folder. Each owner's share of the
 * minified text (from the source map) is its share of the gz bytes.
 */
export function bytesByOwner(file: string): Map<string, number> {
  const text = readFileSync(file);
  const total = gzBytes(text);
  if (file.endsWith('.css')) return new Map([['style sheets', total]]);
  // A chunk that is only data (a catalogue) has no map.
  if (!existsSync(`${file}.map`)) return new Map([[path.basename(file), total]]);
  const shares = charactersByOwner(text.toString(), readFileSync(`${file}.map`, 'utf8'));
  const sum = [...shares.values()].reduce((a, b) => a + b, 0);
  return new Map([...shares].map(([owner, count]) => [owner, (count / Math.max(1, sum)) * total]));
}

function charactersByOwner(code: string, map: string): Map<string, number> {
  const lines = code.split('\n');
  const owners = new Map<string, number>();
  let last = { line: 1, column: 0, owner: 'webpack' };
  const close = (line: number, column: number): void => {
    const end = line === last.line ? column : (lines[last.line - 1]?.length ?? 0);
    owners.set(last.owner, (owners.get(last.owner) ?? 0) + Math.max(0, end - last.column));
  };
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    close(generatedLine, generatedColumn);
    last = { line: generatedLine, column: generatedColumn, owner: source ? ownerOf(source) : last.owner };
  });
  close(last.line, lines[last.line - 1]?.length ?? 0);
  return owners;
}

function ownerOf(source: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (inPackage) return inPackage;
  const folder = /\/(src\/(?:(?:pages|domains)\/)?[^/]+)/.exec(source)?.[1];
  return folder ?? 'webpack';
}
