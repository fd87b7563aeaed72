import type { Page } from 'playwright-core';
import { callsAt, type WireTip } from '../../integration/tips/tip-calls';
import { lab } from '../../support/browser/lab';
import { logIn } from '../../support/browser/tips-page-object';
import { standAsRecorded } from '../../support/landmarks/stand-as-recorded';
import { sharedStack } from '../../support/servers/servers';

const calls = () => callsAt(sharedStack().api);
const detail = ({ id }: { readonly id: number }) => `/news/detail/${id}`;
const asRich = (page: Page) => logIn(page, sharedStack().api, 'rich');

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
async function bought(): Promise<WireTip> {
  const { all, get, onSale } = await calls();
  const [own] = await all<WireTip>('rich', 'myOrders');
  if (own !== undefined) return own;
  const tip = (await onSale()).find(({ goldPrice }) => goldPrice > 0);
  if (tip === undefined) throw new Error('nothing is on sale');
  await get('rich', 'tipBuy', { messageId: tip.id });
  return tip;
}

/** One that nobody has bought yet. */
async function locked(): Promise<string> {
  const tip = (await (await calls()).onSale()).find(({ goldPrice }) => goldPrice > 0);
  if (tip === undefined) throw new Error('nothing is on sale');
  return detail(tip);
}

/** Opens the line of a tip's digest. */
const openDigest = async (page: Page) => {
  await page
    .locator('main button[aria-haspopup=dialog]')
    .filter({ hasText: /指纹|改动/ })
    .click();
  await page.getByRole('dialog').waitFor();
};
/** A device on which the locked tip was looked at the day before. */
async function sawLocked(page: Page): Promise<void> {
  await asRich(page);
  const tip = await bought();
  const { digest } = await (await calls()).get<{ digest: string }>('rich', 'tipDetail', { id: tip.id });
  const at = Date.parse('2025-03-14T10:30:00Z');
  const kept = JSON.stringify([[` 1 ${tip.id} zh-CN`, { digest, at }]]);
  await page.addInitScript((value) => localStorage.setItem('si:member:tip-digests', value), kept);
}
/** A device whose sheet takes files; every way out is offered. */
const sharesFiles = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(navigator, { share: async () => undefined, canShare: () => true });
  });
const range = 'main [role=img][aria-label*="–"]';
const ownTip = { path: async () => detail(await bought()), ready: 'main h2', prepare: asRich };

standAsRecorded([
  {
    name: 'numbers of an expert',
    within: 'main [role=tabpanel]',
    path: expert,
    ready: range,
    act: (page) => page.getByRole('tab', { name: '如果跟了' }).click(),
  },
  {
    name: 'filters of tips',
    path: '/news?free=1&odds=1.5-',
    ready: 'main article',
    act: async (page) => {
      await page.getByRole('button', { name: '筛选 · 2' }).click();
      await page.getByRole('dialog').getByRole('switch').first().waitFor();
    },
  },
  { name: 'two experts compared', path: twoExperts, ready: 'main table' },
  { name: 'two experts to be chosen', path: '/news/all-gods?compare=', ready: 'main [role=checkbox]' },
  {
    name: 'meaning of the range',
    path: expert,
    ready: range,
    act: async (page) => {
      await page.getByRole('button', { name: /什么意思/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'picture to share',
    path: expert,
    ready: range,
    prepare: sharesFiles,
    act: async (page) => {
      await page.getByRole('button', { name: '分享', exact: true }).click();
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  { name: 'tip as published', ...ownTip },
  { name: 'digest of a tip', ...ownTip, act: openDigest },
  { name: 'tip as it was seen locked', ...ownTip, prepare: sawLocked },
  { name: 'digest that was seen locked', ...ownTip, prepare: sawLocked, act: openDigest },
  {
    name: 'tip that differs',
    ...ownTip,
    path: async () => {
      const tip = await bought();
      const value = {
        ...(await (await calls()).get<WireTip>('rich', 'tipDetail', { id: tip.id })),
        sportsInfo: '<p>–</p>',
      };
      await lab(sharedStack().api).fault({ call: 'tipDetail', kind: 'data', value });
      return detail(tip);
    },
    act: async (page) => {
      await openDigest(page);
      await lab(sharedStack().api).heal();
    },
  },
  { name: 'digest of a locked tip', path: locked, ready: 'main h2' },
]);
