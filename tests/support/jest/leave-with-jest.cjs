// jest's worker stops listening when no file is left for it. A browser, or a timer of a minute, would keep it alive then, until
// jest kills it and says so; one that exits takes its browser with it.
// The tests of leaks count what the app leaves behind.
// A worker whose jest was ended ends as well.
if (process.send !== undefined) process.on('disconnect', () => process.exit(0));
if (process.send !== undefined) process.on('removeListener', (event) => void (event === 'message' && process.exit(0)));
