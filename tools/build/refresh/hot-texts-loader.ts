import path from 'node:path';
import type { LoaderContext } from 'webpack';

const TEXTS = path.join(__dirname, 'hot-texts.ts');

/** A webpack loader for a catalogue's compiled JSON: a module that is the same object after each change of the file. */
export default function hotTextsLoader(this: LoaderContext<unknown>, json: string): string {
  const name = JSON.stringify(this.resourcePath.split(path.sep).slice(-2).join('/'));
  return [
    `import { keepTexts } from ${JSON.stringify(TEXTS)};`,
    `export default keepTexts(${name}, ${json});`,
    'import.meta.webpackHot?.accept();',
  ].join('\n');
}
