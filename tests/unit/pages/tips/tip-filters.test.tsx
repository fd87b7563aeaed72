import { screen, within } from '@testing-library/react';
import TipsPage from '../../../../src/pages/tips/tips-page';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { failWith, fakeServices } from '../../../support/unit/fake-services';
import { renderPage } from '../../../support/unit/render-page';
import { tipsAnswers } from '../../../support/unit/tips-world';

beforeEach(() => stubBrowser());

/** The sports that the list can be narrowed to, behind the one of all. */
async function sports(tipSelect: (fields: Record<string, unknown>) => unknown) {
  await renderPage(fakeServices({ ...tipsAnswers(), tipSelect }, true), <TipsPage />, '/news');
  const chips = within(screen.getByRole('group', { name: 'By sport' })).getAllByRole('button');
  return chips.slice(1).map(({ textContent }) => textContent);
}

test('in the server’s order [sport types.2]', async () => {
  const select = [{ sportsType: 2 }, { sportsType: 1 }, { sportsType: 99, name: 'Chess' }];
  expect(await sports(() => select)).toEqual(['Basketball', 'Football', 'Chess']);
});

test('section 9, sport types: without the server’s word thirty-two in their order [9.18, sport types.2]', async () => {
  const named = await sports(failWith('rejected'));
  expect([named.length, named[0], named[1], named[31]]).toEqual([32, 'Football', 'Basketball', 'E-sports']);
});
