import { useLocale } from 'use-intl/react';
import { useServices } from '../../../../services/services';
import type { NbaOrigin } from './nba-queries';

/** The parameters of the NBA's calls. */
export function useNbaOrigin(): NbaOrigin {
  return { services: useServices(), locale: useLocale() };
}
