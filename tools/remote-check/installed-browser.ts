import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The first is Chromium's engine without its windows: a page opens in it for a third of the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const OTHER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

const runs = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** CHROME_PATH, else an installed Chromium or Chrome; undefined when there is none. */
export function installedBrowser(chosen = process.env['CHROME_PATH']): string | undefined {
  if (chosen) return runs(chosen) ? chosen : undefined;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...OTHER_PLACES].find(runs);
}
