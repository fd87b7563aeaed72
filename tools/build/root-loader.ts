import postcss, { type AtRule } from 'postcss';

/** The app's root class: the one name that hosts and tokens know, so no hash is put on it. */
export const ROOT_CLASS = 'sport-info';

/** The root itself, alone or in one of its states: `.sport-info[lang='en'] .name`. */
const ROOT = new RegExp(`^\\.${ROOT_CLASS}(?![\\w-])`);

/** The sheet with every selector below the root, so that nothing of the host is touched. Lines stay where they are. */
export function belowRoot(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    // The stops of keyframes (`from`, `50%`) are rules to the parser.
    if (/keyframes$/.test((rule.parent as AtRule | undefined)?.name ?? '')) return;
    rule.selectors = rule.selectors.map((selector) => (ROOT.test(selector) ? selector : `.${ROOT_CLASS} ${selector}`));
  });
  return sheet.toString();
}

/** A webpack loader for the app's own sheets. */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader's default export
export default function rootLoader(css: string): string {
  return belowRoot(css);
}
