import { createPath, type Location, parsePath, type To } from 'react-router-dom';

export const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

export function toLocation(to: To, state: unknown, key: string): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, state, key };
}

export const newKey = (): string => Math.random().toString(36).slice(2, 10);
