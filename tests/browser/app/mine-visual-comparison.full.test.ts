import type { Page } from 'playwright-core';
import { callsAt, type WireTip } from '../../integration/tips/tip-calls';
import { lab } from '../../support/browser/lab';
import { untilHeard } from '../../support/browser/tips-page-object';
import { sharedStack } from '../../support/servers/servers';
import { cls, looksAsDrawn } from '../../support/visual-comparison/compare-elements';
import { EMPTY, inEnglish, MINE, MY_MATCH, NOTICES, QUIET } from '../../support/visual-comparison/mine-elements';
import { asMine, fillMine, starsAt } from './mine-page-object';

const MEMBER = 'limited';
const api = () => sharedStack().api;

async function asMember(page: Page): Promise<void> {
  await fillMine(api(), MEMBER);
  await asMine(page, api(), MEMBER, await starsAt(api()));
}

/** A word stays four seconds, a comparison takes longer; and it is said in each theme. */
const staying = () => {
  const later = window.setTimeout.bind(window);
  const held = (run: TimerHandler, ms?: number, ...more: unknown[]) => (ms === 4000 ? 0 : later(run, ms, ...more));
  window.setTimeout = held as typeof window.setTimeout;
  // The device has told of no order yet, and nothing else is said before it.
  localStorage.removeItem('si:member:order-news');
  localStorage.setItem('si:notices-off', '["anchor","match"]');
};

type Screen = Omit<Parameters<typeof looksAsDrawn>[0], 'mock'>;

/** In both languages; the mock is drawn in one. */
function looksAsDrawnInBoth(screen: Screen & { readonly path: string }): void {
  const { name, path, comparedElements } = screen;
  looksAsDrawn({ ...screen, mock: 'mine.html' });
  const english = {
    name: `${name}, in English`,
    path: `${path}?lang=en`,
    comparedElements: inEnglish(comparedElements),
  };
  looksAsDrawn({ ...screen, ...english, mock: 'mine.html' });
}

const mine = { path: '/mine', ready: 'main a[href*="/news/orders"]' };

looksAsDrawnInBoth({ ...mine, name: 'what one follows', prepare: asMember, comparedElements: MINE });

looksAsDrawnInBoth({
  ...mine,
  name: 'notices',
  prepare: asMember,
  act: async (page) => {
    await page.getByRole('button', { name: /^(提醒设置|Notices)$/ }).click();
    await page.getByRole('dialog').getByRole('switch').first().waitFor();
  },
  comparedElements: NOTICES,
});

looksAsDrawnInBoth({
  ...mine,
  name: 'nothing followed',
  prepare: (page) => asMine(page, api(), 'newbie', []),
  ready: cls('mine__actions'),
  comparedElements: EMPTY,
});

looksAsDrawnInBoth({
  ...mine,
  name: 'my matches',
  prepare: asMember,
  path: '/five-leagues',
  ready: cls('my-matches__team'),
  comparedElements: MY_MATCH,
});

looksAsDrawnInBoth({
  ...mine,
  name: 'a quiet word',
  prepare: async (page) => {
    await page.addInitScript(staying);
    await asMember(page);
  },
  act: async (page) => {
    const { get } = await callsAt(api());
    const { list } = await get<{ list: readonly WireTip[] }>('', 'tipList', { size: 1 });
    const user = (await lab(api()).users()).find(({ key }) => key === MEMBER);
    await untilHeard(api(), ['user']);
    const data = { messageId: String(list[0]?.id), result: 'win' };
    await lab(api()).push({ name: 'news/order', data, uid: Number(user?.uid) });
    await page.locator(cls('quiet-words__about')).waitFor();
  },
  comparedElements: QUIET,
});
