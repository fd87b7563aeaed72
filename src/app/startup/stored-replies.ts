import * as v from 'valibot';
import { domain } from '../../contract/config/calls-system';
import { commonConfigData } from '../../contract/config/common-config';
import { list } from '../../contract/wire';
import { defineKept } from '../../services/kept';

export const storedConfig = defineKept('common-config', commonConfigData, undefined, 'device');

/** The last domain list, with the back end that it is `of`; an empty one is none. */
export const storedDomains = defineKept(
  'domains',
  v.object({ of: v.string(), list: v.pipe(list(domain, 'domains'), v.minLength(1)) }),
  undefined,
  'device',
);
