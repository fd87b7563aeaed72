import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callsAt, type WireOrder, type WireTip } from '../../../integration/tips/tip-calls';
import type { EngineName } from '../../../support/engines/engine';
import { ONE_PIXEL_BASE64 } from '../../../support/one-pixel';
import { sharedStack } from '../../../support/servers/servers';
import type { Journey } from './journey';
import { sessionOf, setInPortal } from './sessions';

/** Each engine buys a tip of its own: one stack may serve all of them. */
const BUYER: Readonly<Record<EngineName, string>> = { chromium: 'rich', webkit: 'member', firefox: 'special' };

async function onSale(user: string): Promise<WireTip> {
  const { get } = await callsAt(sharedStack().api);
  const { list } = await get<{ list: WireTip[] }>(user, 'tipList', { size: 50 });
  const tip = list
    .filter(({ isOnSale, isBuy }) => isOnSale === 1 && isBuy === 0)
    .sort((a, b) => a.goldPrice - b.goldPrice)[0];
  if (tip === undefined) throw new Error('nothing is on sale');
  return tip;
}

export const tipBought: Journey = {
  name: 'a tip bought',
  async walk({ open, engine }) {
    const user = BUYER[engine.name];
    const { all } = await callsAt(sharedStack().api);
    const tip = await onSale(user);
    const page = await open({ storage: await sessionOf(user) });
    await page.open(`${sharedStack().remote}/news/detail/${tip.id}`);
    await page.tap({ css: 'button', text: '购买查看' });
    await page.waitFor({ css: 'dialog[open]', text: '今日剩余额度' });
    await page.tap({ css: 'dialog[open] button', text: '确认支付' });
    await page.waitFor({ css: '[role="status"]', text: '购买成功' });
    await page.waitFor({ css: 'main', text: '已购买' });
    const orders = (await all<WireOrder>(user, 'myOrders')).filter(({ id }) => id === tip.id);
    expect(orders).toHaveLength(1);
    expect(await page.problems()).toEqual([]);
    return undefined;
  },
};

async function freeTip(): Promise<WireTip> {
  const { all } = await callsAt(sharedStack().api);
  const tip = (await all<WireTip>('', 'tipList')).find(({ goldPrice }) => goldPrice === 0);
  if (tip === undefined) throw new Error('nothing is free');
  return tip;
}

export const commentWithPhoto: Journey = {
  name: 'a comment with a photo',
  async walk({ open, engine }) {
    const file = path.join(tmpdir(), `sport-info-${engine.name}-${process.pid}.png`);
    await writeFile(file, Buffer.from(ONE_PIXEL_BASE64, 'base64'));
    const page = await open();
    await page.open(`${sharedStack().shell}/sport-info/news/detail/${(await freeTip()).id}`);
    await page.waitFor({ css: '.sport-info main h2' });
    await setInPortal(page, 'photoUpload', 'rich');
    await page.waitFor({ css: '.sport-info label:has(input[type="file"])' });
    await page.choose('.sport-info input[type="file"]', file);
    await page.waitFor({ css: '.sport-info img[width="56"]' });
    const words = `${engine.name} 的照片 ${Date.now()}`;
    await page.type({ css: '.sport-info textarea[aria-label="评论"], .sport-info input[aria-label="评论"]' }, words);
    await page.tap({ css: '.sport-info form button[type=submit]', text: '发布' });
    await page.waitFor({ css: '.sport-info article', text: words });
    await page.until(
      'the photo in the comment',
      (said: string) =>
        [...document.querySelectorAll('.sport-info article')]
          .filter((one) => one.textContent?.includes(said))
          .some((one) => one.querySelector('img[src*="/file/get/"]') !== null),
      words,
    );
    return undefined;
  },
};
