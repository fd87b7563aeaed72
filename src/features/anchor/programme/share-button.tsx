import { useHref } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import { useShare } from '../../../parts/share/use-share';
import { IconButton } from '../../../ui/button';
import { PageIcon } from '../../../ui/page-icon';

/** Hands the programme's address to others. */
export function ShareButton({ title, matchId }: { readonly title: string; readonly matchId: string }) {
  const t = useTranslations('programme');
  const { paths } = useServices();
  const share = useShare();
  const href = useHref(paths.programDetail(matchId));
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
