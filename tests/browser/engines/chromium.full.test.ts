import { walkAll } from './walk-all';

walkAll('chromium');
