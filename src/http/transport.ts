import type { Transport } from './transport-reply';

/** Comes in one chunk with axios, whose own code runs only when this is called. */
export const createTransport = async (): Promise<Transport> =>
  (await import(/* webpackMode: "eager" */ './axios-transport')).createTransport();
