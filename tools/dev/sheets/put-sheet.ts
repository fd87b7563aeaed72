import type { ChangedSheet } from './changed-sheet';

/** The type of the dev server's message that brings a `ChangedSheet`. */
export const SHEET_MESSAGE = 'sheet';

/** A sheet of another origin that grants nothing cannot be read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** The browser throws at a rule that it does not know; in a file it would leave it out. */
function insert(sheet: CSSStyleSheet, rule: string, at: number): number {
  try {
    sheet.insertRule(rule, at);
    return at + 1;
  } catch {
    return at;
  }
}

/** Puts a module's new rules in the place of its old ones, wherever they stand. */
export function putSheet({ owner, rules }: ChangedSheet): void {
  for (const sheet of document.styleSheets) {
    const old = rulesOf(sheet).flatMap((rule, at) => (rule.cssText.includes(owner) ? [at] : []));
    const [first] = old;
    if (first === undefined) continue;
    for (const at of old.reverse()) sheet.deleteRule(at);
    rules.reduce((at, rule) => insert(sheet, rule, at), first);
  }
}
