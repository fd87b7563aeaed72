/** Further behind than this, the way back is offered; the offer ends when the live edge is near again. */
const BEHIND_S = 5;
const CLOSE_S = 2;

/** True when "back to live" is shown; `lag` is in seconds behind the live edge. */
export const isBehind = (lag: number, wasBehind: boolean): boolean => lag > (wasBehind ? CLOSE_S : BEHIND_S);
