import type { Page } from 'playwright-core';
import { callsAt, type WireTip } from '../../integration/tips/tip-calls';
import { lab } from '../../support/browser/lab';
import { untilHeard } from '../../support/browser/tips-page-object';
import { type Screen, standAsRecorded } from '../../support/landmarks/stand-as-recorded';
import { sharedStack } from '../../support/servers/servers';
import { asMine, fillMine, starsAt } from './mine-page-object';

const MEMBER = 'limited';
const api = () => sharedStack().api;

async function asMember(page: Page): Promise<void> {
  await fillMine(api(), MEMBER);
  await asMine(page, api(), MEMBER, await starsAt(api()));
}

/** A word stays four seconds, reading the screen takes longer. */
const staying = () => {
  const later = window.setTimeout.bind(window);
  const held = (run: TimerHandler, ms?: number, ...more: unknown[]) => (ms === 4000 ? 0 : later(run, ms, ...more));
  window.setTimeout = held as typeof window.setTimeout;
  // The device has told of no order yet, and nothing else is said before it.
  localStorage.removeItem('si:kept:order-news');
  localStorage.setItem('si:notices-off', '["anchor","match"]');
};

const mine = { path: '/mine', ready: 'main a[href*="/news/orders"]', prepare: asMember };

const SCREENS: readonly (Screen & { readonly path: string })[] = [
  { ...mine, name: 'mine' },
  {
    ...mine,
    name: 'notices',
    act: async (page) => {
      await page.getByRole('button', { name: /^(提醒设置|Notices)$/ }).click();
      await page.getByRole('dialog').getByRole('switch').first().waitFor();
    },
  },
  {
    ...mine,
    name: 'nothing followed',
    prepare: (page) => asMine(page, api(), 'newbie', []),
    ready: 'main a',
  },
  {
    ...mine,
    name: 'my matches',
    path: '/five-leagues',
    ready: 'main article',
    within: 'main > section, main > div > section',
  },
  {
    ...mine,
    name: 'quiet word',
    within: '[data-testid="si-quiet"]',
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
      await page.getByTestId('si-quiet').waitFor();
    },
  },
];

/** Pieces that the catalogue shows in English. */
const IN_CATALOGUE: ReadonlySet<string> = new Set(['nothing followed', 'quiet word']);

standAsRecorded(
  SCREENS.flatMap((screen) => [
    screen,
    ...(IN_CATALOGUE.has(screen.name)
      ? []
      : [{ ...screen, name: `${screen.name} in English`, path: `${screen.path}?lang=en` }]),
  ]),
);
