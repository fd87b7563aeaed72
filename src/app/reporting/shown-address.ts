/** An address as a report may show it: without what may be secret in it, query, fragment and whoever logs in by it. */
export const shownAddress = (address: string): string => address.replace(/[?#].*$|[^/]*@/gs, '').slice(0, 200);
