import { readdirSync } from 'node:fs';
import { inProject } from '../../support/project-root';

const { LONG } = jest.requireActual<{ LONG: Readonly<Record<string, number>> }>('../../support/jest/test-order.cjs');

test('every long file is there: a renamed one would be run last again', () => {
  const files = readdirSync(inProject('tests'), { recursive: true, encoding: 'utf8' }).map((file) =>
    file
      .replace(/(\.full)?\.test\.tsx?$/, '')
      .split(/[\\/]/)
      .slice(-2)
      .join('/'),
  );
  expect(Object.keys(LONG).filter((name) => !files.includes(name))).toEqual([]);
});
