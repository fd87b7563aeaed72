/** Stands in the built shell's page until a server, which knows the port, puts the address there. */
export const REMOTE_ENTRY_MARK = '%REMOTE_ENTRY%';

/** Where the shell finds the remote. The browser puts its page's host name in, so that a phone in the same network works too. */
export const remoteEntryTemplate = (port: number): string => `http://{hostname}:${port}/mf-manifest.json`;

/** Stands for the address of the list of the remote's digests; empty where a site has none. */
export const DIGESTS_MARK = '%DIGESTS%';
/** Where a portal serves its copy of the list: what the remote's own server says of itself proves nothing. */
export const DIGESTS_PATH = '/sport-info-integrity.json';
