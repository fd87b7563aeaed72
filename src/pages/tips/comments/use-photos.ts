import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { fileUpload, MAX_PHOTO_BYTES, PHOTO_TYPES } from '../../../contract/calls-files';
import { MAX_COMMENT_PHOTOS } from '../../../contract/comment/tip-comment';
import { useServices } from '../../../services/services';

const isPhoto = ({ type, size }: File) =>
  PHOTO_TYPES.some((known) => known === type) && size > 0 && size <= MAX_PHOTO_BYTES;

/** Photos of the comment that is being written: uploaded as they are chosen, by their file ids. `begun`: those it has already. */
export function usePhotos(begun: readonly string[]) {
  const { call, toast } = useServices();
  const t = useTranslations('comment');
  const [files, setFiles] = useState(begun);
  const [uploading, setUploading] = useState(0);

  const upload = async (file: File) => {
    setUploading((count) => count + 1);
    try {
      const reply = await call(fileUpload, { file });
      setFiles((all) => [...all, reply.file].slice(0, MAX_COMMENT_PHOTOS));
    } catch {
      // The call's own toast says why.
    } finally {
      setUploading((count) => count - 1);
    }
  };
  return {
    files,
    isUploading: uploading > 0,
    isFull: files.length + uploading >= MAX_COMMENT_PHOTOS,
    add(chosen: readonly File[]) {
      const room = MAX_COMMENT_PHOTOS - files.length - uploading;
      if (!chosen.every(isPhoto)) toast({ type: 'warn', text: t('photoWrong') });
      for (const file of chosen.filter(isPhoto).slice(0, room)) void upload(file);
    },
    remove: (at: number) => setFiles((all) => all.filter((_, index) => index !== at)),
    clear: () => setFiles([]),
  };
}

export type PickedFiles = ReturnType<typeof usePhotos>;
