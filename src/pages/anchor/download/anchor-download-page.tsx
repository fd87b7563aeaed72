import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { NavBar } from '../../../ui/layout/nav-bar';
import { PageMain } from '../../../ui/layout/page-main';
import { DownloadView } from './download-view';

/** `/anchor-download`: the same below a back bar. */
export default function AnchorDownloadPage() {
  const t = useTranslations('pages');
  const { goBack, paths } = useServices();
  return (
    <>
      <NavBar title={t('anchorDownload')} onBack={goBack} />
      <PageMain>
        <DownloadView path={paths.anchorDownload()} isHeading={false} />
      </PageMain>
    </>
  );
}
