import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLazySheet } from '../../../services/lazy-sheet';
import { Button, IconButton } from '../../../ui/controls/button';
import { PageIcon } from '../../../ui/media/page-icon';
import { ShareButton } from '../share-button';

const TEXTS = {
  'zh-CN': () => import('../../../i18n/messages/picture.zh-CN.json'),
  en: () => import('../../../i18n/messages/picture.en.json'),
} as const;

export interface PictureProps<T> {
  /** The subject of the picture. */
  readonly of: T;
  /** The page's address inside the app; it holds nothing of who shares it. */
  readonly path: string;
  readonly onClose: () => void;
}

interface PictureButtonProps<T> {
  readonly load: () => Promise<ComponentType<PictureProps<T>>>;
  /** Undefined: there is nothing to draw yet, and the address alone is shared. */
  readonly of: T | undefined;
  readonly title: string;
  readonly path: string;
  /** A button as wide as the page, with the title on it. */
  readonly isWide?: boolean;
}

/** Shares a page: as a picture where there is something to draw, else its address. */
export function PictureButton<T>({ load, of, title, path, isWide = false }: PictureButtonProps<T>) {
  const t = useTranslations('share');
  const { open, sheet } = useLazySheet(
    load,
    (Picture, onClose) => of !== undefined && <Picture {...{ of, path, onClose }} />,
    { texts: TEXTS },
  );
  if (of === undefined) return <ShareButton title={title} path={path} />;
  return (
    <>
      {isWide ? (
        <Button variant="quiet" block aria-haspopup="dialog" onClick={() => open()}>
          <PageIcon name="share" size={16} />
          {title}
        </Button>
      ) : (
        <IconButton label={t('label')} aria-haspopup="dialog" onClick={() => open()}>
          <PageIcon name="share" size={20} />
        </IconButton>
      )}
      {sheet}
    </>
  );
}
