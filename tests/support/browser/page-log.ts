import type { BrowserContext, Page } from 'playwright-core';

/** Something that a page should not have done, with the browser's own words. */
export interface PageProblem {
  kind: 'console.error' | 'console.warning' | 'pageerror' | 'csp';
  text: string;
}

export interface PageLog {
  problems: PageProblem[];
  /** The problems that no pattern explains, as lines: `expect(log.unexpected()).toEqual([])`. */
  unexpected(...explained: RegExp[]): string[];
  /** Forgets what was seen so far. */
  clear(): void;
}

/** The warning of a page that is left, or loaded anew, while its socket opens. */
export const SOCKET_CUT_OFF = /WebSocket is closed before the connection is established/;

/** Collects console errors and warnings, uncaught errors and violations of the Content Security Policy of a page. */
export async function watchPage(context: BrowserContext, page: Page): Promise<PageLog> {
  const problems: PageProblem[] = [];
  page.on('console', (message) => {
    const kind = message.type();
    if (kind === 'error' || kind === 'warning') {
      problems.push({ kind: `console.${kind}`, text: `${message.text()} (${message.location().url})` });
    }
  });
  page.on('pageerror', (error) => problems.push({ kind: 'pageerror', text: error.stack ?? error.message }));
  await context.exposeBinding('siReportViolation', (_source, text: string) => problems.push({ kind: 'csp', text }));
  await context.addInitScript(reportViolations);
  return {
    problems,
    unexpected: (...explained) =>
      problems.map(({ kind, text }) => `${kind}: ${text}`).filter((line) => !explained.some((one) => one.test(line))),
    clear: () => {
      problems.length = 0;
    },
  };
}

/** Runs inside the page, before its own scripts. */
function reportViolations(): void {
  const report = Reflect.get(window, 'siReportViolation') as (text: string) => void;
  document.addEventListener('securitypolicyviolation', (event) => {
    report(`${event.effectiveDirective} refused ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`);
  });
}
