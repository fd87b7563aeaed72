import { filesBelow, SCRIPT_ENDINGS, textOf } from '../project-files';
import type { Step } from '../step';
import { argumentsOf } from './message-arguments';
import { usesOfMessages } from './message-uses';
import { missingTexts, pagesOfTable } from './page-texts';
import { forbiddenForms, wrongTerms } from './terms';

const FOLDER = 'src/i18n/messages';
/** `room.zh-CN.json`: the part, none for the core's texts, and the language. */
const CATALOGUE = /^(?:.*\/)?(?:([a-z-]+)\.)?(zh-CN|en)\.json$/;
const LANGUAGES = ['zh-CN', 'en'] as const;
/** The language that the others follow. */
const LEADING = 'zh-CN';

type Texts = Map<string, string>;

const fileOf = (part: string, language: string) => `${FOLDER}/${part === '' ? '' : `${part}.`}${language}.json`;

/** What the first screen is made of: it has the core's texts alone. */
const FIRST_SCREEN = ['src/app/mount/app-root.tsx', 'src/pages/anchor/anchor-home-page.tsx'];

/** Catalogues agree in keys and arguments, every message is used, every page has its texts, and one thing has one word. (tsc refuses a key that no catalogue has.) */
export const messages: Step = {
  name: 'messages',
  async run() {
    const files = filesBelow(FOLDER, '.json');
    const parts = [...new Set(files.map((file) => CATALOGUE.exec(file)?.[1] ?? ''))];
    const wanted = parts.flatMap((part) => LANGUAGES.map((language) => fileOf(part, language)));
    const lost = wanted.filter((file) => !files.includes(file)).map((file) => `${file} is missing`);
    const strange = files.filter((file) => !wanted.includes(file)).map((file) => `${file} is no catalogue`);
    if (lost.length + strange.length > 0) return { problems: [...lost, ...strange], summary: 'catalogues missing' };
    const isUsed = usesOfMessages(filesBelow('src', ...SCRIPT_ENDINGS));
    const read = await Promise.all(parts.map((part) => readPart(part, isUsed)));
    const keys = read.flatMap(({ leading }) => [...leading.keys()]);
    const own = read.flatMap(({ leading }, at) =>
      parts[at] ? [{ name: parts[at], keys: new Set(leading.keys()) }] : [],
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
  const file = fileOf(part, LEADING);
  const leading = readTexts(file);
  const others = LANGUAGES.filter((language) => language !== LEADING).map((language) => fileOf(part, language));
  const differences = await Promise.all(others.map((other) => compare(other, readTexts(other), leading)));
  const unused = [...leading.keys()].filter((key) => !isUsed(key)).map((key) => `${file} ${key} is used nowhere`);
  const forms = forbiddenForms();
  const terms = LANGUAGES.map((language) => fileOf(part, language)).flatMap((one) =>
    wrongTerms(one, readTexts(one), forms),
  );
  return { leading, problems: [...differences.flat(), ...unused, ...terms] };
}

/** Parts are put together by their top-level names: one that two have would hide the other's texts. */
function sharedNames(parts: string[]): string[] {
  const owners = new Map<string, string>();
  return parts.flatMap((part) => {
    const file = fileOf(part, LEADING);
    return Object.keys(JSON.parse(textOf(file))).flatMap((name) => {
      const owner = owners.get(name);
      owners.set(name, file);
      return owner === undefined ? [] : [`${file} ${name} is in ${owner} too`];
    });
  });
}

function readTexts(file: string): Texts {
  const flatten = (node: unknown, key: string): [string, string][] =>
    node && typeof node === 'object'
      ? Object.entries(node).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name))
      : [[key, String(node)]];
  return new Map(flatten(JSON.parse(textOf(file)), ''));
}

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
