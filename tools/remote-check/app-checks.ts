import { type Finding, look } from './finding';
import type { HostEntry } from './host-program';
import { BASENAME } from './host-server';
import type { Watched } from './open-page';

declare global {
  interface Window {
    checkedHost: HostEntry;
  }
}

/** An app that has ended says nothing more; it is listened to for so long (ms). */
const SILENCE_MS = 1_500;

/** The API's list names the portal's domains; this page is on none of them, and falls back to its own. */
const EXPLAINED = /^domain-refused/;

const app = '[data-testid="si-app"]';

/** What the host of the page can do and has heard. */
function hostOf({ page }: Watched) {
  const heard = async (name: string) =>
    (await page.evaluate(() => window.checkedHost.heard)).filter(([one]) => one === name).map(([, payload]) => payload);
  const until = (what: string, name: string, field: string, value: string) =>
    page
      .waitForFunction(
        ([event, key, wanted]) =>
          window.checkedHost.heard.some(
            ([one, payload]) => one === event && (payload as Record<string, unknown>)[key] === wanted,
          ),
        [name, field, value] as const,
      )
      .catch(() => {
        throw new Error(`${what}: no ${name} with ${field} ${value}`);
      });
  /** What was heard so far answers no question from now on. */
  const forget = () => page.evaluate(() => void window.checkedHost.heard.splice(0));
  return { heard, until, forget, where: () => new URL(page.url()).pathname };
}

/** Fetches ahead, and nothing is to be seen of it. */
const preloads = ({ page }: Watched) =>
  look('preload', async () => {
    const answer = await page.evaluate(() => window.checkedHost.preload());
    const before = await page.locator(app).count();
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const fetched = scripts.filter((name) => name.includes('__federation_expose_mount')).length;
    return {
      problems: [
        ...(answer === true ? [] : ['preload does not answer true']),
        ...(before === 0 ? [] : ['preload draws something']),
        ...(fetched > 0 ? [] : ['preload fetches nothing']),
      ],
      summary: `${fetched} files of the door`,
    };
  });

const mounts = (watched: Watched, options: object) =>
  look('mount', async () => {
    const { page } = watched;
    await page.evaluate((given) => window.checkedHost.mount(given), options);
    await page
      .locator('[data-testid="si-page"], [data-testid="si-failed"], [data-testid="si-fatal"]')
      .first()
      .waitFor();
    const failed = page.locator('[data-testid="si-failed"], [data-testid="si-fatal"]');
    const words = (await failed.count()) > 0 ? await failed.first().innerText() : '';
    return { problems: words === '' ? [] : [`the app shows: ${words}`], summary: 'a page is shown' };
  });

const says = (watched: Watched, contract: string) =>
  look('events', async () => {
    const { until } = hostOf(watched);
    await until('after the mount', 'ready', 'contract', contract);
    await until('after the mount', 'route:change', 'fullPath', `${BASENAME}/anchor`);
    return { problems: [], summary: `ready with contract ${contract}, route:change` };
  });

const hears = ({ page }: Watched) =>
  look('commands', async () => {
    await page.evaluate(() => {
      window.checkedHost.say('theme', 'dark');
      window.checkedHost.say('locale', 'en');
    });
    await page.locator(`${app}[data-theme="dark"][lang="en"]`).waitFor();
    return { problems: [], summary: 'theme, locale' };
  });

/** The address bar and the app are in step, whoever moves. */
const moves = (watched: Watched) =>
  look('routes', async () => {
    const { page } = watched;
    const { until, forget, where } = hostOf(watched);
    const problems: string[] = [];
    const stands = (what: string, path: string) => {
      if (where() !== `${BASENAME}${path}`) problems.push(`${what}: the address is ${where()}`);
    };
    await page.evaluate(() => window.checkedHost.navigate('/news'));
    await until('the handle navigates', 'route:change', 'fullPath', `${BASENAME}/news`);
    stands('the handle navigates', '/news');
    // The first page of all is told as a step back, too.
    await forget();
    await page.goBack();
    await until('the browser goes back', 'route:change', 'action', 'pop');
    stands('the browser goes back', '/anchor');
    await page.evaluate((path) => history.pushState(null, '', path), `${BASENAME}/user-ranking`);
    await until('the host moves the address', 'route:change', 'fullPath', `${BASENAME}/user-ranking`);
    return { problems, summary: 'handle, back, host' };
  });

const keepsPolicy = ({ violations, errors, page }: Watched) =>
  look('policy', async () => {
    const reported = await page.evaluate(() => window.checkedHost.reports);
    const reports = reported.filter((report) => !EXPLAINED.test(report));
    return {
      problems: [
        ...violations,
        ...errors.map((error) => `console: ${error}`),
        ...reports.map((one) => `reported: ${one}`),
      ],
      summary: 'strict policy, console, reporter',
    };
  });

const ends = ({ page, sockets, requests }: Watched) =>
  look('unmount', async () => {
    await page.evaluate(() => window.checkedHost.unmount());
    await page.locator(app).waitFor({ state: 'detached' });
    const before = requests();
    await page.waitForTimeout(SILENCE_MS);
    const left = await page.evaluate(() => document.getElementById('app')?.childElementCount ?? -1);
    const listeners = await page.evaluate(() => window.checkedHost.listeners());
    const open = sockets.filter((socket) => !socket.isClosed()).length;
    return {
      problems: [
        ...(left === 0 ? [] : [`${left} elements stay`]),
        ...(listeners === 0 ? [] : [`${listeners} listeners stay on the bridge`]),
        ...(open === 0 ? [] : [`${open} sockets stay open`]),
        ...(requests() === before ? [] : [`${requests() - before} requests after the end`]),
      ],
      summary: 'no element, listener, socket or request stays',
    };
  });

/** One after another, each in the state that the last one left; what comes after a mount that fails is not looked at. */
export async function checkApp(watched: Watched, contract: string, options: object): Promise<Finding[]> {
  const findings = [await preloads(watched), await mounts(watched, options)];
  if (findings.some(({ name, problems }) => name === 'mount' && problems.length > 0)) {
    return [...findings, await keepsPolicy(watched)];
  }
  const rest = [() => says(watched, contract), () => moves(watched), () => hears(watched), () => keepsPolicy(watched)];
  for (const check of rest) findings.push(await check());
  return [...findings, await ends(watched)];
}
