import { existsSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../support/project-root';
import { filesBelow, textOf } from '../project-files';
import type { Step } from '../step';

const PAGE = 'docs/state.md';
const REGISTRY = 'src/services/store-registry.ts';
const A_STORE = /\bdefineStore(<[^(]*>)?\(\s*'([^']+)'/;
/** A store of zustand's own, outside of the registry. */
const A_MACHINE = /\bcreateStore(<[^(]*>)?\(/;
const A_QUERY = /^src\/(domains|pages)\/.*-(query|queries)\.ts$/;

/** `docs/state.md` names every store, with or without the registry, every file of queries, and nothing that is not there. */
export const statePage: Step = {
  name: 'state',
  run() {
    const files = filesBelow('src', '.ts').filter((file) => file !== REGISTRY);
    const stores = files.filter((file) => A_STORE.test(textOf(file)));
    const names = stores.map((file) => A_STORE.exec(textOf(file))?.[2] ?? '');
    const machines = files.filter((file) => A_MACHINE.test(textOf(file)));
    const queries = files.filter((file) => A_QUERY.test(file));
    const named = new Set([...textOf(PAGE).matchAll(/`(src\/[^`]+)`/g)].map(([, file = '']) => file));
    return {
      problems: [
        ...[...stores, ...machines, ...queries]
          .filter((file) => !named.has(file))
          .map((file) => `${PAGE} does not name ${file}`),
        ...[...named]
          .filter((file) => !existsSync(path.join(PROJECT_ROOT, file)))
          .map((file) => `${PAGE} names ${file}, which is not there`),
        ...stores
          .filter((file) => !file.endsWith('-store.ts'))
          .map((file) => `${file} defines a store under another name`),
        ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `two stores are called ${name}`),
      ],
      summary: `${stores.length} stores, ${machines.length} made without the registry, ${queries.length} files of queries`,
    };
  },
};
