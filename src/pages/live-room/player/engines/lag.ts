/** Further behind than this, the way back is offered; the offer ends when the live edge is near again. */
const BEHIND_S = 5;
const CLOSE_S = 2;

/** Whether "back to live" is shown; `lag` is in seconds behind where the player could be. */
export const isBehind = (lag: number, wasBehind: boolean): boolean => lag > (wasBehind ? CLOSE_S : BEHIND_S);
