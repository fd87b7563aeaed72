import { walkAll } from './walk-all';

walkAll('firefox');
