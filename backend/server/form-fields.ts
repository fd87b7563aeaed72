import qs from 'qs';
import type { Pair } from '../../src/contract/form';
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
