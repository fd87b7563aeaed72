/** A page, its servers and a busy machine need more than jest's five seconds; projects cannot set a time-out of their own. */
const BROWSER_TIMEOUT_MS = 90_000;

jest.setTimeout(BROWSER_TIMEOUT_MS);
