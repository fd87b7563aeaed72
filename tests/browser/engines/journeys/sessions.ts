import { lab } from '../../../support/browser/lab';
import type { EnginePage } from '../../../support/engines/engine-page';
import { sharedStack } from '../../../support/servers/servers';

/** The storage of the app alone once this demo user has logged in. */
export async function sessionOf(key: string): Promise<Record<string, string>> {
  const user = (await lab(sharedStack().api).users()).find((one) => one.key === key);
  if (user === undefined) throw new Error(`no demo user ${key}`);
  const { token, uid, username } = user;
  return { token, uid, id: uid, username };
}

/** Sets switches of the demo portal's lab: a theme, a language, a user's key, a flag's name. */
export async function setInPortal(page: EnginePage, ...values: readonly string[]): Promise<void> {
  const toggle = { css: '[data-testid="lab-toggle"]' };
  if ((await page.count({ css: '[data-testid="lab"]' })) === 0) await page.tap(toggle);
  for (const value of values)
    await page.tap({ css: `[data-testid="lab"] :is(input[value="${value}"], input[name="${value}"])` });
  await page.tap(toggle);
  await page.waitGone({ css: '[data-testid="lab"]' });
}

/** Until the back end hears that a channel is listened to. */
export async function untilHeard(isWanted: (channel: string) => boolean): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const { channels } = await lab(sharedStack().api).socketState();
    if (channels.some(isWanted)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nobody listens');
}
