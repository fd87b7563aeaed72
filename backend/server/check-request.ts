import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { FORBIDDEN_CODE } from '../../src/contract/codes';
import type { Pair } from '../../src/contract/form';
import { requestHeaders } from '../../src/contract/request-headers';
import { signatureText } from '../../src/contract/signature';
import { decode } from '../../src/contract/wire';
import { DAY_MS } from '../world/days';
import { brokenContract, Refusal } from './refusal';

/** What the checks need to know of the server. */
export interface RequestRules {
  readonly signKey: string;
  /** The world's clock, Unix ms. */
  readonly worldNow: number;
  /** Refusals say what was expected to be signed. Never in production. */
  readonly explains: boolean;
}

// Generous: phones' clocks are wrong, and a test may sign by the world's clock or by its own.
const TOLERATED_SKEW_MS = DAY_MS;

function checkTimestamp(timestamp: number, worldNow: number): void {
  const skew = Math.min(Math.abs(timestamp - worldNow), Math.abs(timestamp - Date.now()));
  if (skew > TOLERATED_SKEW_MS) throw brokenContract('header timestamp: more than a day from now');
}

function checkSignature(pairs: readonly Pair[], headers: IncomingHttpHeaders, rules: RequestRules): void {
  const text = signatureText(pairs, String(headers['timestamp']), String(headers['device-id']));
  const expected = createHmac('sha256', rules.signKey).update(text, 'utf8').digest();
  if (timingSafeEqual(expected, Buffer.from(String(headers['sign']), 'hex'))) return;
  const hint = rules.explains ? `: expected the hex HMAC-SHA-256 of "${text}"` : '';
  throw new Refusal(403, FORBIDDEN_CODE, `wrong signature${hint}`);
}

/**
 * Headers, time and signature of a request (decisions.md, headers and signature). `pairs` are those received. Throws the
 * Refusal to answer with; the message names the header.
 */
export function checkRequest(headers: IncomingHttpHeaders, pairs: readonly Pair[], rules: RequestRules): void {
  const read = decode(requestHeaders, headers, { strict: true });
  if (!read.ok) throw brokenContract(`header ${read.issue}`);
  checkTimestamp(read.value.timestamp, rules.worldNow);
  checkSignature(pairs, headers, rules);
}
