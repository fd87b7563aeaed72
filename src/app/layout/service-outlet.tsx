import { useChunk } from '../../services/use-chunk';

const load = () => import('../../pages/service/customer-service');

/** The customer service's place: its code follows the first screen, and where it does not come nothing else waits for it. */
export function ServiceOutlet() {
  const { chunk } = useChunk(load, true);
  return chunk && <chunk.CustomerService />;
}
