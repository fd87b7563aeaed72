import { useLocale } from 'use-intl/react';
import { useServices } from '../../../../services/services';
import type { NbaSource } from './nba-queries';

/** The parameters of the NBA's calls. */
export function useNbaSource(): NbaSource {
  return { services: useServices(), locale: useLocale() };
}
