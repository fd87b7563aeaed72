import { fileBrowser } from '../../support/browser/browser';
import { type Development, startDevelopment } from '../../support/dev/development';
import { makeEdit, openSheet, whatStays } from './edits';

jest.setTimeout(300_000);

const browser = fileBrowser();
let development: Development;

beforeAll(async () => {
  development = await startDevelopment();
});
afterAll(() => development.stop());

/** README.md, `npm start`: a change comes into the open page, whoever has brought the React that draws it; a style before its build. */
it.each(['alone', 'portal'] as const)('%s: code, style and text change in the open sheet', async (place) => {
  const { page } = await browser().newPhonePage();
  await openSheet(page, development.places[place]);
  const before = await whatStays(page);
  expect(before).toMatchObject({ isSamePage: true, sheets: 1 });
  for (const kind of ['code', 'style', 'text'] as const) {
    const { stayed } = await makeEdit(page, kind);
    expect(stayed).toEqual(before);
  }
  expect(await whatStays(page)).toEqual(before);
});
