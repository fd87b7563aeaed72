import { type AnyColumn, lte, type SQL } from 'drizzle-orm';
import { SECOND_MS } from '../world/days';

/** How far the clocks of servers that keep time may be apart. */
const CLOCKS_APART_MS = 5 * SECOND_MS;

/**
 * What was said by this instant. Another server that stored it may have had a clock that is ahead, and its push has been told: who
 * reads here must not miss it. What lies further ahead is of a time from which the clock was set back.
 */
export const saidBy = (createdAt: AnyColumn, now: number): SQL => lte(createdAt, now + CLOCKS_APART_MS);
