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
  const share = useShare(path);
  return (
    <IconButton label={t('label')} onClick={({ currentTarget }) => void share(title, currentTarget)}>
      <PageIcon name="share" size={20} />
    </IconButton>
  );
}
