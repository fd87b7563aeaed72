import type { useTranslations } from 'use-intl/react';
import type { Host } from '../../contract/anchor/host';

interface FaceDeps {
  readonly t: ReturnType<typeof useTranslations<never>>;
  readonly fileUrl: (file: string) => string;
}

/** What a host looks like: name, portrait, a larger picture of them at work, tags ready to read. */
export function hostFace({ nickName, pictureId, photos = [], tags = [] }: Host, { t, fileUrl }: FaceDeps) {
  const picture = photos[1] ?? photos[0] ?? pictureId;
  return {
    name: nickName ?? t('anchor.unnamed'),
    src: pictureId && fileUrl(pictureId),
    cover: picture && fileUrl(picture),
    tags: (typeof tags === 'string' ? tags.split(',') : tags).map((tag) => tag.trim()).filter(Boolean),
  };
}
