import { runSuite } from './run-suite';

/** `npm test` and `npm run test:full`. */
void runSuite(process.argv[2] === 'full' ? 'full' : 'test');
