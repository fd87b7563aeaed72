import { readFileSync } from 'node:fs';
import { fileBrowser } from '../../support/browser/browser';
import { FIXED_WORLD } from '../../support/dev/development';
import { inProject } from '../../support/project-root';
import { type RunningStack, startStack } from '../../support/servers/servers';
import { dataOf, HOME } from '../../support/signed-call';

jest.setTimeout(300_000);

const [, seed, , at = '', , speed] = FIXED_WORLD;
const page = readFileSync(inProject('docs/qa.md'), 'utf8');

/** The rows of docs/qa.md, "A world that everybody sees". */
const ROWS = [...page.matchAll(/^\| `(\/sport-info\S*)` \| (\w+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, path = '', user = '', shows = '', words = '']) => ({
    path,
    user,
    shows: shows.trim(),
    words: [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  }),
);

const browser = fileBrowser();
let stack: RunningStack;

beforeAll(async () => {
  stack = await startStack({ seed: Number(seed), at, speed: Number(speed) });
});
afterAll(() => stack.stop());

async function userNamed(key: string): Promise<object> {
  const users = (await (await fetch(`${stack.api}/_lab/users`)).json()) as { key: string; uid: number }[];
  return users.find((one) => one.key === key) ?? {};
}

it('ten addresses, under the command that brings them', () => {
  expect(ROWS).toHaveLength(10);
  expect(page).toContain(`npm start -- ${FIXED_WORLD.join(' ')}`);
});

it.each(ROWS)('$path as $user: $shows', async ({ path, user, words }) => {
  const phone = await browser().newPhonePage();
  const stored = JSON.stringify(await userNamed(user));
  await phone.page.addInitScript((text) => sessionStorage.setItem('plaza:user', text), stored);
  await phone.page.goto(`${stack.shell}${path}`);
  const app = phone.page.locator('.sport-info');
  for (const word of words) {
    const plain = word.replace(/\s/g, '');
    await phone.page.waitForFunction(
      (wanted) => document.querySelector<HTMLElement>('.sport-info')?.innerText.replace(/\s/g, '').includes(wanted),
      plain,
    );
  }
  expect(await app.count()).toBe(1);
});

it('two back ends of that world answer alike', async () => {
  const other = await startStack({ seed: Number(seed), at, speed: Number(speed) });
  try {
    const answers = await Promise.all(
      [stack, other].map(async ({ api }) => [
        await dataOf(api, 'anchorHome', HOME),
        await (await fetch(`${api}/_lab/users`)).json(),
        (await (await fetch(`${api}/_lab/health`)).json()).now,
      ]),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.[2]).toBe(Date.parse(at));
  } finally {
    await other.stop();
  }
});
