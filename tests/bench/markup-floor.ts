import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { REMOTE_DIST, SHELL_DIST } from '../../tools/build/paths';
import { precompress } from '../../tools/build/precompress';
import { startSite } from '../../tools/dev/static-site';
import { compile } from '../architecture/bytes/compile-remote';
import type { TestBrowser } from '../support/browser/browser';
import { inProject } from '../support/project-root';
import { freePorts } from '../support/servers/free-port';
import { MARKUP_PAGE, markupPage, markupRemote } from './bench-remotes';
import type { BenchStack } from './bench-stack';
import { openSettled } from './load-run';
import type { ComparedElement } from './page-probe';

/** Origins of the floor: a shell over a remote that writes the finished first screen into the page as one text. */
export interface MarkupFloor {
  shell: string;
  remote: string;
  /** A page that does so alone. */
  alone: string;
  stop(): Promise<void>;
}

/**
 * The lowest that a first screen can cost: the product's own elements, pictures and style sheets, put there at once by a
 * remote without stores, calls or components. What the product takes beyond it is its code.
 */
export async function startMarkupFloor(
  browser: TestBrowser,
  stack: BenchStack,
  comparedElements: ComparedElement[],
): Promise<MarkupFloor> {
  const markup = await finishedMarkup(browser, stack, comparedElements);
  await writeSources(markup);
  const dirs = {
    // The server wants a page; nobody opens this one.
    remote: await build(markupRemote.config(), 'markup', '<!doctype html>'),
    page: await build(markupPage(), 'markup-page'),
  };
  const [shell = 0, remote = 0, alone = 0] = await freePorts(3);
  const ports = { shell, remote, api: stack.api };
  const sites = await Promise.all([
    startSite({ dir: SHELL_DIST, port: shell, ports, isForHosts: false }),
    startSite({ dir: dirs.remote, port: remote, ports, isForHosts: true }),
    startSite({ dir: dirs.page, port: alone, ports: { ...ports, shell: alone }, isForHosts: false }),
  ]);
  return {
    shell: `http://localhost:${shell}`,
    remote: `http://localhost:${remote}`,
    alone: `http://localhost:${alone}`,
    stop: async () => {
      await Promise.all(sites.map((site) => site.stop()));
    },
  };
}

/** Answers the folder. `html`: the page, where the build makes none. */
async function build(config: Configuration, name: string, html?: string): Promise<string> {
  await compile(config, name);
  const dir = inProject('.cache/check', name);
  if (html !== undefined) await writeFile(path.join(dir, 'index.html'), html);
  await precompress(dir);
  return dir;
}

/** The product's root as the browser has it once it has settled; addresses without their origin, every shell has the API. */
async function finishedMarkup(
  browser: TestBrowser,
  stack: BenchStack,
  comparedElements: ComparedElement[],
): Promise<string> {
  const { page, close } = await openSettled(browser, `${stack.shell}/sport-info/anchor`, comparedElements);
  try {
    const html = await page.evaluate(() => document.querySelector('.sport-info')?.outerHTML ?? '');
    return html.replaceAll(stack.shell, '');
  } finally {
    await close();
  }
}

const sheetOf = async (): Promise<string> => {
  const styles = path.join(REMOTE_DIST, 'static');
  const sheets = (await readdir(styles)).filter((name) => name.endsWith('.css'));
  return (await Promise.all(sheets.map((name) => readFile(path.join(styles, name), 'utf8')))).join('\n');
};

async function writeSources(markup: string): Promise<void> {
  const css = await sheetOf();
  const screen = `import { useLayoutEffect, useRef } from 'react';
import './screen.css';
const markup = ${JSON.stringify(markup)};
export default function SportInfoApp() {
  const place = useRef(null);
  useLayoutEffect(() => place.current.replaceChildren(document.createRange().createContextualFragment(markup)), []);
  return <div ref={place} />;
}
`;
  const start = `import { createRoot } from 'react-dom/client';
import Screen from './screen';
createRoot(document.getElementById('root')).render(<Screen />);
`;
  const remote = inProject(markupRemote.file);
  const page = inProject(MARKUP_PAGE);
  await write(remote, screen, css);
  await write(path.join(path.dirname(page), 'screen.tsx'), screen, css);
  await writeFile(page, start);
}

async function write(file: string, screen: string, css: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(path.join(path.dirname(file), 'screen.css'), css);
  await writeFile(file, screen);
}
