import { takeUnexpected, watchConsole } from './expect-console';

beforeEach(watchConsole);

afterEach(() => {
  const unexpected = takeUnexpected();
  if (unexpected.length > 0) throw new Error(`unexpected console output:\n${unexpected.join('\n')}`);
});
