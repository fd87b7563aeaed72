import { serverMessage } from '../../../src/contract/push/push';
import { decode } from '../../../src/contract/wire';

/** What a frame says; `name` is `namespace/name`. */
export interface Heard {
  readonly text: string;
  readonly cmd: string | undefined;
  readonly name: string;
  readonly data: unknown;
  readonly trouble: string | undefined;
}

/** Never throws: what cannot be read says so in `trouble`. */
export function readFrame(text: string): Heard {
  const nothing = { text, cmd: undefined, name: '', data: undefined };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ...nothing, trouble: 'a frame is not JSON' };
  }
  const read = decode(serverMessage, raw, { strict: true });
  if (!read.ok) return { ...nothing, trouble: `a frame cannot be read: ${read.issue}` };
  const { cmd, namespace, mutation, action, data } = read.value;
  return { text, cmd, name: `${namespace ?? ''}/${mutation ?? action ?? ''}`, data, trouble: undefined };
}
