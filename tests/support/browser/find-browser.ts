import { spawnSync } from 'node:child_process';
import { installedBrowser } from '../../../tools/remote-check/installed-browser';

/** Said, as one line, when there is no browser and none can be installed. */
export const NO_BROWSER =
  'No browser found: install Chromium or Chrome (Debian: apt-get install chromium-headless-shell fonts-noto-cjk), or set CHROME_PATH to its program.';

/** Installs Chromium with a font for Chinese text where that needs nobody's password (root on Debian or Ubuntu). */
function installWithApt(): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'], env };
  process.stderr.write('No browser found: installing chromium-headless-shell and fonts-noto-cjk with apt-get\n');
  spawnSync('apt-get', ['update', '-qq'], quiet);
  const packages = ['chromium-headless-shell', 'fonts-noto-cjk'];
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
}

/** The program of a browser, installed first where that is possible; undefined when there is none. */
export function findBrowser(): string | undefined {
  const found = installedBrowser();
  if (found || process.env.CHROME_PATH) return found;
  installWithApt();
  return installedBrowser();
}

/** The program of a browser; without one the process says what to install and ends with code 2. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  process.stderr.write(`${NO_BROWSER}\n`);
  process.exit(2);
}
