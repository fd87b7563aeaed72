import { lookAll } from './look-all';

lookAll('firefox');
