import { afterDebounce } from '../../support/browser/after-debounce';
import { type LabRoom, labVideo } from '../../support/browser/lab-video';
import { plainStack } from '../../support/browser/plain-page-object';
import { logIn, roomPath, toast } from '../../support/browser/room-page-object';
import { swipeUp } from '../../support/browser/swipe-up';
import { sharedStack } from '../../support/servers/servers';

const plain = plainStack();
const page = () => plain.phone().page;

interface Place {
  readonly api: () => string;
  readonly open: (path: string) => Promise<unknown>;
  readonly logIn: (key: string) => Promise<void>;
  /** The room opens on it: chat is a call of the full back end alone. */
  readonly firstTab: string;
}

const PLACES: readonly (readonly [string, Place])[] = [
  [
    'full back end',
    {
      api: () => sharedStack().api,
      open: (path) => page().goto(`${sharedStack().remote}${path}`),
      logIn: (key) => logIn(page(), key),
      firstTab: '聊天',
    },
  ],
  ['plain back end', { api: plain.api, open: plain.open, logIn: (key) => plain.logIn(key), firstTab: '比赛' }],
];

const isOpen = ({ state, groupId, withdrawn, hostType, source }: LabRoom) =>
  state === 'live' && groupId === 0 && !withdrawn && hostType !== 3 && (source === 164 || source === 100);

/** A public room on air, the one that goes on longest. */
async function someRoom({ api }: Place): Promise<string> {
  const rooms = (await labVideo(api()).rooms()).filter(isOpen).sort((a, b) => b.endAt - a.endAt);
  const [room] = rooms;
  if (room === undefined) throw new Error('nobody is on air');
  return roomPath(room);
}

const field = () => page().getByRole('textbox', { name: '发送弹幕' });
const row = () => page().getByRole('log').first().getByRole('button').filter({ hasText: '：' });
const button = (name: string | RegExp) => page().getByRole('button', { name, exact: true });
const shots = () => page().locator('[class*="si-danmaku__shot--"]');
const mini = () => page().getByRole('complementary', { name: '小窗播放' });
const plays = (in_: string) =>
  page().waitForFunction(
    (place) => (document.querySelector<HTMLVideoElement>(`${place} video`)?.currentTime ?? 0) > 0,
    in_,
  );

async function say(words: string): Promise<void> {
  await field().fill(words);
  await field().press('Enter');
}

// The full back end alone knows chat, and reports of anything but comments (contract, additions).
describe.each(PLACES.slice(0, 1))('%s', (_name, place) => {
  test('what is said runs over the picture until it is put off, and stays off [danmaku.3]', async () => {
    await page().emulateMedia({ reducedMotion: 'no-preference' });
    await place.logIn('rich');
    await place.open(`${await someRoom(place)}?autoplay=0`);
    await row().first().waitFor();
    const toggle = button('弹幕');
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    await page().locator('[class*="si-danmaku__field--"]').waitFor({ state: 'attached' });
    await say('一条弹幕');
    await shots().filter({ hasText: '一条弹幕' }).waitFor();
    expect(await shots().first().locator('xpath=ancestor::*[@aria-hidden="true"]').count()).toBeGreaterThan(0);
    await toggle.click();
    await shots().first().waitFor({ state: 'detached' });
    await page().reload();
    await row().first().waitFor();
    expect(await toggle.getAttribute('aria-pressed')).toBe('false');
  });

  test('a row is answered by its writer’s name, and copied by a long press [marks and mentions.2]', async () => {
    await page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await place.logIn('rich');
    await place.open(`${await someRoom(place)}?autoplay=0`);
    await row().first().waitFor();
    const others = row().filter({ hasNot: page().locator('[class*="si-chat__me--"]') });
    await others.last().click({ delay: 700 });
    await toast(page(), '已复制').waitFor();
    const words = await page().evaluate(() => navigator.clipboard.readText());
    // Whatever was said meanwhile: these are words of a row.
    const copied = others.filter({ has: page().locator('bdi', { hasText: words }) }).last();
    const name = ((await copied.locator('b').textContent()) ?? '').replace('：', '');
    expect(name).not.toBe('');
    await others
      .filter({ hasText: `${name}：` })
      .last()
      .click();
    await page().getByRole('dialog', { name: '消息操作' }).getByRole('button', { name: '@他' }).click();
    expect(await field().inputValue()).toBe(`@${name.replaceAll(' ', '')} `);
    await button('表情').click();
    await button('表情 👏').or(button('表情 😀')).first().click();
    expect(await field().inputValue()).toMatch(/^@\S+ \p{Extended_Pictographic}$/u);
  });

  test('in full screen the chat stands beside the picture, folds away, and one speaks there [chat in full screen.1]', async () => {
    await page().setViewportSize({ width: 844, height: 390 });
    await place.logIn('rich');
    await place.open(`${await someRoom(place)}?autoplay=0`);
    await row().first().waitFor();
    await button('全屏').click();
    const column = page().getByRole('complementary', { name: '聊天' });
    await column.waitFor();
    await button('收起聊天').click();
    await column.waitFor({ state: 'detached' });
    await page().getByRole('button', { name: '聊天', exact: true }).click();
    await button('发条弹幕…').click();
    const sheet = page().getByRole('dialog', { name: '发送弹幕' });
    await sheet.getByRole('textbox').fill('全屏也能说');
    await sheet.getByRole('textbox').press('Enter');
    await column.getByRole('listitem').filter({ hasText: '全屏也能说' }).waitFor();
    expect(await sheet.count()).toBe(0);
    await button('退出全屏').last().click();
    await column.waitFor({ state: 'detached' });
  });

  test('an anchor is reported, a moment shared and reported [reports of anchors and moments.1]', async () => {
    await page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await place.logIn('rich');
    const room = await someRoom(place);
    await place.open(`${room}?autoplay=0&tab=moments`);
    const report = async () => {
      const sheet = page().getByRole('dialog', { name: '举报' });
      await sheet.getByRole('radio').first().click();
      await sheet.getByRole('button', { name: '提交' }).click();
      await toast(page(), '举报成功').waitFor();
      await sheet.waitFor({ state: 'detached' });
    };
    await button('更多').click();
    await button('举报主播').click();
    await report();
    const more = page()
      .getByRole('tabpanel')
      .last()
      .getByRole('button', { name: /^更多：/ })
      .first();
    await more.click();
    await button('分享动态').click();
    await toast(page(), '链接已复制').waitFor();
    expect(await page().evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${room}\\?tab=moments$`));
    await more.click();
    await button('举报动态').click();
    await report();
  });
});

describe.each(PLACES)('%s', (_name, place) => {
  test('left for another page of ours the picture goes on small: one tap back, one to close [mini player.1]', async () => {
    const room = await someRoom(place);
    await place.open('/anchor');
    await page().locator('a[href*="/anchor/detail/"]').first().waitFor();
    await page().evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, room);
    await plays('section');
    await page().getByRole('button', { name: '点按取消静音' }).click();
    await button('返回').click();
    await mini().waitFor();
    await plays('aside');
    expect(
      await mini()
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.muted),
    ).toBe(false);
    const service = await page()
      .getByRole('button', { name: /^(联系)?客服/ })
      .first()
      .boundingBox();
    const bar = await mini().boundingBox();
    expect((service?.y ?? 0) + (service?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await afterDebounce(page());
    await mini().getByRole('link', { name: /^回到/ }).click();
    await page().waitForURL(`**${room}`);
    await mini().waitFor({ state: 'detached' });
    await plays('section');
    expect(
      await page()
        .locator('section video')
        .evaluate((video: HTMLVideoElement) => video.muted),
    ).toBe(false);
    await afterDebounce(page());
    await button('返回').click();
    await mini().getByRole('button', { name: '关闭小窗' }).click();
    await mini().waitFor({ state: 'detached' });
    expect(await page().locator('video').count()).toBe(0);
  });

  test('the next live room by a swipe up, and not by half of one [next room.2]', async () => {
    const room = await someRoom(place);
    await place.open(room);
    await plays('section');
    const hint = page().getByText('上滑进入下一个直播间');
    await hint.waitFor({ state: 'attached' });
    const liftEarly = await swipeUp(page(), 60);
    await liftEarly();
    const lift = await swipeUp(page(), 150);
    await page().getByText('松手进入下一个直播间').waitFor();
    await lift();
    await page().waitForURL((url) => url.pathname.includes('/anchor/detail/') && url.pathname !== room);
    await page().getByRole('tab', { name: place.firstTab, selected: true }).waitFor();
  });
});
