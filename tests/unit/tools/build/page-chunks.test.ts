import { filesOfPages } from '../../../../tools/build/page-chunks';

const TABLE = '/project/src/app/routing/page-table.ts';
const group = (request: string, layer: string | null, files: readonly string[], from = TABLE) => ({
  origins: [{ request, module: { layer, resource: layer === null ? from : `${from}?${layer}` } }],
  getFiles: () => files,
});
const page = (name: string, load: (() => unknown) | undefined) => ({ name, path: `/${name}`, load, texts: [] });

test('the files of pages: of each layer, shared ones too, and nothing that a page or another file imports', () => {
  const compilation = {
    chunkGroups: [
      group('../../pages/a', null, ['a.js', 'shared.js', 'a.css']),
      group('../../pages/a', 'host-react', ['a2.js']),
      group('../../pages/b', null, ['b.js', 'shared.js']),
      group('../../pages/a', null, ['later.js'], '/project/src/pages/a.tsx'),
      group('../../pages/player', null, ['player.js']),
    ],
  };
  const pages = [page('a', () => '../../pages/a'), page('b', () => '../../pages/b'), page('home', undefined)];
  expect([...new Set(filesOfPages(compilation as never, pages))]).toEqual([
    'a.js',
    'shared.js',
    'a.css',
    'a2.js',
    'b.js',
  ]);
});
