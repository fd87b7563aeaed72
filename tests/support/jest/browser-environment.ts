import { TestEnvironment } from 'jest-environment-node';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser';
import { sharedStack, untilAnswering } from '../servers/servers';

/** jest loads this file once in a process, which is a worker: its files share one browser, each with contexts of its own. */
let browser: Promise<Browser> | undefined;
let stack: Promise<void> | undefined;

/** Hands the worker's browser to the test file as the global `siBrowser`. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    stack ??= untilAnswering(sharedStack());
    await stack;
    browser ??= launchBrowser();
    this.global['siBrowser'] = await browser;
  }
}
