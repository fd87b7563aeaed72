/** Stands for what fetches other remotes: this one has none. */
const nothing = () => undefined;

export const createLink = nothing;
export const createScript = nothing;
export const getRemoteEntry = nothing;
export const getRemoteEntryUniqueKey = nothing;
export const getRemoteInfo = nothing;
export const isEsmRemoteType = nothing;
export const isStaticResourcesEqual = nothing;
export const loadScript = nothing;
export const safeWrapper = nothing;
