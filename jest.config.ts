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

const shared: Project = {
  rootDir: __dirname,
  testEnvironment: 'node',
  transform: {
    // Types are checked once, by tsc in `npm run check`: here files are only stripped (isolatedModules).
    '\\.(ts|tsx|js|mjs)$': ['ts-jest', { tsconfig: '<rootDir>/tests/support/tsconfig.jest.json', diagnostics: false }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/css-module-stub.ts',
    '\\.css$': '<rootDir>/tests/support/empty-module-stub.ts',
    '\\.(svg|png|webp|jpg)$': '<rootDir>/tests/support/asset-stub.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/setup-console.ts'],
  // Long runs (PostgreSQL, leaks, ten thousand rows) live in *.full.test.ts and belong to `npm run test:full`.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.TEST_FULL === '1' ? [] : ['\\.full\\.test\\.tsx?$'])],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.cache/', '<rootDir>/\\.data/'],
};

const config: Config = {
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/tests/unit/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'unit-dom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: [...(shared.setupFilesAfterEnv ?? []), '<rootDir>/tests/support/setup-dom.ts'],
    },
    {
      ...shared,
      displayName: 'contract',
      testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
      setupFilesAfterEnv: [...(shared.setupFilesAfterEnv ?? []), '<rootDir>/tests/support/setup-server-time.ts'],
    },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['<rootDir>/tests/integration/**/*.test.ts'],
      setupFilesAfterEnv: [...(shared.setupFilesAfterEnv ?? []), '<rootDir>/tests/support/setup-server-time.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      setupFilesAfterEnv: [...(shared.setupFilesAfterEnv ?? []), '<rootDir>/tests/support/setup-browser-time.ts'],
      testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/browser-setup.ts',
      globalTeardown: '<rootDir>/tests/support/browser-teardown.ts',
    },
  ],
};

export default config;
