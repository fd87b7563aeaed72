import path from 'node:path';
import { floorRemote } from '../bench/bench-remotes';
import { PROJECT_ROOT } from '../support/project-root';
import { kB } from './bytes-by-owner';
import { compile } from './compile-remote';
import { type RouteBytes, weighRoute } from './first-route';
import type { Step } from './step';

/** The budget, gz bytes: a floor that is given (federation 27 to 30, the five packages of the floor remote 40) and what is ours. */
const FLOOR = 70_000;
const OURS = { max: 55_000, goal: 40_000 };
const CSS_MAX = 10_000;

/**
 * What the shell loads from the remote for /anchor, gz, without React and the host. The figure comes from the chunk graph of
 * the production build, so it is the same on every machine; what idle time fetches ahead is not in it. Beside it stands the
 * floor as measured: a remote built the same way that only brings the router, axios, dayjs, eventemitter3 and zustand.
 */
export const bytes: Step = {
  name: 'bytes',
  async run() {
    const product = await weighProduct();
    const floor = weighRoute(await compile(floorRemote.config(), 'floor'), 'sportInfo', [floorRemote.file]);
    const total = product.js + product.css;
    const limit = FLOOR + OURS.max;
    const measured = floor.js + floor.css;
    return {
      problems: [
        ...(total > limit ? [`the first route is ${kB(total)} kB gz, at most ${kB(limit)}`] : []),
        ...(product.css > CSS_MAX ? [`its style sheets are ${kB(product.css)} kB gz, at most ${kB(CSS_MAX)}`] : []),
        ...product.misplaced.map((file) => `${path.relative(PROJECT_ROOT, file)} is in a chunk of both exposes`),
      ],
      summary: `first route ${kB(total)} kB gz (at most ${kB(limit)}, aim ${kB(FLOOR + OURS.goal)}), CSS ${kB(product.css)}`,
      report: [`measured floor ${kB(measured)} kB, above it ${kB(total - measured)} kB`, ...table(product)],
    };
  },
};

/** The first route of the remote itself. */
export async function weighProduct(): Promise<RouteBytes> {
  // Loaded here: the configuration pulls webpack's plugins in, which no other step needs.
  const { default: remoteBuild } = await import('../../webpack.config');
  const [config] = remoteBuild('production');
  if (!config) throw new Error('webpack.config.ts builds nothing');
  return weighRoute(await compile(config, 'remote'), 'sportInfo');
}

function table({ files, owners }: RouteBytes): string[] {
  const row = ([name, size]: [string, number]) => `${kB(size).padStart(7)} kB  ${name}`;
  return [
    ...files.map(({ name, bytes: size }) => row([name, size])),
    'by package and folder:',
    ...owners.filter(([, size]) => size >= 50).map(row),
  ];
}
