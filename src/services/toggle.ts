/** `key` names what is turned: an anchor, a match, a report. */
interface ToggleDeps<Shown> {
  /** The member who taps; "" is a visitor. */
  readonly member: () => string;
  /** The value before a tap; it comes back when the server refuses. */
  readonly read: (key: string) => Shown | undefined;
  /** Tells the server; resolves with what stands after its answer. */
  readonly send: (key: string, value: Shown) => Promise<Shown>;
  /** Shows what stands now; undefined: no tap of this member. */
  readonly on: (key: string, value: Shown | undefined) => void;
}

/** The outcome of a turn. `busy`: nothing was sent, the last tap is still on its way. */
export type Turn<Shown> =
  | { readonly kind: 'done'; readonly value: Shown }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'busy' };

export interface Toggle<Shown> {
  /** Never rejects. */
  turn(key: string, value: Shown): Promise<Turn<Shown>>;
  /** The taps of this member that are on their way, by key: newer than any reading. */
  pending(): ReadonlyMap<string, Shown>;
}

/** A value that a tap turns at once: one call per key at a time, taken back on refusal (decisions.md, follow). */
export function createToggle<Shown>({ member, read, send, on }: ToggleDeps<Shown>): Toggle<Shown> {
  const turns = new Map<string, { readonly member: string; readonly value: Shown }>();

  return {
    async turn(key, value) {
      const own = { member: member(), value };
      if (turns.get(key)?.member === own.member) return { kind: 'busy' };
      const before = read(key);
      turns.set(key, own);
      const settle = (after: Shown | undefined) => {
        if (turns.get(key) !== own) return;
        turns.delete(key);
        if (member() === own.member) on(key, after);
      };
      on(key, value);
      try {
        const answer = await send(key, value);
        settle(answer);
        return { kind: 'done', value: answer };
      } catch (error) {
        settle(before);
        return { kind: 'failed', error };
      }
    },
    pending: () => new Map([...turns].flatMap(([key, one]) => (one.member === member() ? [[key, one.value]] : []))),
  };
}
