import type { Location, RouterProps } from 'react-router-dom';
import type { App } from '../mount/create-app';
import { baseOf } from './history/basename';

/**
 * The input of the router of one page, or of the frame; the location's path is the one below the basename. Each has its own:
 * below a common one everything that reads the address, every link, would render again at each step, in pages that are put
 * aside too, whatever address these are given.
 */
export function routerAt({ options, taps }: App, location: Location): Omit<RouterProps, 'children'> {
  const { basename } = options;
  return { basename, location: { ...location, pathname: baseOf(basename) + location.pathname }, navigator: taps };
}
