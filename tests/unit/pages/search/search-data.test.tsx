import { act, waitFor } from '@testing-library/react';
import { useSearchData } from '../../../../src/pages/search/data/use-search-data';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices } from '../../../support/unit/fake-services';
import { runHook } from '../../../support/unit/render-page';
import { ANSWERS } from '../../../support/unit/search-world';

beforeEach(() => stubBrowser());

test('the lists of a kind are told of together; somebody who searches is told of each at once', async () => {
  let answer: (players: unknown[]) => void = () => undefined;
  const late = new Promise<unknown[]>((resolve) => {
    answer = resolve;
  });
  const fake = fakeServices({ ...ANSWERS, nbaPlayerList: () => late } as never, false);
  const held = runHook(fake, () => useSearchData(false));
  const atOnce = runHook(fake, () => useSearchData(true));
  const named = ({ current }: typeof held) => current.entries.map(({ name }) => name);
  await waitFor(() => expect(named(atOnce)).toContain('曼努埃尔·马丁内斯'));
  expect(named(held)).toEqual(expect.arrayContaining(['夜航说球', '亚盘手记', '曼城']));
  expect(named(held)).not.toContain('曼努埃尔·马丁内斯');
  await act(async () => answer([{ playerId: 'n1', playerName: '字母哥' }]));
  await waitFor(() => expect(named(held)).toEqual(expect.arrayContaining(['曼努埃尔·马丁内斯', '字母哥'])));
});
