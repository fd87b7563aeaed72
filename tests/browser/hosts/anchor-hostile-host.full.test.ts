import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { sharedStack } from '../../support/servers/servers';
import { lookDifferences, looksOfApp } from './app-looks';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

/** Rules of the kind that old portals have: resets of elements, a small rem, styles on every tag. */
const HOSTILE = `
  html { font-size: 10px }
  * { box-sizing: content-box }
  body { color: red; letter-spacing: 3px; line-height: 3; text-transform: uppercase; text-align: center; font: 30px serif }
  button { all: unset }
  a { color: red; text-decoration: underline; padding: 9px }
  h1, h2, h3, p, ul, ol, li { margin: 21px; padding: 7px; font-size: 40px; color: red }
  main, header, nav, section, article, aside { margin: 13px; padding: 17px; background: yellow; border: 3px solid red }
  img { border: 5px solid red; max-width: 10px }
  svg { display: inline; vertical-align: top }
  b, strong, i { color: red }
`;

test("a host's hostile sheet changes nothing of ours", async () => {
  const { page } = phone;
  await page.goto(`${sharedStack().remote}/anchor`);
  await page.getByRole('article').nth(6).waitFor();
  await page.waitForLoadState('networkidle');
  // The margin that browsers give a page's body is the host's to keep.
  const before = await looksOfApp(page);
  // A constructed sheet: the page's CSP allows no inline one.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, HOSTILE);
  expect(before.length).toBeGreaterThan(100);
  expect(lookDifferences(before, await looksOfApp(page))).toEqual([]);
});

test('our sheets change nothing of a host: every selector stands below the root', async () => {
  const { page } = phone;
  await page.goto(`${sharedStack().shell}/sport-info/anchor`);
  await page.getByRole('article').first().waitFor();
  const loose = await page.evaluate(() => {
    const ours = [...document.styleSheets].filter((sheet) => sheet.href?.includes('/static/'));
    const rulesOf = (sheet: { readonly cssRules: CSSRuleList }): CSSRule[] =>
      [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSMediaRule ? rulesOf(rule) : [rule]));
    return ours
      .filter((sheet) => new URL(sheet.href ?? '').origin !== location.origin)
      .flatMap(rulesOf)
      .filter((rule) => rule instanceof CSSStyleRule)
      .flatMap((rule) => rule.selectorText.split(/,(?![^(]*\))/))
      .filter((selector) => !selector.trim().startsWith('.sport-info'));
  });
  expect(loose).toEqual([]);
});
