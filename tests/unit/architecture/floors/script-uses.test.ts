import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { lackedUses } from '../../../architecture/floors/compat';
import { scriptUses } from '../../../architecture/floors/script-uses';
import { inProject } from '../../../support/project-root';

const FOLDER = `.cache/floors-test-${process.pid}`;
const FILE = `${FOLDER}/sample.ts`;
beforeAll(() => mkdirSync(inProject(FOLDER), { recursive: true }));
afterAll(() => rmSync(inProject(FOLDER), { recursive: true }));

it('types tell what is the platform’s: own names of the same sound are not meant', () => {
  writeFileSync(
    inProject(FILE),
    `const own = { navigation: { canGoBack: true }, share: () => 1 };
export const mine = [own.navigation.canGoBack, own.share()];
export const back = (window as Window & { navigation?: { canGoBack: boolean } }).navigation;
export const share = navigator.share;
export const { wakeLock } = navigator;
export const idle = typeof requestIdleCallback;
export type Only = IdleDeadline;
`,
  );
  const found = [...lackedUses(scriptUses([FILE]))].map(([key, { places }]) => `${key} ${places[0]?.split(':')[1]}`);
  expect(found.sort()).toEqual([
    'api.Navigator.share 4',
    'api.Navigator.wakeLock 5',
    'api.Window.navigation 3',
    'api.Window.requestIdleCallback 6',
  ]);
});
