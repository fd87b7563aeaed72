import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { ENTRIES, type RemoteEntry } from '../../support/browser/leak-entries';
import { activityDuring, countActivity } from '../../support/browser/leak-probe';
import { SOCKET_CUT_OFF } from '../../support/browser/page-log';

const QUIET_MS = 5_000;
/** Timers of requests that were under way may still fire once; nothing may follow from them. */
const SETTLE_MS = 500;
/** So many ms after a mount the app is taken away again. */
const EARLY = [0, 40, 150, 400];

const browser = fileBrowser();

const listed = (page: Page) =>
  page.evaluate(() => {
    const name = (element: Element) => `${element.tagName} ${element.id} ${element.getAttribute('rel') ?? ''}`;
    return [...document.head.children, ...document.body.children]
      .map(name)
      .filter((one) => !one.includes('stylesheet'));
  });

/** Elements that are there more often than before. Those that went meanwhile do not count: a chunk's may have been on its way. */
function addedTo(before: readonly string[], after: readonly string[]): string[] {
  const known = [...before];
  return after.filter((one) => {
    const at = known.indexOf(one);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

interface Quiet {
  /** The page's doings after the app was gone. */
  readonly activity: readonly string[];
  readonly added: readonly string[];
  /** Elements that are left of the app. */
  readonly left: number;
  readonly unexpected: readonly string[];
}

async function inPhone<T>(look: (phone: PhonePage) => Promise<T>): Promise<T> {
  const phone = await browser().newPhonePage();
  try {
    return await look(phone);
  } finally {
    await phone.close();
  }
}

const quietAfterMount = (entry: RemoteEntry) =>
  inPhone(async ({ page, context, log }): Promise<Quiet> => {
    await countActivity(context);
    await entry.open(page);
    const before = await listed(page);
    // Connected, with its first command on the way: the browser warns of a socket that is closed before.
    const push = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framesent'));
    await entry.mount(page);
    await push;
    await page.waitForTimeout(SETTLE_MS);
    await entry.unmount(page);
    await page.waitForTimeout(SETTLE_MS);
    const activity = await activityDuring(page, QUIET_MS);
    const added = addedTo(before, await listed(page));
    const left = await page.locator('[class*="si-"][class*="__"]').count();
    return { activity, added, left, unexpected: log.unexpected(SOCKET_CUT_OFF) };
  });

const quietAfterStart = (entry: RemoteEntry, afterMs: number) =>
  inPhone(async ({ page, context, log }): Promise<Quiet> => {
    await countActivity(context);
    await entry.open(page);
    await page.evaluate(
      ({ ms }) =>
        new Promise<void>((resolve) => {
          const element = document.querySelector<HTMLElement>('#sport-info');
          const handle = element === null ? undefined : window.siMount?.(element, { basename: '/embeds/hostile' });
          const end = () => {
            handle?.unmount();
            resolve();
          };
          if (ms === 0) end();
          else setTimeout(end, ms);
        }),
      { ms: afterMs },
    );
    await page.waitForTimeout(SETTLE_MS);
    const activity = await activityDuring(page, QUIET_MS / 2);
    return {
      activity,
      added: [],
      left: await page.locator('.sport-info').count(),
      unexpected: log.unexpected(SOCKET_CUT_OFF),
    };
  });

const NOTHING: Quiet = { activity: [], added: [], left: 0, unexpected: [] };

/** Looked at side by side, for looking is waiting. */
const waits = new Map<unknown, Promise<Quiet>>();
beforeAll(async () => {
  for (const [name, entry] of Object.entries(ENTRIES)) waits.set(name, quietAfterMount(entry));
  for (const ms of EARLY) waits.set(ms, quietAfterStart(ENTRIES['./mount'] as RemoteEntry, ms));
  await Promise.allSettled(waits.values());
});

// Nodes, listeners and heap over many mounts: leaks.full.test.ts.
it.each(Object.keys(ENTRIES))(
  'mounted and unmounted through %s it asks nothing, waits for nothing and leaves only style sheets [after unmount.1]',
  (name) => expect(waits.get(name)).resolves.toEqual(NOTHING),
);

it.each(EARLY)('unmounted %i ms after its start it asks nothing more', (ms) =>
  expect(waits.get(ms)).resolves.toEqual(NOTHING),
);
