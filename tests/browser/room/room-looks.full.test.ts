import type { Locator, Page } from 'playwright-core';
import { FORBIDDEN_CODE } from '../../../src/contract/codes';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { findings, misfits, smallControls } from '../../support/browser/page-checks';
import {
  enterRoom,
  isComing,
  isOver,
  isPublicLive,
  isUnderWay,
  logIn,
  roomThat,
} from '../../support/browser/room-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(async () => {
  await lab(sharedStack().api).heal();
  await phone.close();
});

const LOOKS = [
  ['light', '', 390],
  ['English, dark, narrow', '?lang=en&theme=dark', 320],
] as const;

const faults = async (page: Page) => [
  ...(await findings(page)),
  ...(await misfits(page)),
  ...(await smallControls(page)),
];

test.each(LOOKS)('axe, cut texts, 44 px: every tab, %s [2.52, accessibility.3]', async (_name, query, width) => {
  const { page } = phone;
  await page.setViewportSize({ width, height: 844 });
  await logIn(page, 'rich');
  await enterRoom(page, await roomThat(isUnderWay), query);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  expect(await tabs.count()).toBe(5);
  for (const tab of await tabs.all()) {
    await tab.click();
    await page.getByRole('tabpanel').locator('article, li, h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect({ tab: await tab.textContent(), faults: await faults(page) }).toMatchObject({ faults: [] });
  }
});

describe.each(LOOKS)('axe, cut texts, 44 px: %s [column.1]', (_name, query, width) => {
  beforeEach(() => phone.page.setViewportSize({ width, height: 844 }));

  test.each([
    ['starting soon', isComing],
    ['ended', isOver],
  ])('%s', async (_state, is) => {
    const { page } = phone;
    await enterRoom(page, await roomThat(is), query);
    await page.waitForLoadState('networkidle');
    expect(await faults(page)).toEqual([]);
  });

  test('not allowed', async () => {
    const { page } = phone;
    const room = await roomThat(isPublicLive);
    await lab(sharedStack().api).fault({ call: 'hostMatchInfo', kind: 'code', value: FORBIDDEN_CODE });
    await enterRoom(page, room, query);
    await page.getByText(query === '' ? '私密直播间' : 'Private room').waitFor();
    expect(await faults(page)).toEqual([]);
  });
});

test.each([
  ['a phone on its side', 844, 390],
  ['a desktop', 1280, 800],
  ['a small tablet', 700, 1000],
])('what is said stands beside the picture: %s [column.2]', async (_name, width, height) => {
  const { page } = phone;
  await page.setViewportSize({ width, height });
  await enterRoom(page, await roomThat(isUnderWay));
  await page.getByRole('log').getByRole('listitem').first().waitFor();
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const picture = await boxOf(page.locator('video').first());
  const log = await boxOf(page.getByRole('log'));
  expect([
    picture.width > width / 2 - 30,
    log.x >= picture.x + picture.width - 1,
    log.y < picture.y + picture.height,
  ]).toEqual([true, true, true]);
  expect([log.x + log.width <= width, log.y + log.height <= height]).toEqual([true, true]);
  expect(await misfits(page)).toEqual([]);
});
