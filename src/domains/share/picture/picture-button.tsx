import { useTranslations } from 'use-intl/react';
import { IconButton } from '../../../ui/controls/button';
import { PageIcon } from '../../../ui/media/page-icon';
import { ShareButton } from '../share-button';
import { type LoadPicture, usePicture } from './use-picture';

interface PictureButtonProps<T> {
  readonly load: LoadPicture<T>;
  /** Undefined: there is nothing to draw yet, and the address alone is shared. */
  readonly of: T | undefined;
  readonly title: string;
  readonly path: string;
}

/** Shares a page: as a picture where there is something to draw, else its address. */
export function PictureButton<T>({ load, of, title, path }: PictureButtonProps<T>) {
  const t = useTranslations('share');
  const { open, sheet } = usePicture(load, of, path);
  if (of === undefined) return <ShareButton title={title} path={path} />;
  return (
    <>
      <IconButton label={t('label')} aria-haspopup="dialog" onClick={() => open()}>
        <PageIcon name="share" size={20} />
      </IconButton>
      {sheet}
    </>
  );
}
