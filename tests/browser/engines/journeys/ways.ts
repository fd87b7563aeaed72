import { NAVIGATION_DEBOUNCE_MS } from '../../../../src/app/routing/history/tap-debounce';
import { sharedStack } from '../../../support/servers/servers';
import type { Journey } from './journey';

const tab = (text: string) => ({ css: '.sport-info nav a', text });
const article = { css: '.sport-info article' };

/** Until a tap on a link counts again after the one before (product.md, section 5). */
export const DEBOUNCED_MS = NAVIGATION_DEBOUNCE_MS + 50;

export const firstScreen: Journey = {
  name: 'first screen',
  async walk({ open }) {
    const page = await open();
    await page.open(`${sharedStack().remote}/anchor`);
    await page.waitFor(article);
    await page.until('its pictures', () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('.sport-info img[src*="/file/get/"]')];
      return pictures.filter((one) => one.complete && one.naturalWidth > 0).length >= 6;
    });
    expect(await page.problems()).toEqual([]);
    return undefined;
  },
};

export const tabAndBack: Journey = {
  name: 'tab and back, the place restored',
  async walk({ open }) {
    const page = await open();
    await page.open(`${sharedStack().remote}/anchor`);
    await page.waitFor(article);
    await page.until('a long page', () => document.documentElement.scrollHeight > 900 + window.innerHeight);
    await page.scrollTo(900);
    await page.scrolledTo(900);
    await page.tap(tab('爆料'));
    await page.waitPath('/news');
    await page.scrolledTo(0);
    await page.back();
    await page.waitPath('/anchor');
    await page.scrolledTo(900);
    // It stays there, whatever is drawn later.
    await page.pause(300);
    await page.scrolledTo(900);
    expect(await page.problems()).toEqual([]);
    return undefined;
  },
};

export const keptPage: Journey = {
  name: 'a kept page hidden and shown',
  async walk({ open }) {
    const page = await open();
    await page.open(`${sharedStack().remote}/anchor`);
    await page.waitFor(article);
    await page.evaluate(() => document.querySelector('.sport-info article')?.setAttribute('data-mark', ''));
    await page.tap(tab('爆料'));
    await page.waitPath('/news');
    const shelf = () => {
      const own = document.querySelector('[data-mark]');
      const box = own?.closest('main')?.closest('[class*="si-kept-pages"]');
      return own !== null && own.checkVisibility() === false && box?.getBoundingClientRect().height === 0;
    };
    await page.until('the page put aside without taking place', shelf);
    const hides = await page.evaluate(() => CSS.supports('content-visibility', 'hidden'));
    await page.pause(DEBOUNCED_MS);
    await page.tap(tab('主播'));
    await page.waitPath('/anchor');
    await page.waitFor({ css: '[data-mark]' });
    expect(await page.problems()).toEqual([]);
    return hides ? undefined : 'by `display: none`';
  },
};

/** The way of `content-visibility`'s fallback: the rule that such a browser would take, forced. */
export const keptWithoutContentVisibility: Journey = {
  name: 'a kept page without `content-visibility`',
  async walk({ open }) {
    const page = await open();
    await page.open(`${sharedStack().remote}/anchor`);
    await page.waitFor(article);
    await page.until('a long page', () => document.documentElement.scrollHeight > 900 + window.innerHeight);
    await page.evaluate(forceFallback);
    await page.scrollTo(900);
    await page.scrolledTo(900);
    await page.tap(tab('爆料'));
    await page.waitPath('/news');
    await page.until('the page put aside', () =>
      [...document.querySelectorAll('[class*="si-kept-pages--"], [class*="si-kept-pages__"]')].some(
        (one) => getComputedStyle(one).display === 'none',
      ),
    );
    await page.back();
    await page.waitPath('/anchor');
    await page.scrolledTo(900);
    return undefined;
  },
};

/** Runs in the page: what stands in `@supports not (content-visibility: hidden)` counts, and the property does not. */
export function forceFallback(): void {
  const readable = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [[sheet, [...sheet.cssRules]] as const];
    } catch {
      // Of another origin.
      return [];
    }
  });
  for (const [sheet, rules] of readable) {
    const isFallback = (rule: CSSRule): rule is CSSSupportsRule =>
      rule instanceof CSSSupportsRule && /not \(content-visibility/.test(rule.conditionText);
    for (const inner of rules.filter(isFallback).flatMap((rule) => [...rule.cssRules]))
      sheet.insertRule(inner.cssText, sheet.cssRules.length);
    for (const rule of rules) if (rule instanceof CSSStyleRule) rule.style.removeProperty('content-visibility');
  }
}
