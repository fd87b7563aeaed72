import { CONTRACT_VERSION } from '../../src/contract/contract-version';

/** What both documents say of themselves. */
export const DOCUMENT_INFO = { title: 'sport-info', version: CONTRACT_VERSION } as const;
