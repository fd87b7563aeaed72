/** The root view of an address: another `t` in the query makes it anew, a page without one keeps it. */
export const viewAfter = (view: string, search: string): string => new URLSearchParams(search).get('t') ?? view;
