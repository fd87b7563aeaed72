import { walkAll } from './walk-all';

walkAll('webkit');
