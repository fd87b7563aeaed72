const { readFileSync } = require('node:fs');

/** Types are gone before a test runs, and are checked by themselves: a test needs no run for them. */
const TYPES = /^(import|export) (type\b[^;]*?|\{(\s*type \w+( as \w+)?,?)+\s*\}) from '[^']*';$/gm;
/** The app's table loads every page in its turn: through it each page would reach every test that opens the app. */
const PAGE_TABLE = /src\/app\/routing\/page-table\.ts$/;
const PAGES = /import\('[^']*'\)/g;

module.exports = {
  // The key changes with this file, so that all is read anew.
  getCacheKey: () => readFileSync(__filename, 'utf8'),
  extract(code, file, usual) {
    const loaded = code.replace(TYPES, '');
    return usual(PAGE_TABLE.test(file) ? loaded.replace(PAGES, '') : loaded);
  },
};
