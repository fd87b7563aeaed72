import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { FollowButton } from '../../../domains/anchor/follow-button';
import { hostViewModel } from '../../../domains/anchor/host-view-model';
import { LiveBadge } from '../../../domains/anchor/live-badge';
import { useFormats } from '../../../i18n/use-formats';
import { showOf } from '../../../rules/anchor/show-of';
import { isLive } from '../../../rules/anchor/streamer-display';
import { ageOf } from '../../../rules/session/age';
import { useServices } from '../../../services/services';
import { ButtonLink } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { Avatar } from '../../../ui/media/avatar';
import { Dots } from '../../../ui/media/dots';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import styles from './anchor-image-page.module.css';

/** Tags that the line has room for. */
const SHOWN_TAGS = 2;

interface ImageFootProps {
  readonly host: Host;
  readonly photoCount: number;
  readonly current: number;
}

function useEnterLabels(host: Host): string {
  const t = useTranslations();
  const show = isLive(host) ? showOf(host) : undefined;
  const { masterTeamName: home, guestTeamName: away } = show ?? {};
  if (home === undefined || away === undefined) return t('anchorImage.enter');
  return t('anchorImage.enterMatch', { match: t('anchor.versus', { home, away }) });
}

/** The anchor of the photos, and the way into the room. */
export function ImageFoot({ host, photoCount, current }: ImageFootProps) {
  const t = useTranslations();
  const { age, count } = useFormats();
  const { fileUrl, now, paths } = useServices();
  const { name, src, tags } = hostViewModel(host, { t, fileUrl });
  const years = age(ageOf(host.birthday, now()));
  const { fansCount } = host;
  const facts = fansCount === undefined ? years : t('anchorImage.fans', { age: years, fans: count(fansCount) });
  const matchId = isLive(host) ? showOf(host)?.matchId : undefined;
  const enter = useEnterLabels(host);
  return (
    <section className={styles.foot} aria-label={t('anchorImage.anchor')}>
      {photoCount > 1 && <Dots count={photoCount} current={current} light />}
      <div className={styles.who}>
        <Avatar name={name} src={src} live={isLive(host)} />
        <div className={styles.texts}>
          <div className={styles.line}>
            <b className={cx(text.strong, text.two)} title={name}>
              {name}
            </b>
            {isLive(host) && <LiveBadge text={t('match.liveNow')} />}
          </div>
          <div className={styles.tags}>
            {tags.slice(0, SHOWN_TAGS).map((tag) => (
              <span key={tag} className={styles.tag}>
                {tag}
              </span>
            ))}
            <span className={cx(styles.meta, text.num, text.two)} title={facts}>
              {facts}
            </span>
          </div>
        </div>
        <span className={styles.follow}>
          <FollowButton hostId={host.id} name={name} plus={<PageIcon name="plus" size={14} />} />
        </span>
      </div>
      <ButtonLink size="lg" block to={paths.anchorRoom(host.id, matchId === undefined ? {} : { matchId })}>
        <Icon name="play" size={16} />
        <span className={cx(styles.enter, text.two)}>{enter}</span>
      </ButtonLink>
    </section>
  );
}
