import { useLocale } from 'use-intl/react';
import { useServices } from '../../../services/services';
import type { NbaSource } from './nba-queries';

/** What the NBA's questions are asked with. */
export function useNbaSource(): NbaSource {
  return { services: useServices(), locale: useLocale() };
}
