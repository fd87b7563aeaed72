import type { Page } from 'playwright-core';
import { callsAt, type WireTip } from '../../integration/tips/tip-calls';
import { lab } from '../../support/browser/lab';
import { logIn } from '../../support/browser/tips-page-object';
import { sharedStack } from '../../support/servers/servers';
import { cls, type DrawnScreen, looksAsDrawn } from '../../support/visual-comparison/compare-elements';
import {
  DIFFERING_DIGEST,
  DIGEST_LINE,
  DIGEST_SHEET,
  HONEST_NUMBERS,
  LOCKED_DIGEST,
  LUCK_SHEET,
  TIP_ORDER,
} from '../../support/visual-comparison/numbers-elements';

const calls = () => callsAt(sharedStack().api);
const detail = ({ id }: { readonly id: number }) => `/news/detail/${id}`;
const asRich = (page: Page) => logIn(page, sharedStack().api, 'rich');

async function expert(): Promise<string> {
  const { list } = await (await calls()).get<{ list: WireTip[] }>('', 'tipList', { size: 50 });
  return `/news/user/${list[0]?.professorId}`;
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

const openLine = async (page: Page, line: string) => {
  await page.locator(cls(line)).click();
  await page.getByRole('dialog').locator(cls('digest__foot')).waitFor();
};

const SCREENS: readonly DrawnScreen[] = [
  {
    name: 'an expert’s numbers',
    mock: 'honest-numbers.html',
    path: expert,
    ready: cls('luck-range__say'),
    act: async (page) => {
      await page.getByRole('tab', { name: '如果跟了' }).click();
      await page.locator(cls('record-tables__span')).first().waitFor();
    },
    comparedElements: HONEST_NUMBERS,
  },
  {
    name: 'what the range means',
    mock: 'honest-numbers.html',
    path: expert,
    ready: cls('luck-range__say'),
    act: async (page) => {
      await page.getByRole('button', { name: /什么意思/ }).click();
      await page.getByRole('dialog').locator(cls('luck-range__note')).waitFor();
    },
    comparedElements: LUCK_SHEET,
  },
  {
    name: 'the order of tips',
    mock: 'honest-numbers.html',
    path: '/news',
    ready: cls('sale-end__end'),
    comparedElements: TIP_ORDER,
  },
  {
    name: 'a tip as published',
    mock: 'tip-digest.html',
    path: async () => detail(await bought()),
    ready: cls('digest__ok'),
    prepare: asRich,
    comparedElements: DIGEST_LINE,
  },
  {
    name: 'how that is known',
    mock: 'tip-digest.html',
    path: async () => detail(await bought()),
    ready: cls('digest__ok'),
    prepare: asRich,
    act: (page) => openLine(page, 'digest__ok'),
    comparedElements: DIGEST_SHEET,
  },
  {
    name: 'a tip that differs',
    mock: 'tip-digest.html',
    path: async () => {
      const tip = await bought();
      const value = {
        ...(await (await calls()).get<WireTip>('rich', 'tipDetail', { id: tip.id })),
        sportsInfo: '<p>–</p>',
      };
      await lab(sharedStack().api).fault({ call: 'tipDetail', kind: 'data', value });
      return detail(tip);
    },
    ready: cls('digest__bad'),
    prepare: asRich,
    act: async (page) => {
      await openLine(page, 'digest__bad');
      await lab(sharedStack().api).heal();
    },
    comparedElements: DIFFERING_DIGEST,
  },
  {
    name: 'a tip that is locked',
    mock: 'tip-digest.html',
    path: locked,
    ready: cls('digest__mono'),
    comparedElements: LOCKED_DIGEST,
  },
];

for (const screen of SCREENS) looksAsDrawn(screen);
