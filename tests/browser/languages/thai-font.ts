import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { inProject } from '../../support/project-root';

const FILES = {
  400: require.resolve('@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff2'),
  600: require.resolve('@fontsource/noto-sans-thai/files/noto-sans-thai-thai-600-normal.woff2'),
};

/** The theme's own families, with that for Thai before them. */
const families = (): string => {
  const tokens = readFileSync(inProject('src/ui/theme/tokens.css'), 'utf8');
  return ['--si-font', '--si-font-num']
    .map((name) => `${name}: Thai, ${new RegExp(`${name}:([^;]+);`).exec(tokens)?.[1]?.trim()};`)
    .join(' ');
};

/** Gives the pages a font for Thai, which a machine that builds has not: boxes in its place would have other widths. */
export async function withThaiFont(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ fonts, own }) => {
      for (const [weight, file] of fonts) {
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
        const font = new FontFace('Thai', bytes, { weight, unicodeRange: 'U+0E00-0E7F' });
        document.fonts.add(font);
        void font.load();
      }
      document.addEventListener('DOMContentLoaded', () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`.sport-info.sport-info { ${own} }`);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      });
    },
    {
      fonts: Object.entries(FILES).map(([weight, file]) => [weight, readFileSync(file, 'base64')] as const),
      own: families(),
    },
  );
}
