import type * as v from 'valibot';
import { decode } from '../../src/contract/wire';
import { brokenContract, type Envelope } from '../server/refusal';

/** A lab request's JSON, read by its schema; refused with the field that is wrong. */
export function readBody<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const read = decode(schema, JSON.parse(String(body ?? '{}')));
  if (!read.ok) throw brokenContract(`field ${read.issue}`);
  return read.value;
}

export const labOk = (data: unknown): Envelope => ({ code: 0, msg: 'ok', data });
