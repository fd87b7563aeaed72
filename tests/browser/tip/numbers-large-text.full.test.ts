import type { Page } from 'playwright-core';
import { callsAt, type WireTip } from '../../integration/tips/tip-calls';
import { cls } from '../../support/browser/class-selector';
import { readsLarge } from '../../support/browser/large-text/reads-large';
import { logIn } from '../../support/browser/tips-page-object';
import { sharedStack } from '../../support/servers/servers';

const calls = () => callsAt(sharedStack().api);

async function expert(): Promise<string> {
  const { list } = await (await calls()).get<{ list: WireTip[] }>('', 'tipList', { size: 50 });
  return `/news/user/${list[0]?.professorId}`;
}

async function twoExperts(): Promise<string> {
  const { list } = await (await calls()).get<{ list: { id: number }[] }>('', 'professorInfo', {
    size: 50,
    sortType: 1,
  });
  return `/news/compare/${list[0]?.id}/${list[3]?.id}`;
}

/** A tip that this member has bought, or buys now. */
async function bought(): Promise<string> {
  const { all, get, onSale } = await calls();
  const [own] = await all<WireTip>('rich', 'myOrders');
  const tip = own ?? (await onSale()).find(({ goldPrice }) => goldPrice > 0);
  if (tip === undefined) throw new Error('nothing is on sale');
  if (own === undefined) await get('rich', 'tipBuy', { messageId: tip.id });
  return `/news/detail/${tip.id}`;
}

/** A tip whose expert has won the last ones: the badge of that never breaks. */
async function onARow(): Promise<string> {
  const { all, get } = await calls();
  const { list } = await get<{ list: { id: number; winContinuous?: number }[] }>('', 'professorInfo', {
    size: 50,
    sortType: 1,
  });
  const winners = new Set(list.filter(({ winContinuous = 0 }) => winContinuous > 2).map(({ id }) => id));
  const tip = (await all<WireTip>('', 'tipList')).find(({ professorId }) => winners.has(professorId));
  if (tip === undefined) throw new Error('nobody has won three in a row');
  return `/news/detail/${tip.id}`;
}

const account = async () => {
  await bought();
  return '/news/orders?tab=account';
};

const opened = (button: string, part: string) => async (page: Page) => {
  await page.locator(button).first().click();
  await page.getByRole('dialog').locator(part).first().waitFor();
};
const numbers = { path: expert, ready: cls('luck-range__say') };
const digest = { path: bought, ready: cls('digest__more') };

readsLarge(
  {
    'my account': { path: account, ready: cls('account__net') },
    'filters of tips': {
      path: '/news?free=1',
      ready: 'main article',
      act: opened('main [aria-pressed][aria-haspopup=dialog]', '[role=switch]'),
    },
    'two experts compared': { path: twoExperts, ready: cls('compare__range') },
    'two experts to be chosen': { path: '/news/all-gods?compare=', ready: 'main [role=checkbox]' },
    'luck range': numbers,
    'what the range means': { ...numbers, act: opened(cls('luck-range__say'), cls('luck-range__note')) },
    'had you followed': {
      ...numbers,
      act: async (page) => {
        await page.getByRole('tab').nth(2).click();
        await page.locator(cls('record-table__span')).first().waitFor();
      },
    },
    'tips in their order': { path: '/news', ready: 'main article' },
    'a tip that was bought': digest,
    'a tip of somebody on a row': { path: onARow, ready: cls('tip-head__who') },
    'how its digest is checked': { ...digest, act: opened(cls('digest__more'), cls('digest__foot')) },
    'a picture to share': {
      ...numbers,
      act: async (page) => {
        await page
          .getByRole('button', { name: /^(分享|Share)$/ })
          .first()
          .click();
        await page.getByRole('dialog').locator('img').first().waitFor();
      },
    },
  },
  (page) => logIn(page, sharedStack().api, 'rich'),
);
