import type { Page } from 'playwright-core';
import { ENTRIES } from '../../support/browser/leak-entries';

interface Emitter {
  on(name: string, listener: (payload: unknown) => void): void;
  off(name: string, listener: (payload: unknown) => void): void;
  emit(name: string, payload: unknown): void;
  listenerCount(name: string): number;
}

interface HostWindow {
  siBridge: Emitter & { heard: [name: string, payload: unknown][]; hear(names: string[]): void };
  siReports: string[];
}

/** A host that writes down what it hears, with a bridge of its own making: no eventemitter3, and nothing heard until it says so. */
export function recordedHost(page: Page) {
  const heard = () => page.evaluate(() => (window as unknown as HostWindow).siBridge.heard);
  return {
    app: page.locator('.sport-info'),
    async mount(options: Record<string, unknown> = {}) {
      await ENTRIES['./mount']?.open(page);
      await page.evaluate((given) => {
        const listeners = new Map<string, Set<(payload: unknown) => void>>();
        const of = (name: string) => listeners.get(name) ?? new Set();
        const emitter: Emitter = {
          on: (name, listener) => void listeners.set(name, of(name).add(listener)),
          off: (name, listener) => void of(name).delete(listener),
          emit(name, payload) {
            for (const listener of of(name)) listener(payload);
          },
          listenerCount: (name) => of(name).size,
        };
        const own = window as unknown as HostWindow;
        own.siReports = [];
        own.siBridge = {
          ...emitter,
          heard: [],
          hear(names) {
            for (const name of names) emitter.on(name, (payload) => own.siBridge.heard.push([name, payload]));
          },
        };
        const element = document.querySelector<HTMLElement>('#sport-info');
        const reporter = ({ kind, message }: { kind: string; message: string }) =>
          own.siReports.push(`${kind} ${message}`);
        const all = { basename: '/embeds/hostile', bridge: own.siBridge, reporter, ...given };
        if (element !== null) window.siHandle = window.siMount?.(element, all as never);
      }, options);
      await page.locator('.sport-info article').first().waitFor();
    },
    hear: (...names: string[]) => page.evaluate((all) => (window as unknown as HostWindow).siBridge.hear(all), names),
    /** What it has heard of an event. */
    heardOf: async (name: string) => (await heard()).filter(([one]) => one === name).map(([, payload]) => payload),
    say: (name: string, payload: unknown) =>
      page.evaluate(([one, what]) => (window as unknown as HostWindow).siBridge.emit(one, what), [
        name,
        payload,
      ] as const),
    update: (options: object) => page.evaluate((given) => window.siHandle?.update(given as never), options),
    unmount: () => page.evaluate(() => window.siHandle?.unmount()),
    reports: () => page.evaluate(() => (window as unknown as HostWindow).siReports),
    /** How many listeners of the app are on the bridge. */
    listeners: (names: string[]) =>
      page.evaluate((all) => all.map((name) => (window as unknown as HostWindow).siBridge.listenerCount(name)), names),
  };
}
