import { useHref } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { useShare } from '../../parts/share/use-share';
import { IconButton } from '../../ui/button';
import { PageIcon } from '../../ui/page-icon';

/** Hands the address of a tip or an expert to others; it holds nothing of who shares it. */
export function ShareButton({ title, path }: { readonly title: string; readonly path: string }) {
  const t = useTranslations('expert');
  const share = useShare();
  const href = useHref(path);
  return (
    <IconButton
      label={t('share')}
      onClick={({ currentTarget }) =>
        void share({ title, url: new URL(href, window.location.origin).href }, currentTarget)
      }
    >
      <PageIcon name="share" size={20} />
    </IconButton>
  );
}
