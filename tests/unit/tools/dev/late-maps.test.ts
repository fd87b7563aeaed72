import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { LateMapsPlugin } from '../../../../tools/dev/late-maps';

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly string[];
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'late-maps-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const read = (name: string) => readFileSync(path.join(folder, 'out', name), 'utf8');

function compilerOf(maps: LateMapsPlugin) {
  return webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: { first: './first.js', second: './second.js' },
    output: { path: path.join(folder, 'out'), uniqueName: 'app' },
    plugins: [maps],
  });
}

/** The middleware's answer at an address; undefined where it hands on. */
function answerTo({ middleware }: LateMapsPlugin, url: string): SourceMap | undefined {
  const answer = jest.fn();
  const next = jest.fn();
  const { middleware: run } = middleware as unknown as { middleware: (...all: unknown[]) => void };
  run({ url }, { setHeader: () => undefined, end: answer }, next);
  expect(answer.mock.calls.length + next.mock.calls.length).toBe(1);
  return answer.mock.calls.length === 0 ? undefined : (JSON.parse(String(answer.mock.calls[0][0])) as SourceMap);
}

const built = (run: (done: (error: Error | null, stats?: Stats) => void) => unknown) =>
  new Promise<Stats>((resolve, reject) => run((error, stats) => (stats ? resolve(stats) : reject(error))));

test('a file says where its map is, which is made when it is asked for', async () => {
  write('first.js', 'export const one = 1;\n');
  write('second.js', 'export const two = 2;\n');
  const maps = new LateMapsPlugin();
  const compiler = compilerOf(maps);
  await built((done) => compiler.run(done));
  expect(read('first.js')).toMatch(/\n\/\/# sourceMappingURL=first\.js\.map$/);
  const map = answerTo(maps, '/first.js.map?t=1');
  expect(map?.sources).toContain('webpack://app/./first.js');
  expect(map?.sourcesContent).toContain('export const one = 1;\n');
  expect(answerTo(maps, '/first.js')).toBeUndefined();
  expect(answerTo(maps, '/third.js.map')).toBeUndefined();
  await new Promise((resolve) => compiler.close(resolve));
});

test('an edit writes its own file anew and no other; its map follows', async () => {
  const maps = new LateMapsPlugin();
  const compiler = compilerOf(maps);
  await built((done) => compiler.run(done));
  write('first.js', 'export const one = 11;\n');
  const { compilation } = await built((done) => compiler.run(done));
  expect([...compilation.emittedAssets]).toEqual(['first.js']);
  expect(answerTo(maps, '/first.js.map')?.sourcesContent).toContain('export const one = 11;\n');
  await new Promise((resolve) => compiler.close(resolve));
});
