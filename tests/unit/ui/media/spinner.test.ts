import { readFileSync } from 'node:fs';
import { inProject } from '../../../support/project-root';

const css = readFileSync(inProject('src/ui/media/spinner.module.css'), 'utf8');

test('a turn is 120 frames at 60 a second [2.49]', () => {
  const seconds = Number(/animation: spin (\d+)s linear infinite;/.exec(css)?.[1]);
  const turns = Number(/transform: rotate\((\d+)turn\)/.exec(css)?.[1]);
  expect((seconds / turns) * 60).toBe(120);
});
