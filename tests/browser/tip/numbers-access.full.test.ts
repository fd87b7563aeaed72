import type { Page } from 'playwright-core';
import { callsAt, type WireTip } from '../../integration/tips/tip-calls';
import { isAccessible } from '../../support/browser/access/accessible';
import { cls } from '../../support/browser/class-selector';
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

const account = async () => {
  await bought();
  return '/news/orders?tab=account';
};

const hide = (page: Page) => page.addInitScript(() => localStorage.setItem('si:spoilers', 'off'));

isAccessible(
  {
    'luck range': {
      path: expert,
      ready: cls('luck-range__say'),
      act: async (page) => {
        await page.locator(cls('luck-range__say')).click();
        await page.getByRole('dialog').locator(cls('luck-range__note')).waitFor();
      },
    },
    'had you followed': {
      path: expert,
      ready: cls('luck-range__say'),
      act: async (page) => {
        await page.getByRole('tab').nth(2).click();
        await page.locator(cls('record-table__span')).first().waitFor();
      },
    },
    'filters of tips': {
      path: '/news?free=1',
      ready: 'main article',
      act: async (page) => {
        await page.locator('main [aria-pressed][aria-haspopup=dialog]').click();
        await page.getByRole('dialog').getByRole('switch').first().waitFor();
      },
    },
    'two experts compared': { path: twoExperts, ready: cls('compare__range') },
    'two experts to be chosen': { path: '/news/all-gods?compare=', ready: 'main [role=checkbox]' },
    'digest of a tip': {
      path: bought,
      ready: cls('digest__more'),
      act: async (page) => {
        await page.locator(cls('digest__more')).click();
        await page.getByRole('dialog').locator(cls('digest__foot')).waitFor();
      },
    },
    'my account': { path: account, ready: cls('account__net') },
    'limit of the month': {
      path: account,
      ready: cls('account__net'),
      act: async (page) => {
        await page.locator(`${cls('account__head')} button`).click();
        await page.getByRole('dialog').getByRole('textbox').waitFor();
      },
    },
    'tips and what they came to, hidden': {
      path: async (page) => {
        await hide(page);
        return '/news/orders';
      },
      ready: 'main article',
    },
  },
  { prepare: (page) => logIn(page, sharedStack().api, 'rich'), own: 'h1, button, [role=tab], dt' },
);
