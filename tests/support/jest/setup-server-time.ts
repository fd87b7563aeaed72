/** The first start on a machine makes a database, with several back ends side by side; projects cannot set a time-out of their own. */
const SERVER_TIMEOUT_MS = 120_000;

jest.setTimeout(SERVER_TIMEOUT_MS);
