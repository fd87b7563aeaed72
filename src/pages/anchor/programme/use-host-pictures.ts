import { useQuery } from '@tanstack/react-query';
import { useAudience } from '../../../domains/session/audience';
import { useServices } from '../../../services/services';
import { hostPicturesQuery } from './host-pictures-query';

const NONE: ReadonlyMap<string, string[]> = new Map();

/** Larger pictures by host id; they come when they come, nothing waits for them. */
export function useHostPictures(): ReadonlyMap<string, string[]> {
  return useQuery(hostPicturesQuery(useServices(), useAudience())).data ?? NONE;
}
