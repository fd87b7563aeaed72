import { missingTexts, pagesOfTable, partsUsedBy, type TextPart } from '../../../architecture/messages/page-texts';

const PARTS: TextPart[] = [
  { name: 'tips', keys: new Set(['tips.ten', 'tips.buy.title']) },
  { name: 'ranking', keys: new Set(['rank.of.day']) },
];

test.each([
  ["t('tips.ten')", ['tips']],
  ["const t = useTranslations('tips.buy'); t('title')", ['tips']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a text that is code
  ['t(`rank.of.${span}`)', ['ranking']],
  ["const LABEL = { ten: 'tips.ten', day: 'rank.of.day' }", ['tips', 'ranking']],
  ["t('action.all'); const kind = 'tips'", []],
])('%s', (text, parts) => {
  expect(partsUsedBy('some.ts', PARTS, text)).toEqual(parts);
});

const ranking = { name: 'userRanking', file: 'src/pages/ranking/user-ranking-page.tsx' };
const tipTexts = [{ name: 'tips', keys: new Set(['tips.ten']) }];

test('a text of another area, used in a file below the page, is found missing [texts.1]', () => {
  expect(missingTexts([{ ...ranking, texts: ['ranking'] }], tipTexts)).toEqual([
    expect.stringContaining("page userRanking lacks the texts 'tips'"),
  ]);
  expect(missingTexts([{ ...ranking, texts: ['ranking', 'tips'] }], tipTexts)).toEqual([]);
});

test('the table is read: every page but the first, with its module', () => {
  const pages = pagesOfTable();
  expect(pages.length).toBeGreaterThan(20);
  expect(pages).toContainEqual({ ...ranking, texts: expect.arrayContaining(['ranking']) });
});
