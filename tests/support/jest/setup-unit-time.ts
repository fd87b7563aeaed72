/** jest's five seconds are a stop-watch on a machine that does other things as well; projects cannot set a time-out of their own. */
const UNIT_TIMEOUT_MS = 30_000;

jest.setTimeout(UNIT_TIMEOUT_MS);
