import { useState } from 'react';
import { useServices } from './services';
import { createTicker, type Ticker } from './ticker';

/** A clock for all rows of one list, on server time. */
export function useTicker(): Ticker {
  const { now } = useServices();
  return useState(() => createTicker(now))[0];
}
