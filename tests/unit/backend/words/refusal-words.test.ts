import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TOO_OFTEN } from '../../../../backend/server/refusal';
import { refusalInEnglish } from '../../../../backend/server/refusal-words';
import { SESSION_OVER } from '../../../../backend/server/session-over';
import { inProject } from '../../../support/project-root';

const CHINESE = /\p{Script=Han}/u;
/** A refusal with its words: the first text after it. */
const REFUSALS = /(?:businessRefusal|new Refusal)\([^'`]*?(['`])(.*?)\1/gs;

/** Every Chinese sentence with which the back end refuses, with a figure where it has one. */
function refusals(): string[] {
  const files = readdirSync(inProject('backend'), { recursive: true, encoding: 'utf8' });
  const written = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(path.join(inProject('backend'), file), 'utf8').matchAll(REFUSALS)])
    .map(([, , words = '']) => words.replace(/\$\{[^}]*\}/g, '7'))
    .filter((words) => CHINESE.test(words));
  return [...written, TOO_OFTEN, ...Object.values(SESSION_OVER)];
}

test('every refusal has words in English', () => {
  const all = refusals();
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((words) => CHINESE.test(refusalInEnglish(words)))).toEqual([]);
});

test.each([
  ['请先登录', 'Log in first'],
  ['金币不足，还差 63 金币', 'Not enough coins, 63 short'],
  ['no such call: GET /x', 'no such call: GET /x'],
])('%s: %s', (words, english) => {
  expect(refusalInEnglish(words)).toBe(english);
});
