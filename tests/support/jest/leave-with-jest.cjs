// jest's worker stops listening when no file is left for it. A browser, or a timer of a minute, would keep it alive then, until
// jest kills it and says so; one that exits takes its browser with it.
// Whether the app leaves something behind is looked for by the tests of leaks, which count it.
if (process.send !== undefined) process.on('removeListener', (event) => void (event === 'message' && process.exit(0)));
