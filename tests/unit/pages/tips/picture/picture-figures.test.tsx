import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'use-intl/react';
import * as v from 'valibot';
import { expert as expertShape } from '../../../../../src/contract/expert/expert';
import { tip as tipShape } from '../../../../../src/contract/tip/tip';
import { drawPicture } from '../../../../../src/domains/share/picture/draw-picture';
import core from '../../../../../src/i18n/messages/en/core.json';
import picture from '../../../../../src/i18n/messages/en/picture.json';
import ranking from '../../../../../src/i18n/messages/en/ranking.json';
import texts from '../../../../../src/i18n/messages/en/tips.json';
import { PeriodPicture } from '../../../../../src/pages/ranking/picture/period-picture';
import { ExpertPicture } from '../../../../../src/pages/tips/picture/expert-picture';
import { TipPicture } from '../../../../../src/pages/tips/picture/tip-picture';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage } from '../../../../support/unit/render-page';
import { CONTENT, page, rawExpert, rawTip } from '../../../../support/unit/tips-world';

jest.mock('../../../../../src/domains/share/picture/draw-picture', () => ({ drawPicture: jest.fn() }));

beforeEach(() => {
  stubBrowser();
  const drawn = { blob: new Blob(['png'], { type: 'image/png' }), src: 'data:image/png;base64,AAAA' };
  jest.mocked(drawPicture).mockReset().mockResolvedValue(drawn);
});

const words = { ...core, ...texts, ...ranking, ...picture };
/** The words that stand in the picture. */
async function wordsIn(answers: Parameters<typeof fakeServices>[0], element: ReactElement): Promise<string[]> {
  await renderPage(
    fakeServices(answers, true),
    <IntlProvider locale="en" timeZone="Asia/Shanghai" messages={words}>
      {element}
    </IntlProvider>,
  );
  await screen.findByRole('img');
  const layout = jest.mocked(drawPicture).mock.calls.at(-1)?.[1];
  const marks = layout?.(() => 1) ?? [];
  return marks.flatMap((mark) => ('text' in mark ? [mark.text] : []));
}

const settled = (count: number) =>
  Array.from({ length: count }, (_one, index) =>
    rawTip(`s${index}`, { ...CONTENT, result: index < 2 ? 'lose' : 'win' }),
  );

test.each([
  ['of all that were read', settled(14), ['Fall, 14 tips', '-2.00 units']],
  ['none of them settled', [], ['Fall, 0 tips', '—']],
])('the deepest fall of an expert’s picture says of how many tips, %s', async (_what, tips, told) => {
  const expert = v.parse(expertShape, rawExpert());
  const shown = await wordsIn(
    { professorTips: () => page(tips) },
    <ExpertPicture of={expert} path="/news/user/p1" onClose={() => {}} />,
  );
  expect(shown).toEqual(expect.arrayContaining(told));
});

test.each([
  ['all of them told', 2, '03-15 · 2 bets settled'],
  ['one of them not', 1, '03-15 · 2 bets settled · 1 bet with no known profit left out.'],
])('a user’s period in a picture: profits, %s [minimum sample.3]', async (_what, told, words) => {
  const profits = [10, told === 2 ? -10 : undefined];
  const bets = profits.map((profit) => ({ result: 'win', stake: 100, profit, createDate: NOW }));
  const of = { user: undefined, period: 'thisWeek', bets, isCut: false } as unknown as Parameters<
    typeof PeriodPicture
  >[0]['of'];
  expect(await wordsIn({}, <PeriodPicture of={of} path="/user-ranking/user/u7" onClose={() => {}} />)).toContain(words);
});

test.each([
  ['known', {}, 'Hit rate 78% (of 50) · most likely 65–87%'],
  // Eight of twelve are 67 %.
  ['as the server says it', { hitPercents: 70, hitSession: 12 }, 'Hit rate 70% (of 12) · most likely 39–86%'],
  ['of six tips', { hitSession: 6 }, 'Too few'],
  ['told by nobody', { hitPercents: undefined, hitSession: undefined }, '—'],
])('the author’s rate in a tip’s picture, %s', async (_what, record, told) => {
  const professor = { ...rawExpert(), ...record };
  const tip = v.parse(tipShape, rawTip('t1', { ...CONTENT, result: 'win', professor }));
  const shown = await wordsIn(
    {},
    <TipPicture of={{ ...tip, language: 'en' }} path="/news/detail/t1" onClose={() => {}} />,
  );
  expect(shown).toContain(told);
});
