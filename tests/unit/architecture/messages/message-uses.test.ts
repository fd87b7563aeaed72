import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { usesOfMessages } from '../../../architecture/messages/message-uses';
import { PROJECT_ROOT } from '../../../support/project-root';

const KEY = 'card.live';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'message-uses-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let written = 0;

/** True when files of these sources name the message. */
function isUsed(...sources: string[]): boolean {
  const files = sources.map((source) => {
    written += 1;
    const file = path.join(folder, `${written}.ts`);
    writeFileSync(file, source);
    return path.relative(PROJECT_ROOT, file);
  });
  return usesOfMessages(files)(KEY);
}

const MAKES = "const t = useTranslations('card');";

test.each([
  ['whole', "t('card.live')"],
  ['by a template with a word', `t(\`card.\${state}\`)`],
  ['by its namespace and the rest', `${MAKES} t('live')`],
  ['by its namespace and one of two', `${MAKES} t(isOn ? 'live' : 'over')`],
  ['by its namespace and a template', `${MAKES} t(\`\${state}\`)`],
  [
    'by the namespace of a type and the rest',
    "type Texts = ReturnType<typeof useTranslations<'row' | 'card'>>; 'live'",
  ],
  ['by the option of a translator', "createTranslator({ ...texts, namespace: 'card' })(isOn ? 'live' : 'over')"],
])('%s: used', (_, source) => {
  expect(isUsed(source)).toBe(true);
});

test.each([
  ['of any two parts', `const at = \`\${name}.\${part}\`;`],
  ['of two words that are no namespace and rest', "const kinds = ['card', 'live'];"],
  ['of another namespace', "const t = useTranslations('row'); t('live')"],
  ['of the namespace with another rest', `${MAKES} t('over')`],
])('a text %s: not used', (_, source) => {
  expect(isUsed(source)).toBe(false);
});

test.each([
  ['is asked for', `${MAKES} t(state)`],
  ['is asked for with marks', `${MAKES} t.rich(state, { b: strong })`],
  ['is left to somebody else', `${MAKES} labelsOf(t, state)`],
  ['is left to somebody in an object', `${MAKES} labelsOf({ t, state })`],
])('a key that %s: used where its rest stands anywhere', (_, source) => {
  expect(isUsed(source, "const STATES = ['live'];")).toBe(true);
  expect(isUsed(source, "const STATES = ['over'];")).toBe(false);
});
