import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_VERSION } from '../../src/contract/contract-version';
import { federationTypes, packageTypes } from '../build/host-types';
import { PACKAGE_NAME } from './webpack.config';

const MANIFEST = {
  name: PACKAGE_NAME,
  version: `${CONTRACT_VERSION}.0`,
  description: 'Types, bridge and loader for portals that embed sport-info',
  license: 'UNLICENSED',
  type: 'module',
  types: './index.d.ts',
  sideEffects: false,
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './federation': { types: './federation.d.ts' },
    './package.json': './package.json',
  },
};

const README = `# ${PACKAGE_NAME}

What a portal needs to embed sport-info, of contract ${CONTRACT_VERSION}; no dependencies. \`index.js\` is one module: a page without a bundler
serves it from its own origin.

    import { createBridge, loadSportInfo } from '${PACKAGE_NAME}';
    const bridge = createBridge();
    bridge.on('login:jump', ({ backPath }) => showLogIn(backPath));
    const { mount } = await loadSportInfo({ manifest: 'https://cdn.example/mf-manifest.json', integrity: '/integrity.json', contract: '${CONTRACT_VERSION}' });
    const app = await mount(element, { basename: '/sport-info', bridge });

\`integrity\` is the portal's copy of \`integrity.json\`: no file of the remote runs but those that it knows. What failed stands in \`kind\` of the rejection,
and of the event \`sport-info:failed\` on \`window\`, also for a file that comes later.

Module Federation: \`/// <reference types="${PACKAGE_NAME}/federation" />\`, once, types \`import('sportInfo/SportInfoApp')\`; \`federationIntegrity(manifest, list)\`
is a plugin of its runtime, registered before the remote is.
`;

/** Completes the package around its built script in `folder` and packs it beside that. Answers the packed file. */
export async function writePackage(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const files = {
    'package.json': `${JSON.stringify(MANIFEST, null, 2)}\n`,
    'README.md': README,
    'index.d.ts': packageTypes(),
    'federation.d.ts': `${federationTypes(PACKAGE_NAME)}`,
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)));
  const into = path.dirname(folder);
  await promisify(execFile)('npm', ['pack', folder, '--pack-destination', into, '--ignore-scripts', '--silent']);
  return path.join(into, `${PACKAGE_NAME}-${MANIFEST.version}.tgz`);
}
