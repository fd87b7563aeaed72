import { useTranslations } from 'use-intl/react';
import { PHOTO_TYPES } from '../../../contract/calls-files';
import { useServices } from '../../../services/services';
import { FileButton, PhotoThumb } from './comment-form';
import type { PickedFiles } from './use-photos';

interface PickerProps {
  readonly photos: PickedFiles;
}

/** Chooses photos for the comment; up to nine (decisions.md, comment rule). */
export function PhotoButton({ photos }: PickerProps) {
  const t = useTranslations('comment');
  return (
    <FileButton
      label={t('addPhoto')}
      accept={PHOTO_TYPES.join(',')}
      isBusy={photos.isUploading}
      disabled={photos.isFull}
      onFiles={photos.add}
    />
  );
}

/** Those that were chosen, each with a way to take it out again. */
export function PickedPhotos({ photos }: PickerProps) {
  const t = useTranslations('comment');
  const { fileUrl } = useServices();
  return photos.files.map((file, index) => (
    <PhotoThumb
      key={file}
      src={fileUrl(file)}
      label={t('removePhoto', { position: index + 1 })}
      onRemove={() => photos.remove(index)}
    />
  ));
}
