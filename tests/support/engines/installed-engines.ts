import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installedBrowser } from '../../../tools/remote-check/installed-browser';
import type { Engine, EngineName } from './engine';
import type { WebKitPrograms } from './webkit-engine';

/** Debian's packages; nothing is downloaded by us. */
const PACKAGES: Readonly<Record<EngineName, string>> = {
  chromium: 'chromium-headless-shell',
  webkit: 'webkit2gtk-driver xvfb',
  firefox: 'firefox-esr',
};

function program(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

/** The browser stands in a folder of the library's, `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`. */
function miniBrowser(root = '/usr/lib'): string | undefined {
  if (!existsSync(root)) return undefined;
  const folders = readdirSync(root).flatMap((machine) => [root, path.join(root, machine)]);
  const libraries = [...new Set(folders)].flatMap((folder) => {
    try {
      return readdirSync(folder).flatMap((name) => (/^webkit2?gtk-\d/.test(name) ? [path.join(folder, name)] : []));
    } catch {
      return [];
    }
  });
  return libraries.map((folder) => path.join(folder, 'MiniBrowser')).find((file) => existsSync(file));
}

function webKit(): WebKitPrograms | undefined {
  const driver = program('WebKitWebDriver');
  const browser = miniBrowser();
  return driver && browser && program('Xvfb') ? { driver, browser } : undefined;
}

/** How to start an engine; undefined where the machine lacks it. */
export function installedEngine(name: EngineName): (() => Promise<Engine>) | undefined {
  // Loaded when started: each of the packages is a while to load.
  if (name === 'webkit') {
    const programs = webKit();
    return programs && (async () => (await import('./webkit-engine')).startWebKit(programs));
  }
  if (name === 'firefox') {
    const found = program('firefox-esr', 'firefox');
    return found === undefined ? undefined : async () => (await import('./firefox-engine')).startFirefox(found);
  }
  return installedBrowser() === undefined ? undefined : async () => (await import('./chromium-engine')).startChromium();
}

/** One line for each engine that is not here. */
export const missingEngines = (names: readonly EngineName[]): string[] =>
  names
    .filter((name) => installedEngine(name) === undefined)
    .map(
      (name) =>
        `*** ${name.toUpperCase()} IS NOT INSTALLED: nothing was tried in it (Debian: apt-get install ${PACKAGES[name]}) ***`,
    );
