import type { Page } from 'playwright-core';
import { sharedStack } from '../servers/servers';
import { lab } from './lab';

/** The first bettor of every world. */
export const BETTOR = '/user-ranking/user/91001';

/** The app alone, as this member. */
export async function logInAs(page: Page, key: string): Promise<void> {
  const user = (await lab(sharedStack().api).users()).find((one) => one.key === key);
  if (user === undefined) throw new Error(`no demo user ${key}`);
  await page.addInitScript(({ token, uid, username }) => {
    for (const [name, value] of Object.entries({ token, uid, id: uid, username })) localStorage.setItem(name, value);
  }, user);
}
