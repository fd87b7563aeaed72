/** Stands in the built shell's page until a server, which knows the port, puts the address there. */
export const REMOTE_ENTRY_MARK = '%REMOTE_ENTRY%';

/** Where the shell finds the remote. The browser puts its page's host name in, so that a phone in the same network works too. */
export const remoteEntryTemplate = (port: number): string => `http://{hostname}:${port}/mf-manifest.json`;
