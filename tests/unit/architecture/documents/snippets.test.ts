import { withSnippets } from '../../../architecture/documents/snippets';

const FILE = ['import x;', '  useEffect(() => {', '    if (a) {', '    }', '    go();', '  }, []);', 'one();'].join(
  '\n',
);
const page = (...lines: string[]) => ['Words.', '', '```ts shell-demo/embeds/a.ts', ...lines, '```', ''].join('\n');

it('a snippet is written anew from its first line to its last', () => {
  expect(withSnippets(page('useEffect(() => {', '  old();', '}, []);'), () => FILE)).toBe(
    page('useEffect(() => {', '  if (a) {', '  }', '  go();', '}, []);'),
  );
});

it('of one line stays one line', () => {
  expect(withSnippets(page('one();'), () => FILE)).toBe(page('one();'));
});

it('a piece that its file does not have is said by name', () => {
  expect(() => withSnippets(page('two();'), () => FILE)).toThrow(
    'shell-demo/embeds/a.ts has no piece from "two();" to "two();"',
  );
});

it('a fence without a file is left alone', () => {
  const text = '```ts\nanything\n```';
  expect(withSnippets(text, () => '')).toBe(text);
});
