import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { otherNodes } from '../../support/run/other-nodes';

const root = mkdtempSync(path.join(tmpdir(), 'si-nodes-'));
const program = path.join(root, 'node_modules', 'node-22', 'bin', 'node');
mkdirSync(path.dirname(program), { recursive: true });
writeFileSync(program, '');
afterAll(() => rmSync(root, { recursive: true }));

/** Node 20 is the floor; who runs a later one must not be the first to try it. */
it.each([
  ['20.19.5', ['22', '24']],
  ['22.11.0', ['20', '24']],
  ['24.1.0', ['20', '22']],
  ['2.0.0', ['20', '22', '24']],
])('beside %s the tests run on %j', (own, lines) => {
  expect(otherNodes(own, root).map(({ line }) => line)).toEqual(lines);
});

it('one that is not installed is told apart', () => {
  expect(otherNodes('20.19.5', root)).toEqual([
    { line: '22', program },
    { line: '24', program: undefined },
  ]);
});
