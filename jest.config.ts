/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** Packages that ship ES modules only: jest runs CommonJS, so they are compiled like our own files. */
const ESM_ONLY = [
  '@noble/hashes',
  'use-intl',
  'icu-minify',
  'intl-messageformat',
  '@formatjs/[^/]+',
  '@schummar/[^/]+',
];

/** For swc: CommonJS for this Node, with the names of functions and classes as they are. */
const PLAIN_SOURCE = {
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

/**
 * Long runs (PostgreSQL, leaks, ten thousand rows, second journeys of a page) live in *.full.test.ts and belong to `npm run test:full`:
 * TEST_FULL=only runs them alone, TEST_FULL=1 together with the others.
 */
function otherExtent(): string[] {
  if (process.env.TEST_FULL === '1') return [];
  return process.env.TEST_FULL === 'only' ? ['(?<!\\.full)\\.test\\.tsx?$'] : ['\\.full\\.test\\.tsx?$'];
}

/** TEST_WITHOUT: the files that run by themselves after the others, `a|b`. */
const without = (): string[] => (process.env.TEST_WITHOUT ? [process.env.TEST_WITHOUT] : []);

const shared: Project = {
  rootDir: __dirname,
  testEnvironment: 'node',
  // Looked up in the sandbox it takes as long as what is computed with it.
  sandboxInjectedGlobals: ['Math'],
  dependencyExtractor: '<rootDir>/tests/support/jest/loaded-imports.cjs',
  transform: {
    // Types are checked once, by tsc in `npm run check`: here files are only stripped (isolatedModules).
    '/tests/.*\\.tsx?$': [
      'ts-jest',
      { tsconfig: '<rootDir>/tests/support/jest/tsconfig.jest.json', diagnostics: false },
    ],
    // Files that are no tests need nothing lifted: swc does the same in a tenth of the time, for which a fresh clone waits.
    '\\.(ts|tsx|js|mjs)$': ['@swc/jest', PLAIN_SOURCE],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/jest/css-module-stub.ts',
    '\\.css$': '<rootDir>/tests/support/jest/empty-module-stub.ts',
    '\\.(svg|png|webp|jpg)$': '<rootDir>/tests/support/jest/asset-stub.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest/setup-console.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...otherExtent(), ...without()],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.cache/', '<rootDir>/\\.data/'],
};

const UNIT_TIME = '<rootDir>/tests/support/jest/setup-unit-time.ts';

const config: Config = {
  testSequencer: '<rootDir>/tests/support/jest/test-order.cjs',
  reporters: ['<rootDir>/tests/support/jest/progress-reporter.cjs', 'summary'],
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
      setupFilesAfterEnv: [...(shared.setupFilesAfterEnv ?? []), UNIT_TIME],
    },
    {
      ...shared,
      displayName: 'unit-dom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: [
        ...(shared.setupFilesAfterEnv ?? []),
        UNIT_TIME,
        '<rootDir>/tests/support/jest/setup-dom.ts',
      ],
    },
    {
      ...shared,
      displayName: 'contract',
      globalSetup: '<rootDir>/tests/support/jest/server-setup.ts',
      globalTeardown: '<rootDir>/tests/support/jest/tear-down.ts',
      testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
      setupFilesAfterEnv: [...(shared.setupFilesAfterEnv ?? []), '<rootDir>/tests/support/jest/setup-server-time.ts'],
    },
    {
      ...shared,
      displayName: 'integration',
      globalSetup: '<rootDir>/tests/support/jest/server-setup.ts',
      globalTeardown: '<rootDir>/tests/support/jest/tear-down.ts',
      testMatch: ['<rootDir>/tests/integration/**/*.test.ts'],
      setupFilesAfterEnv: [...(shared.setupFilesAfterEnv ?? []), '<rootDir>/tests/support/jest/setup-server-time.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tests/support/jest/browser-environment.ts',
      setupFilesAfterEnv: [...(shared.setupFilesAfterEnv ?? []), '<rootDir>/tests/support/jest/setup-browser-time.ts'],
      testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/jest/browser-setup.ts',
      globalTeardown: '<rootDir>/tests/support/jest/tear-down.ts',
    },
  ],
};

export default config;
