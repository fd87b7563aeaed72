import { textOf } from '../project-files';

/** A form that no text may have, and the words that stand in its place. */
interface Forbidden {
  readonly form: string;
  readonly instead: string;
}

const HEADING = '## One word for one thing';
const ROW = /^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/;

/** The forms that the glossary forbids. */
export function forbiddenForms(glossary = textOf('docs/glossary.md')): Forbidden[] {
  const [, after = ''] = glossary.split(HEADING);
  const [own = ''] = after.split('\n## ');
  const rows = own.split('\n').flatMap((line) => {
    const [, chinese = '', english = '', never = ''] = ROW.exec(line) ?? [];
    return never === '' || never === 'never' ? [] : [{ chinese, english, never }];
  });
  return rows.flatMap(({ chinese, english, never }) =>
    never.split(', ').map((form) => ({ form, instead: `${english}, ${chinese}` })),
  );
}

/** Latin forms are whole words, in whichever case. */
function isIn(text: string, form: string): boolean {
  return /^[\w ’-]+$/.test(form) ? new RegExp(`\\b${form}\\b`, 'i').test(text) : text.includes(form);
}

/** The texts of a catalogue that have a forbidden form. */
export const wrongTerms = (file: string, texts: ReadonlyMap<string, string>, forms: readonly Forbidden[]): string[] =>
  [...texts].flatMap(([key, text]) =>
    forms
      .filter(({ form }) => isIn(text, form))
      .map(({ form, instead }) => `${file} ${key}: "${form}", the glossary says ${instead}`),
  );
