import { readFileSync } from 'node:fs';
import { inProject } from '../../support/project-root';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly inBundle?: boolean;
}

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Locked>> };
const installed = Object.entries(packages).filter(([place]) => place !== '');

test('every package in the lock file has a digest and comes from the registry', () => {
  expect(installed.length).toBeGreaterThan(500);
  const loose = installed.filter(
    ([, { integrity, resolved, inBundle }]) =>
      !inBundle && (!integrity?.startsWith('sha512-') || resolved !== undefined),
  );
  expect(loose.map(([place]) => place)).toEqual([]);
});

test('every version in package.json is exact', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const wanted = Object.entries({ ...dependencies, ...devDependencies });
  expect(wanted.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('no package runs anything when it is installed', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});
