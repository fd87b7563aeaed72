import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { useChunk } from '../../services/use-chunk';
import type { OpenPhotos } from './feed-actions';

const loadViewer = () => import('./image-viewer');

interface PhotoViewerProps {
  readonly open: OpenPhotos | undefined;
  readonly onClose: () => void;
}

/** The viewer of a moment's photos, fetched with the first photo that is opened. */
export function PhotoViewer({ open, onClose }: PhotoViewerProps) {
  const t = useTranslations('error');
  const { toast } = useServices();
  const { part, hasFailed, retry } = useChunk(loadViewer, open !== undefined);

  useEffect(() => {
    if (!hasFailed) return;
    toast({ type: 'fail', text: t('title') });
    onClose();
    // The next tap on a photo asks again.
    retry();
  }, [hasFailed, toast, t, onClose, retry]);

  if (open === undefined || part === undefined) return null;
  return <part.ImageViewer photos={open.photos} start={open.start} onClose={onClose} />;
}
