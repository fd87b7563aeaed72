import * as v from 'valibot';
import { decode } from '../../contract/wire';
import type { SafeStorage } from '../../session/safe-storage';

/** The last common config. */
export const CONFIG_KEY = 'si:common-config';

/** Data of an earlier visit; undefined when there is none, or none that can be read. */
export function readStored<S extends v.GenericSchema>(storage: SafeStorage, key: string, schema: S) {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), storage.get(key));
  const read = json.success ? decode(schema, json.output) : undefined;
  return read?.ok === true ? read.value : undefined;
}
