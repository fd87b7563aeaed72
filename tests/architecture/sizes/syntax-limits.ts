import { type AnyNode, type Function as FunctionNode, type Options, type Pattern, parse } from 'acorn';
import { simple } from 'acorn-walk';

/** Safari 15.4 and Chrome 99 read ECMAScript 2022 but for the four things looked for below. */
const EDITION: Options['ecmaVersion'] = 2022;
const LOOKBEHIND = /\(\?<[=!]/;
/** `v` came with Safari 17; inline flags `(?i:` later still. */
const NEW_FLAGS = /v/;
const INLINE_FLAGS = /\(\?[a-z]*-?[a-z]+:/;

function namesIn(pattern: Pattern | null): string[] {
  if (pattern?.type === 'Identifier') return [pattern.name];
  if (pattern?.type === 'ArrayPattern') return pattern.elements.flatMap(namesIn);
  if (pattern?.type === 'AssignmentPattern') return namesIn(pattern.left);
  if (pattern?.type === 'RestElement') return namesIn(pattern.argument);
  if (pattern?.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((one) => namesIn(one.type === 'Property' ? one.value : one));
}

/** Safari before 16.3 takes no `go(function a({ a }) {})`. */
const takesItsOwnName = ({ id, params }: FunctionNode): boolean =>
  params.some((param) => param.type !== 'Identifier' && namesIn(param).includes(id?.name ?? ''));

/** What the oldest browsers of the list cannot read in a script; a newer syntax stops the parser, which is the answer then. */
export function tooNewSyntax(code: string): string[] {
  const found: string[] = [];
  const refuse = (node: AnyNode, what: string): void => {
    found.push(`${what} at ${node.start}: ${code.slice(node.start, node.start + 60)}`);
  };
  try {
    simple(parse(code, { ecmaVersion: EDITION, sourceType: 'module', allowHashBang: true }), {
      FunctionExpression: (node) => {
        if (takesItsOwnName(node)) refuse(node, 'a parameter that is called like its function');
      },
      StaticBlock: (node) => refuse(node, 'a static block of a class'),
      Literal: (node) => {
        if (!('regex' in node) || !node.regex) return;
        const { pattern, flags } = node.regex;
        if (LOOKBEHIND.test(pattern)) refuse(node, 'a lookbehind');
        if (NEW_FLAGS.test(flags) || INLINE_FLAGS.test(pattern)) refuse(node, 'a flag of a newer regular expression');
      },
    });
  } catch (error) {
    found.push(error instanceof Error ? error.message : String(error));
  }
  return found;
}
