import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services';
import { bannersQuery } from './banners-query';

/** The URL of the portal's own picture behind an anchor (banner category 30306), where it has one that comes. */
export function useAnchorBackground(): string | undefined {
  const services = useServices();
  const { data } = useQuery(bannersQuery(services, 'anchorBackground', true));
  const file = data?.flatMap(({ images }) => images)[0];
  return file && services.fileUrl(file);
}
