import { lookAll } from './look-all';

lookAll('webkit');
