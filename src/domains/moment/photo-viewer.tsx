import { useSheetPart } from '../../services/use-chunk';
import type { OpenPhotos } from './feed-actions';

const loadViewer = () => import('./image-viewer');

interface PhotoViewerProps {
  readonly open: OpenPhotos | undefined;
  readonly onClose: () => void;
}

/** The viewer of a moment's photos, fetched with the first photo that is opened. */
export function PhotoViewer({ open, onClose }: PhotoViewerProps) {
  const part = useSheetPart(loadViewer, open !== undefined, onClose);
  if (open === undefined || part === undefined) return null;
  return <part.ImageViewer photos={open.photos} start={open.start} onClose={onClose} />;
}
