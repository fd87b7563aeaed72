/** What both documents say of themselves. */
export const DOCUMENT_INFO = { title: 'sport-info', version: '1.0.0' } as const;
