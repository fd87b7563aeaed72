import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { enterRoom, isPublicLive, logIn, roomThat } from '../../support/browser/room-page-object';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

test('a draw over the picture: its terms, one tap joins, and it is said below it as well [room draw.1]', async () => {
  const { page } = phone;
  await logIn(page, 'rich');
  const isGood = (room: Parameters<typeof isPublicLive>[0]) => isPublicLive(room) && room.health[0] === 'ok';
  await enterRoom(page, await roomThat((room) => isGood(room) && room.lottery));
  const picture = page.getByRole('region', { name: '视频' });
  await picture.getByRole('button', { name: /^抽奖/ }).click();
  const sheet = page.getByRole('dialog', { name: '抽奖' });
  await sheet.getByRole('term').first().waitFor();
  expect(await sheet.getByRole('term').allInnerTexts()).toEqual(['奖品', '条件', '花费', '机会']);
  await sheet.getByRole('button', { name: '免费参与' }).click();
  await sheet.getByRole('status').getByText('你已参与，等开奖').waitFor();
  expect(await sheet.getByRole('button', { name: '已参与' }).isDisabled()).toBe(true);
  await sheet.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('tab', { name: '比赛', exact: true }).click();
  await page.getByRole('button', { name: '抽奖：已参与' }).waitFor();
  expect(phone.log.unexpected()).toEqual([]);
}, 90_000);
