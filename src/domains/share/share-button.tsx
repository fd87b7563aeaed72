import { useHref } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { IconButton } from '../../ui/controls/button';
import { PageIcon } from '../../ui/media/page-icon';
import { useShare } from './use-share';

interface ShareButtonProps {
  readonly title: string;
  /** Its address inside the app; it holds nothing of who shares it. */
  readonly path: string;
}

/** Hands the address of a page to others. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const t = useTranslations('share');
  const share = useShare();
  const href = useHref(path);
  return (
    <IconButton
      label={t('label')}
      onClick={({ currentTarget }) =>
        void share({ title, url: new URL(href, window.location.origin).href }, currentTarget)
      }
    >
      <PageIcon name="share" size={20} />
    </IconButton>
  );
}
