import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../contract/anchor/host';
import { FollowButton } from '../../domains/anchor/follow-button';
import { hostViewModel } from '../../domains/anchor/host-view-model';
import { subscriptionStore } from '../../domains/anchor/subscription-store';
import { useFormats } from '../../i18n/use-formats';
import { followerCount } from '../../rules/expert/follower-count';
import type { Dated } from '../../rules/reading/asked';
import { ageOf } from '../../rules/session/age';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { isLoggedIn } from '../../session/session-state';
import { cx } from '../../ui/cx';
import { Badge } from '../../ui/feedback/badge';
import { Avatar } from '../../ui/media/avatar';
import { PageIcon } from '../../ui/media/page-icon';
import layout from '../../ui/theme/layout.module.css';
import text from '../../ui/theme/text.module.css';
import styles from './live-room.module.css';

/** Tags that the card has room for. */
const SHOWN_TAGS = 2;

/** The followers as counted when the host was read, with this member's own tap since then. */
function useFollowers({ id, fansCount, askedAt }: Dated<Host>): number | undefined {
  const { session } = useServices();
  const isOn = useStore(subscriptionStore, (state) => state.hosts.has(id));
  // A visitor follows nobody: that much is known.
  const isKnown = useStore(subscriptionStore, (state) => state.isKnown) || !isLoggedIn(session.getState());
  const [counted, setCounted] = useState({ askedAt: Number.NEGATIVE_INFINITY, isOn: false });
  if (isKnown && counted.askedAt !== askedAt) setCounted({ askedAt, isOn });
  return isKnown ? followerCount(fansCount, counted.isOn, isOn) : fansCount;
}

interface HostBarProps {
  readonly host: Dated<Host>;
  /** On air in this room. */
  readonly isLive: boolean;
}

/** The host, with the way to follow them. */
export function HostBar({ host, isLive }: HostBarProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { fileUrl, now, paths } = useServices();
  const { name, src, tags } = hostViewModel(host, { t, fileUrl });
  const age = formats.age(ageOf(host.birthday, now()));
  const followers = useFollowers(host);
  return (
    <div className={styles.hostBar}>
      <Link to={paths.anchorImage(host.id)} className={styles.portrait} aria-label={t('room.photosOf', { name })}>
        <Avatar name={name} src={src} live={isLive} />
      </Link>
      <div className={styles.grow}>
        <div className={layout.named}>
          <b className={cx(styles.name, text.ell)} title={name}>
            {name}
          </b>
          <span className={styles.tags} title={tags.join(' · ')}>
            {tags.slice(0, SHOWN_TAGS).map((tag, index) => (
              <Badge key={tag} {...(index === 0 ? { tone: 'accent' as const } : {})}>
                {tag}
              </Badge>
            ))}
          </span>
        </div>
        <div className={cx(text.meta, text.num)}>
          {followers === undefined ? age : t('room.followers', { fans: formats.count(followers), age })}
        </div>
      </div>
      <FollowButton hostId={host.id} name={name} plus={<PageIcon name="plus" size={14} />} />
    </div>
  );
}
