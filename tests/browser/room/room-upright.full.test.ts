import { fileBrowser } from '../../support/browser/browser';
import { isUnderWay, logIn, roomPath, roomThat } from '../../support/browser/room-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();

test('upright in full screen the offer of sound and the field for a bullet comment keep clear of each other', async () => {
  const { page, close } = await browser().newPhonePage();
  await logIn(page, 'rich');
  // Entered by its address: after a tap the sound would be on already.
  await page.goto(`${sharedStack().remote}${roomPath(await roomThat(isUnderWay))}`);
  const offer = page.getByRole('button', { name: '点按取消静音' });
  await offer.waitFor();
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  const field = page.getByRole('button', { name: '发条弹幕…' });
  await field.waitFor();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  const [above, below] = [await offer.boundingBox(), await field.boundingBox()];
  if (above === null || below === null) throw new Error('one of them is not drawn');
  const isBeside = above.x + above.width <= below.x || below.x + below.width <= above.x;
  const isAbove = above.y + above.height + 8 <= below.y || below.y + below.height + 8 <= above.y;
  expect({ above, below, clear: isBeside || isAbove }).toMatchObject({ clear: true });
  await close();
}, 60_000);
