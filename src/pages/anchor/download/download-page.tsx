import { useServices } from '../../../services/services';
import { PageMain } from '../../../ui/layout/page-main';
import { DownloadView } from './download-view';

/** `/download`: below the main tabs. */
export default function DownloadPage() {
  const { paths } = useServices();
  return (
    <PageMain>
      <DownloadView path={paths.download()} isHeading />
    </PageMain>
  );
}
