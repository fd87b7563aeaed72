import { argumentsOf } from './message-arguments';
import { usesOfMessages } from './message-uses';
import { filesBelow, SCRIPT_ENDINGS, textOf } from './project-files';
import type { Step } from './step';

const FOLDER = 'src/i18n/messages';
/** The catalogue that the others follow. */
const LEADING = `${FOLDER}/zh-CN.json`;

type Texts = Map<string, string>;

/** Catalogues agree in keys and arguments, and every message is used. (tsc refuses a key that no catalogue has.) */
export const messages: Step = {
  name: 'messages',
  async run() {
    const files = filesBelow(FOLDER, '.json');
    if (!files.includes(LEADING)) return { problems: [`${LEADING} is missing`], summary: 'no catalogue' };
    const leading = readTexts(LEADING);
    const others = files.filter((file) => file !== LEADING);
    const differences = await Promise.all(others.map((file) => compare(file, readTexts(file), leading)));
    const isUsed = usesOfMessages(filesBelow('src', ...SCRIPT_ENDINGS));
    const unused = [...leading.keys()].filter((key) => !isUsed(key)).map((key) => `${LEADING} ${key} is used nowhere`);
    return {
      problems: [...differences.flat(), ...unused],
      summary: `${leading.size} messages in ${files.length} languages`,
    };
  },
};

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
    .map((key) => `${file} ${key} is not in ${LEADING}`);
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
