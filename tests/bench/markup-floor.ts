import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_DIST, SHELL_DIST } from '../../shell-demo/dev/paths';
import { precompress } from '../../shell-demo/dev/precompress';
import { startSite } from '../../shell-demo/dev/static-site';
import { compile } from '../architecture/compile-remote';
import type { TestBrowser } from '../support/browser';
import { freePorts } from '../support/free-port';
import { inProject } from '../support/project-root';
import { markupRemote } from './bench-remotes';
import type { BenchStack } from './bench-stack';
import { openSettled } from './load-run';
import type { Landmark } from './page-probe';

/** Origins of the floor: a shell over a remote that writes the finished first screen into the page as one text. */
export interface MarkupFloor {
  shell: string;
  remote: string;
  stop(): Promise<void>;
}

/**
 * The lowest that a first screen can cost: the product's own elements, pictures and style sheets, put there at once by a
 * remote without stores, calls or components. What the product takes beyond it is its code.
 */
export async function startMarkupFloor(
  browser: TestBrowser,
  stack: BenchStack,
  landmarks: Landmark[],
): Promise<MarkupFloor> {
  const markup = await finishedMarkup(browser, stack, landmarks);
  await writeRemote(markup);
  await compile(markupRemote.config(), 'markup');
  const dir = inProject('.cache/check/markup');
  await writeFile(path.join(dir, 'index.html'), '<!doctype html>');
  await precompress(dir);
  const [shell = 0, remote = 0] = await freePorts(2);
  const ports = { shell, remote, api: stack.api };
  const sites = await Promise.all([
    startSite({ dir: SHELL_DIST, port: shell, ports, isForHosts: false }),
    startSite({ dir, port: remote, ports, isForHosts: true }),
  ]);
  return {
    shell: `http://localhost:${shell}`,
    remote: `http://localhost:${remote}`,
    stop: async () => {
      await Promise.all(sites.map((site) => site.stop()));
    },
  };
}

/** The product's root as the browser has it once it has settled; addresses without their origin, every shell has the API. */
async function finishedMarkup(browser: TestBrowser, stack: BenchStack, landmarks: Landmark[]): Promise<string> {
  const { page, close } = await openSettled(browser, `${stack.shell}/sport-info/anchor`, landmarks);
  try {
    const html = await page.evaluate(() => document.querySelector('.sport-info')?.outerHTML ?? '');
    return html.replaceAll(stack.shell, '');
  } finally {
    await close();
  }
}

async function writeRemote(markup: string): Promise<void> {
  const folder = path.dirname(inProject(markupRemote.file));
  const styles = path.join(REMOTE_DIST, 'static');
  const sheets = (await readdir(styles)).filter((name) => name.endsWith('.css'));
  const css = await Promise.all(sheets.map((name) => readFile(path.join(styles, name), 'utf8')));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'screen.css'), css.join('\n'));
  await writeFile(
    inProject(markupRemote.file),
    `import { useLayoutEffect, useRef } from 'react';
import './screen.css';
const markup = ${JSON.stringify(markup)};
export default function SportInfoApp() {
  const place = useRef(null);
  useLayoutEffect(() => place.current.replaceChildren(document.createRange().createContextualFragment(markup)), []);
  return <div ref={place} />;
}
`,
  );
}
