// The refresh runtime of a page: the first build that is loaded brings it, the others take it, so that what a remote
// registers is known to the React that its host has brought.
globalThis.__oneRefreshRuntime ??= require('react-refresh');
module.exports = globalThis.__oneRefreshRuntime;
