import type { Page, Request } from 'playwright-core';
import { sharedStack } from '../servers/servers';
import { lab } from './lab';

export type NativeOs = 'ios' | 'android';

/** A call that the page made of the fake native app. */
export interface NativeCall {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface FakeNative {
  readonly calls: readonly NativeCall[];
  readonly reports: readonly { readonly kind: string; readonly message: string }[];
  readonly handle: { unmount(): void };
}

/** The fake native app of the demo, as QA uses it: its state before the start, its panel afterwards. */
export function nativePage(page: Page, os: NativeOs) {
  const { shell, api } = sharedStack();
  const panel = page.locator('#native-panel');
  const base = `/embeds/native-app/${os}`;
  const read = <K extends 'calls' | 'reports'>(name: K) =>
    page.evaluate(
      (key) => JSON.parse(JSON.stringify(Reflect.get(window, 'nativeApp')?.[key] ?? [])) as unknown,
      name,
    ) as Promise<FakeNative[K]>;
  const requests: Request[] = [];
  page.on('request', (request) => /\/(api|ssapi)\//.test(request.url()) && requests.push(request));
  return {
    app: page.locator('.sport-info'),
    moment: () => page.locator('.sport-info').getByRole('article').first(),
    panel,
    base,
    /** What the page has asked the API for so far. */
    requests,
    /** Sets fields of the native app's state and opens the app below its base. */
    async open(state: Record<string, unknown> = {}, path = '/', stored: Record<string, string> = {}) {
      await page.addInitScript(
        ([native, storage]) => {
          if (sessionStorage.getItem('native:state') !== null) return;
          sessionStorage.setItem('native:state', JSON.stringify(native));
          for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
        },
        [state, stored] as const,
      );
      await page.goto(`${shell}${base}${path}`);
    },
    /** Presses a button of the panel. */
    async press(name: string) {
      if ((await panel.getAttribute('open')) === null) await panel.locator('summary').click();
      await panel.getByRole('button', { name, exact: true }).click();
      await panel.locator('summary').click();
    },
    async choose(field: string, value: string) {
      if ((await panel.getAttribute('open')) === null) await panel.locator('summary').click();
      await panel.locator(`select[name="${field}"]`).selectOption(value);
      await panel.locator('summary').click();
    },
    calls: () => read('calls'),
    reports: () => read('reports'),
    callsOf: async (name: string) =>
      (await read('calls')).filter((call) => call.name === name).map(({ params }) => params),
    unmount: () => page.evaluate(() => (Reflect.get(window, 'nativeApp') as FakeNative).handle.unmount()),
    stored: (key: string) => page.evaluate((name) => localStorage.getItem(name), key),
    /** A demo user, as the native app holds one. */
    async user(key: string) {
      const found = (await lab(api).users()).find((user) => user.key === key);
      if (found === undefined) throw new Error(`the back end has no user ${key}`);
      return { token: found.token, uid: String(found.uid), username: found.username };
    },
  };
}
