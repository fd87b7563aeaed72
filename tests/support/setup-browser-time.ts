/** A page, its servers and a busy machine need more than jest's five seconds; projects cannot set a time-out of their own. */
const BROWSER_TIMEOUT_MS = 90_000;

jest.setTimeout(BROWSER_TIMEOUT_MS);

/**
 * A page, three servers and a busy machine: a failure is told, and tried once more, so that one lost frame does not
 * hide what the other files say. What fails twice fails.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
