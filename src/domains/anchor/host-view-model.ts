import type { useTranslations } from 'use-intl/react';
import type { Host } from '../../contract/anchor/host';

interface ViewModelDeps {
  readonly t: ReturnType<typeof useTranslations<never>>;
  readonly fileUrl: (file: string) => string;
}

/** A list, or words with commas between them. */
export const tagsOf = ({ tags = [] }: Host): string[] =>
  (typeof tags === 'string' ? tags.split(',') : tags).map((tag) => tag.trim()).filter(Boolean);

/** A host among others: who, and a small portrait. */
export const personOf = ({ id, nickName, pictureId }: Host, { t, fileUrl }: ViewModelDeps) => ({
  id,
  name: nickName ?? t('anchor.unnamed'),
  src: pictureId && fileUrl(pictureId),
});

/** A host's looks: name, portrait, a larger picture of them at work, tags ready to read. */
export function hostViewModel(host: Host, deps: ViewModelDeps) {
  const { pictureId, photos = [] } = host;
  const { fileUrl } = deps;
  const picture = photos[1] ?? photos[0] ?? pictureId;
  return { ...personOf(host, deps), cover: picture && fileUrl(picture), tags: tagsOf(host) };
}
