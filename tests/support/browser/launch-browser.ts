import { type Browser, chromium } from 'playwright-core';
import { findBrowser, NO_BROWSER } from './find-browser';

/** Starts the browser that CHROME_PATH names or the machine has. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(NO_BROWSER);
  return chromium.launch({
    executablePath,
    // Without a locale (a bare machine, a container) Chromium saves a file with a Chinese name as "download".
    env: { ...process.env, LC_ALL: process.env.LC_ALL || process.env.LANG || 'C.UTF-8' },
    args: [
      // Chromium's sandbox cannot start as root, which is what a CI container is.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  });
}
