import { readFileSync } from 'node:fs';
import { inProject } from '../../../support/project-root';

const css = (file: string) => readFileSync(inProject(`src/ui/${file}`), 'utf8');

test('480 px at most on a phone, 640 where there is room, in the middle [column.1]', () => {
  const column = /\.column \{([^}]*)\}/.exec(css('layout/column.module.css'))?.[1];
  // All of the width: a piece.
  expect(column).toMatch(/composes: [\w ]*\bwide\b/);
  expect(column).toContain('max-inline-size: var(--si-broad, var(--si-column));');
  expect(column).toContain('margin-inline: auto;');
  expect(css('theme/tokens.css')).toMatch(/--si-column: 480px;/);
  expect(css('theme/tokens.css')).toMatch(/\(min-width: 600px\) \{\n {2}\.sport-info \{\n {4}--si-column: 640px;/);
});
