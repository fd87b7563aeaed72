/** Values of one member, by id; another member begins with none. */
export interface OwnMap<Value> {
  /** Their key (session-state.ts). */
  readonly member: string;
  readonly byId: ReadonlyMap<string, Value>;
}

export const ofNobody = <Value>(): OwnMap<Value> => ({ member: '', byId: new Map() });

export const ownOf = <Value>(own: OwnMap<Value>, member: string, id: string): Value | undefined =>
  own.member === member ? own.byId.get(id) : undefined;

/** With something else of this member's, or without it; what belonged to another is gone. */
export function withOwn<Value>(
  own: OwnMap<Value>,
  member: string,
  id: string,
  value: Value | undefined,
): OwnMap<Value> {
  const byId = new Map(own.member === member ? own.byId : []);
  if (value === undefined) byId.delete(id);
  else byId.set(id, value);
  return { member, byId };
}
