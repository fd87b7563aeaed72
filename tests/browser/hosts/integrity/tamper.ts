import type { Page } from 'playwright-core';
import { sharedStack } from '../../../support/servers/servers';

/** From now on the remote answers such a file with something in addition. */
export const tamper = (page: Page, file: RegExp): Promise<unknown> =>
  page.route(
    (url) => file.test(url.pathname) && url.origin === sharedStack().remote,
    async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, body: `${await reply.text()}\n/* more */` });
    },
  );

/** Before the page is opened: writes down what the loader tells the window of, as kind and path. */
export const hearFailures = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { siTold: told });
    window.addEventListener('sport-info:failed', (event) => {
      const { kind, url } = (event as CustomEvent<{ kind: string; url: string }>).detail;
      told.push(`${kind} ${new URL(url).pathname}`);
    });
  });

/** Waits until the loader has told of such a file that it is not what was built. */
export const untilRefused = (page: Page, file: RegExp): Promise<unknown> =>
  page.waitForFunction(
    (source) =>
      (Reflect.get(window, 'siTold') as string[]).some(
        (one) => one.startsWith('integrity ') && new RegExp(source).test(one),
      ),
    file.source,
  );

export const failuresOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'siTold') as string[]);
