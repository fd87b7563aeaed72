import qs from 'qs';
import type { Field, Pair } from '../../src/contract/form';
import { brokenContract } from './refusal';

const LIMITS = {
  allowDots: true,
  depth: 8,
  strictDepth: true,
  arrayLimit: 1000,
  parameterLimit: 5000,
  throwOnLimitExceeded: true,
  allowPrototypes: false,
} as const;

/** Whether objects and lists stand in one another more than so many times. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}

/** The fields of a JSON body: an object, no deeper than a form can be. */
export function parseJson(body: string): { readonly [key: string]: Field } {
  const fields: unknown = JSON.parse(body);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw brokenContract('the body is no object');
  if (isDeeperThan(fields, LIMITS.depth + 1))
    throw brokenContract(`the fields are nested more than ${LIMITS.depth} times`);
  return fields as { readonly [key: string]: Field };
}

/** No text has a NUL in it, and no database stores one. */
export function refuseNul(pairs: readonly Pair[]): void {
  const found = pairs.find((pair) => pair.some((text) => text.includes('\0')));
  if (found !== undefined) throw brokenContract(`field ${found[0].replaceAll('\0', '')}: holds a NUL character`);
}

/** The pairs of a query or form body as they were sent, decoded: what the signature covers. */
export function receivedPairs(encoded: string): Pair[] {
  try {
    return encoded
      .split('&')
      .filter((part) => part !== '')
      .map((part) => {
        const at = part.indexOf('=');
        const [key, value] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
        return [decode(key), decode(value)];
      });
  } catch {
    throw brokenContract('the fields are not URL-encoded UTF-8');
  }
}

const decode = (text: string) => decodeURIComponent(text.replace(/\+/g, ' '));

/** The fields of a query or form body: `a.b[0].c` becomes nested (decisions.md, Forms). */
export function parseFields(encoded: string): Record<string, unknown> {
  try {
    return qs.parse(encoded, LIMITS);
  } catch (error) {
    throw brokenContract(`the fields cannot be read: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}
