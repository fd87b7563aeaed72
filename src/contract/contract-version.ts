/**
 * Version of the contract between host and app: options, events, commands. In `ready` and in the manifest's `metaData.contract`.
 * The second number grows with an addition, the first when a host of the first must change.
 */
export const CONTRACT_VERSION = '1.3';

/** The package's version, in `ready` and in reports. */
export const APP_VERSION = '0.1.0';
