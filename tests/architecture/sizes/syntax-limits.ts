import { type AnyNode, type Options, parse } from 'acorn';
import { simple } from 'acorn-walk';

/** Safari 15.4 and Chrome 99 read ECMAScript 2022 but for the three things looked for below. */
const EDITION: Options['ecmaVersion'] = 2022;
const LOOKBEHIND = /\(\?<[=!]/;
/** `v` came with Safari 17; inline flags `(?i:` later still. */
const NEW_FLAGS = /v/;
const INLINE_FLAGS = /\(\?[a-z]*-?[a-z]+:/;

/** What the oldest browsers of the list cannot read in a script; a newer syntax stops the parser, which is the answer then. */
export function tooNewSyntax(code: string): string[] {
  const found: string[] = [];
  const refuse = (node: AnyNode, what: string): void => {
    found.push(`${what} at ${node.start}: ${code.slice(node.start, node.start + 60)}`);
  };
  try {
    simple(parse(code, { ecmaVersion: EDITION, sourceType: 'module', allowHashBang: true }), {
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
