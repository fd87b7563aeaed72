import type { LoaderContext } from 'webpack';

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

type Compile = (message: string) => unknown;

function compileAll(node: Catalogue, compile: Compile, keys: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const at = keys === '' ? key : `${keys}.${key}`;
      if (typeof value !== 'string') return [key, compileAll(value, compile, at)];
      try {
        return [key, compile(value)];
      } catch (cause) {
        throw new Error(`message ${at} is not ICU: ${value}`, { cause });
      }
    }),
  );
}

/**
 * A webpack loader for message catalogues: JSON of ICU texts in, the same JSON with every text compiled out.
 * The browser then needs no ICU parser (9 kB gz less): `use-intl/format-message` is aliased to `format-only`.
 */
export default async function messagesLoader(this: LoaderContext<unknown>, source: string): Promise<string> {
  const { default: compile } = await import('icu-minify/compile');
  return JSON.stringify(compileAll(JSON.parse(source) as Catalogue, compile, ''));
}
