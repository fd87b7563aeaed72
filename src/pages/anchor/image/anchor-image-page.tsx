import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { channels } from '../../../contract/push/channels';
import { hostViewModel } from '../../../domains/anchor/host-view-model';
import { useLiveHosts } from '../../../domains/anchor/use-live-hosts';
import { useAnchorBackground } from '../../../domains/banner/use-anchor-background';
import { QueryState } from '../../../domains/query/query-state';
import { useAudience } from '../../../domains/session/audience';
import { ShareButton } from '../../../domains/share/share-button';
import { useServices } from '../../../services/services';
import { useChannel, useRefetch } from '../../../services/use-live';
import { IconButton } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { State } from '../../../ui/feedback/state';
import { NavBar } from '../../../ui/layout/nav-bar';
import { PageMain } from '../../../ui/layout/page-main';
import { usePageScroll } from '../../../ui/layout/use-page-scroll';
import { Icon } from '../../../ui/media/icon';
import text from '../../../ui/theme/text.module.css';
import styles from './anchor-image-page.module.css';
import { ImageFoot } from './image-foot';
import { portraitQuery } from './image-query';
import { PhotoTrack } from './photo-track';

function TopBar({ name, hostId, position }: { name: string; hostId: string; position: string }) {
  const t = useTranslations();
  const { goBack, paths } = useServices();
  return (
    <header className={styles.top}>
      <IconButton label={t('nav.back')} onClick={goBack}>
        <Icon name="back" size={24} />
      </IconButton>
      <span className={cx(styles.counter, text.num)}>{position}</span>
      <ShareButton title={name} path={paths.anchorImage(hostId)} />
    </header>
  );
}

/** One anchor's photos over the whole screen, dark in both themes. */
function Viewer({ host }: { readonly host: Host }) {
  const t = useTranslations();
  const { fileUrl } = useServices();
  const track = useRef<HTMLDivElement>(null);
  const { current, goTo } = usePageScroll(track);
  const background = useAnchorBackground();
  const { name } = hostViewModel(host, { t, fileUrl });
  const files = host.photos ?? (host.pictureId ? [host.pictureId] : []);
  return (
    <div className={styles.viewer}>
      {background && <img className={styles.background} src={background} alt="" decoding="async" />}
      {files.length === 0 ? (
        <State art="empty" title={t('anchorImage.noPhotos')} text={t('anchorImage.noPhotosHint')} />
      ) : (
        <PhotoTrack track={track} name={name} photos={files.map(fileUrl)} current={current} goTo={goTo} />
      )}
      <TopBar
        name={name}
        hostId={host.id}
        position={files.length === 0 ? '' : t('viewer.position', { position: current + 1, photos: files.length })}
      />
      <ImageFoot host={host} photoCount={files.length} current={current} />
    </div>
  );
}

/** `/anchor/anchor-image/{id}`, following what pushes say of the anchor. */
export default function AnchorImagePage() {
  const t = useTranslations();
  const services = useServices();
  const { id = '' } = useParams();
  const query = useQuery(portraitQuery(services, useAudience(), id));
  useChannel(channels.anchors);
  useRefetch('screen', query.refetch);
  const [host] = useLiveHosts(query.data);
  if (host !== undefined) {
    return (
      <PageMain heading={t('pages.anchorImage')} below="bare">
        <Viewer host={host} />
      </PageMain>
    );
  }
  return (
    <>
      <NavBar title={t('pages.anchorImage')} onBack={services.goBack} />
      <PageMain>
        <QueryState query={query} skeleton={null} space={0}>
          <State art="empty" title={t('anchorImage.unknown')} text={t('anchorImage.unknownHint')} />
        </QueryState>
      </PageMain>
    </>
  );
}
