import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { tagsOf } from '../../../domains/anchor/host-view-model';
import { LiveBadge } from '../../../domains/anchor/live-badge';
import { useLiveHosts } from '../../../domains/anchor/use-live-hosts';
import type { Formats } from '../../../i18n/formats';
import { useFormats } from '../../../i18n/use-formats';
import { groupsOfEight, nextStart, orderedHosts } from '../../../rules/anchor/anchor-order';
import { isLive } from '../../../rules/anchor/streamer-display';
import type { HostReading } from '../../../rules/match/live-overlay';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import { Avatar } from '../../../ui/media/avatar';
import text from '../../../ui/theme/text.module.css';
import styles from './anchor-grid.module.css';
import { Pager } from './pager';

interface AnchorCellProps {
  readonly to: string;
  readonly name: string;
  readonly portrait: string | undefined;
  readonly meta: string;
  /** The word of the flag while on air. */
  readonly liveText?: string | undefined;
}

const AnchorCell = memo(function AnchorCell({ to, name, portrait, meta, liveText }: AnchorCellProps) {
  const isLive = liveText !== undefined;
  return (
    <Link className={styles.cell} to={to}>
      <span className={styles.portrait}>
        <Avatar
          name={name}
          src={portrait}
          size={52}
          live={isLive}
          flag={isLive ? <LiveBadge text={liveText} ring /> : undefined}
        />
      </span>
      <span className={cx(styles.name, text.ell)} title={name}>
        {name}
      </span>
      <span className={cx(styles.meta, text.ell, text.num)} title={meta}>
        {meta}
      </span>
    </Link>
  );
});

interface MetaLabels {
  readonly watching: (watchers: string) => string;
  readonly startsAt: (time: string) => string;
}

/** The viewers, the start, or the subject; an unknown count is not shown. */
function metaOf(host: Host, words: MetaLabels, formats: Formats, now: number): string {
  if (isLive(host) && host.watcherCount !== undefined) return words.watching(formats.count(host.watcherCount));
  const start = isLive(host) ? undefined : nextStart(host);
  return start === undefined ? tagsOf(host).join(' · ') : words.startsAt(formats.shortTime(start, now));
}

/** All anchors in pages of eight, those on air first. */
export function AnchorGrid({ reading }: { readonly reading: HostReading }) {
  const t = useTranslations();
  const formats = useFormats();
  const { fileUrl, now, paths } = useServices();
  const hosts = useLiveHosts(reading);
  // As read they are in order; as they are now who goes on air comes first.
  const groups = useMemo(
    () => groupsOfEight(hosts === reading.hosts ? hosts : orderedHosts(hosts)),
    [hosts, reading.hosts],
  );
  const words: MetaLabels = {
    watching: (watchers) => t('anchor.watching', { watchers }),
    startsAt: (time) => t('anchor.startsAt', { time }),
  };
  return (
    <Pager
      label={t('anchor.anchorPages')}
      pageCount={groups.length}
      renderPage={(index) =>
        groups[index]?.map((host) => (
          <AnchorCell
            key={host.id}
            to={paths.anchorRoom(host.id)}
            name={host.nickName ?? t('anchor.unnamed')}
            portrait={host.pictureId && fileUrl(host.pictureId)}
            meta={metaOf(host, words, formats, now())}
            liveText={isLive(host) ? t('match.live') : undefined}
          />
        ))
      }
    />
  );
}
