import * as v from 'valibot';
import { defineKept } from '../../../services/kept';
import type { Services } from '../../../services/services';

const MOST_KEPT = 10;

/** The member's searches on this device (decisions.md, search), the newest first. */
export const recentSearches = defineKept('searches', v.array(v.string()), [], 'member');

export const rememberSearch = ({ stores }: Services, query: string): void =>
  stores
    .get(recentSearches)
    .getState()
    .change((others) => [query, ...others.filter((one) => one !== query)].slice(0, MOST_KEPT));
