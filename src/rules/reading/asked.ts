/** Pushes are dated by the server, readings by what a Date header tells of its clock: whole seconds. */
const SLACK_MS = 1_000;

/** The server time (Unix ms) at which something was asked for: what a push or a tap said before it is in the answer. */
export interface Asked {
  readonly askedAt: number;
}

export type Dated<T> = T & Asked;

/** Each of `items` with the time at which they were asked for. */
export const dated = <T extends object>(items: readonly T[], askedAt: number): Dated<T>[] =>
  items.map((item) => ({ ...item, askedAt }));

/** True when a push or a tap says more than a reading. `at`: server time of the push or the tap's answer, Unix ms; undefined while that is on its way. */
export const isNewer = (at: number | undefined, { askedAt }: Asked): boolean =>
  at === undefined || at >= askedAt - SLACK_MS;
