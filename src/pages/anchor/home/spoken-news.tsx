import { useChunk } from '../../../services/use-chunk';
import type { HomeNewsProps } from './home-news';

/** The spoken words, never seen: they need not come with the first screen. */
const load = () => import('./home-news');

/** Goals and changes of status, spoken, and shows that are not read yet. The page does not render when its code comes. */
export function SpokenNews({ home, readSoon }: HomeNewsProps) {
  const { chunk } = useChunk(load, home !== undefined);
  return chunk === undefined ? null : <chunk.HomeNews home={home} readSoon={readSoon} />;
}
