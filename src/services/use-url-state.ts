import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** One value of a page's state in the address. */
export interface UrlField<Value> {
  readonly param: string;
  /** Undefined: nothing that can be meant. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

export type UrlFields<State> = { readonly [Name in keyof State]: UrlField<State[Name]> };

/** One of a few, by its name in the address. */
export const oneOf = <Value>(
  param: string,
  values: readonly Value[],
  nameOf: (value: Value) => string = String,
): UrlField<Value> => ({ param, read: (text) => values.find((value) => nameOf(value) === text), write: nameOf });

export const anyText = (param: string): UrlField<string> => ({ param, read: (text) => text, write: (text) => text });

/** A yes or no, by the names of both. */
export const yesOrNo = (param: string, yes: string, no: string): UrlField<boolean> => ({
  param,
  read: (text) => text === yes,
  write: (value) => (value ? yes : no),
});

/** The value that the address leaves out: the usual one, the last one, or the last while all are left out. */
export type Memory = 'none' | 'each' | 'whole';

interface Rules<State> {
  readonly fields: UrlFields<State>;
  readonly usual: State;
  readonly memory: Memory;
}

const namesOf = <State extends object>(fields: UrlFields<State>) => Object.keys(fields) as (keyof State)[];

export function readUrlState<State extends object>(
  { fields, usual, memory }: Rules<State>,
  params: URLSearchParams,
  last: State,
): State {
  const names = namesOf(fields);
  const said = names.map((name) => {
    const text = params.get(fields[name].param);
    return text === null ? undefined : fields[name].read(text);
  });
  const isSilent = memory === 'each' || (memory === 'whole' && said[0] === undefined);
  if (memory === 'whole' && isSilent) return last;
  const unsaid = isSilent ? last : usual;
  return Object.fromEntries(names.map((name, at) => [name, said[at] ?? unsaid[name]])) as State;
}

/** The address's query with the state in it; a usual value is left out where leaving it out means it. */
export function writeUrlState<State extends object>(
  { fields, usual, memory }: Rules<State>,
  before: URLSearchParams,
  state: State,
): URLSearchParams {
  const next = new URLSearchParams(before);
  namesOf(fields).forEach((name, at) => {
    const mayBeLeftOut = memory === 'none' || (memory === 'whole' && at > 0);
    const { param, write } = fields[name];
    if (mayBeLeftOut && state[name] === usual[name]) next.delete(param);
    else next.set(param, write(state[name]));
  });
  return next;
}

/** A page's choices in the address, so that links and the way back show the same: the state, and a function that changes it. */
export function useUrlState<State extends object>(rules: Rules<State>) {
  const [params, setParams] = useSearchParams();
  const [last, setLast] = useState(rules.usual);
  const read = readUrlState(rules, params, last);
  const isSame = namesOf(rules.fields).every((name) => read[name] === last[name]);
  if (!isSame) setLast(read);
  // The same object while nothing changes: what is reckoned by it is not reckoned again.
  const state = isSame ? last : read;
  const choose = (chosen: Partial<State>): void =>
    // Choosing is no step: back leads to where one came from.
    setParams((before) => writeUrlState(rules, before, { ...state, ...chosen }), { replace: true });
  return [state, choose] as const;
}
