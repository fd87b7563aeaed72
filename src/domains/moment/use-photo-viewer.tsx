import { useLazySheet } from '../../services/lazy-sheet';
import type { OpenPhotos } from './feed-actions';

const loadViewer = () => import('./image-viewer');

/** The viewer of a moment's photos, fetched with the first photo that is opened. */
export const usePhotoViewer = () =>
  useLazySheet(loadViewer, ({ ImageViewer }, close, { photos, start }: OpenPhotos) => (
    <ImageViewer photos={photos} start={start} onClose={close} />
  ));
