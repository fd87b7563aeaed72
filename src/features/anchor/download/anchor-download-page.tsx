import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import { NavBar } from '../../../ui/nav-bar';
import { PageMain } from '../../../ui/page-main';
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
