/** Starting a back end with an empty folder takes seconds on a busy machine; projects cannot set a time-out of their own. */
const SERVER_TIMEOUT_MS = 30_000;

jest.setTimeout(SERVER_TIMEOUT_MS);
