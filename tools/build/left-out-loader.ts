import { type Node, parse } from 'acorn';
import type { LoaderContext } from 'webpack';

/** Top-level names of a file, and what is written in the place of each. */
export type Stands = Readonly<Record<string, string>>;

interface Cut {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A statement at the top of a file, as far as it is looked at. */
interface Statement extends Node {
  readonly id?: { readonly name: string } | null;
  readonly declarations?: readonly { readonly id: { readonly name?: string } }[];
  readonly expression?: { readonly left?: { readonly object?: { readonly name?: string } } };
}

/** The name that a statement declares alone, or sets a property of. */
function nameOf({ id, declarations, expression }: Statement): string | undefined {
  if (declarations?.length === 1) return declarations[0]?.id.name;
  return id?.name ?? expression?.left?.object?.name;
}

function cutsIn(source: string, stands: Stands): Cut[] {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  return (body as readonly Statement[]).flatMap((statement) => {
    const name = nameOf(statement) ?? '';
    if (!Object.hasOwn(stands, name)) return [];
    const text = statement.type === 'ExpressionStatement' ? '' : (stands[name] ?? '');
    return [{ name, from: statement.start, to: statement.end, text }];
  });
}

/** The source with other declarations in the place of those that are never reached; none of them in it leaves it as it is. */
export function leaveOut(source: string, stands: Stands): string {
  const cuts = cutsIn(source, stands);
  const missing = Object.keys(stands).filter((name) => !cuts.some((cut) => cut.name === name));
  if (cuts.length === 0) return source;
  // A newer version may have named it otherwise: then it is time to look again what is reached.
  if (missing.length > 0) throw new Error(`nothing to leave out by the name of ${missing.join(', ')}`);
  const ends = [0, ...cuts.map((cut) => cut.to)];
  const kept = cuts.map((cut, at) => `${source.slice(ends[at], cut.from)}${cut.text}`);
  return `${kept.join('')}${source.slice(ends.at(-1))}`;
}

/** A webpack loader for a package's file whose parts a bundler cannot tell apart. */
export default function leftOutLoader(this: LoaderContext<{ readonly stands: Stands }>, source: string): string {
  return leaveOut(source, this.getOptions().stands);
}
