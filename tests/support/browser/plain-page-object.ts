import { type RunningStack, startStack } from '../servers/servers';
import { fileBrowser, type PhonePage } from './browser';
import { lab } from './lab';

/** One plain back end for a file's journeys: the production build over replies and pushes of the specification's fields alone. */
export function plainStack() {
  const browser = fileBrowser();
  let stack: RunningStack;
  let phone: PhonePage;
  beforeAll(async () => {
    // In the middle of a week: a ranking that has just begun has nobody in it.
    stack = await startStack({ plain: true, seed: 3, at: '2025-03-15T21:25:00+08:00' });
  }, 300_000);
  beforeEach(async () => {
    phone = await browser().newPhonePage();
  });
  afterEach(() => phone.close());
  afterAll(() => stack?.stop());
  return {
    api: () => stack.api,
    phone: () => phone,
    /** The app alone. */
    open: (path: string) => phone.page.goto(`${stack.remote}${path}`),
    /** From the next page on, this demo user; `uid` false: with a token alone, as a host may give it. */
    async logIn(key: string, uid = true): Promise<void> {
      const user = (await lab(stack.api).users()).find((one) => one.key === key);
      if (user === undefined) throw new Error(`no demo user ${key}`);
      const stored = { token: user.token, username: user.username, ...(uid ? { uid: user.uid, id: user.uid } : {}) };
      await phone.page.addInitScript((fields) => {
        for (const [name, value] of Object.entries(fields)) localStorage.setItem(name, value);
      }, stored);
    },
  };
}
