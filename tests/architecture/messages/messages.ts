import { FIRST_LOCALE, LOCALES, textsFolder } from '../../../src/contract/shell/languages';
import { filesBelow, SCRIPT_ENDINGS, textOf } from '../project-files';
import type { Step } from '../step';
import { argumentsOf } from './message-arguments';
import { flatTexts, usesOfMessages } from './message-uses';
import { missingTexts, pagesOfTable } from './page-texts';
import { forbiddenForms, wrongTerms } from './terms';

const FOLDER = 'src/i18n/messages';
const TABLE = 'src/contract/shell/languages.ts';
/** Those of the table that have a folder; of the others the table says whose they read. */
const LANGUAGES = [...new Set(LOCALES.map(textsFolder))];
/** Its words are of these two: what they forbid may be part of a word elsewhere. */
const GLOSSARY = ['zh-CN', 'en'];
/** The part that every page has; the others are named by the pages that need them. */
const CORE = 'core';
/** Said before there is any page. */
const NO_PAGES = new Set([CORE, 'fatal']);

type Texts = Map<string, string>;

const fileOf = (part: string, language: string) => `${FOLDER}/${language}/${part}.json`;

/** Names of languages, or of files of one, that stand in the table of languages or in the folders alone. */
export function strayCatalogues(files: readonly string[], languages: readonly string[] = LANGUAGES): string[] {
  const leading = `${FOLDER}/${FIRST_LOCALE}/`;
  const names = files.filter((file) => file.startsWith(leading)).map((file) => file.slice(leading.length));
  const problems = languages.flatMap((language) => {
    const folder = `${FOLDER}/${language}/`;
    const own = files.filter((file) => file.startsWith(folder));
    if (own.length === 0) return [`${folder} is missing: a language of ${TABLE} has a folder of texts`];
    return [
      ...names.filter((name) => !own.includes(folder + name)).map((name) => `${folder}${name} is missing`),
      ...own.filter((file) => !names.includes(file.slice(folder.length))).map((file) => `${file} is not in ${leading}`),
    ];
  });
  const folders = [...new Set(files.map((file) => file.slice(FOLDER.length + 1).split('/')[0] ?? ''))];
  const unknown = folders.filter((name) => !languages.includes(name));
  return [...problems, ...unknown.map((name) => `${FOLDER}/${name} is no language of ${TABLE}`)];
}

/** The files of the first screen, which has the core's texts alone. */
const FIRST_SCREEN = ['src/app/mount/app-root.tsx', 'src/pages/anchor/anchor-home-page.tsx'];

/** Catalogues agree in keys and arguments, every message is used, every page has its texts, and one thing has one word. (tsc refuses a key that no catalogue has.) */
export const messages: Step = {
  name: 'messages',
  async run() {
    const files = filesBelow(FOLDER, '.json');
    const stray = strayCatalogues(files);
    if (stray.length > 0) return { problems: stray, summary: 'catalogues missing' };
    const leading = `${FOLDER}/${FIRST_LOCALE}/`;
    const parts = files.filter((file) => file.startsWith(leading)).map((file) => file.slice(leading.length, -5));
    // The build writes some words into the page itself.
    const isUsed = usesOfMessages([...filesBelow('src', ...SCRIPT_ENDINGS), 'webpack.config.ts']);
    const read = await Promise.all(parts.map((part) => readPart(part, isUsed)));
    const keys = read.flatMap(({ leading: texts }) => [...texts.keys()]);
    const own = read.flatMap(({ leading: texts }, at) =>
      parts[at] && !NO_PAGES.has(parts[at]) ? [{ name: parts[at], keys: new Set(texts.keys()) }] : [],
    );
    const first = FIRST_SCREEN.map((file) => ({ name: 'of the first screen', file, texts: [] }));
    const lacking = missingTexts([...pagesOfTable(), ...first], own);
    return {
      problems: [...read.flatMap(({ problems }) => problems), ...sharedNames(parts), ...lacking],
      summary: `${keys.length} messages in ${parts.length} parts and ${LANGUAGES.length} languages`,
    };
  },
};

async function readPart(part: string, isUsed: (key: string) => boolean) {
  const file = fileOf(part, FIRST_LOCALE);
  const leading = readTexts(file);
  const others = LANGUAGES.filter((language) => language !== FIRST_LOCALE).map((language) => fileOf(part, language));
  const differences = await Promise.all(others.map((other) => compare(other, readTexts(other), leading)));
  const unused = [...leading.keys()].filter((key) => !isUsed(key)).map((key) => `${file} ${key} is used nowhere`);
  const forms = forbiddenForms();
  const terms = GLOSSARY.map((language) => fileOf(part, language)).flatMap((one) =>
    wrongTerms(one, readTexts(one), forms),
  );
  return { leading, problems: [...differences.flat(), ...unused, ...terms] };
}

/** Parts are put together by their top-level names: one that two have would hide the other's texts. */
function sharedNames(parts: string[]): string[] {
  const owners = new Map<string, string>();
  return parts.flatMap((part) => {
    const file = fileOf(part, FIRST_LOCALE);
    return Object.keys(JSON.parse(textOf(file))).flatMap((name) => {
      const owner = owners.get(name);
      owners.set(name, file);
      return owner === undefined ? [] : [`${file} ${name} is in ${owner} too`];
    });
  });
}

const readTexts = (file: string): Texts => flatTexts(textOf(file));

async function compare(file: string, texts: Texts, leading: Texts): Promise<string[]> {
  const missing = [...leading.keys()].filter((key) => !texts.has(key)).map((key) => `${file} ${key} is missing`);
  const extra = [...texts.keys()]
    .filter((key) => !leading.has(key))
    .map((key) => `${file} ${key} is not in the leading one`);
  const shared = [...leading].flatMap(([key, first]) => {
    const second = texts.get(key);
    return second === undefined ? [] : [{ key, first, second }];
  });
  const differing = await Promise.all(
    shared.map(async ({ key, first, second }) => {
      const [wanted, given] = (await Promise.all([argumentsOf(first), argumentsOf(second)])).map((names) =>
        names.join(', '),
      );
      return wanted === given ? [] : [`${file} ${key} takes (${given}), the other takes (${wanted})`];
    }),
  );
  return [...missing, ...extra, ...differing.flat()];
}
