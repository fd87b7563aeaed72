import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { AnchorCell } from '../../../domains/anchor/anchor-cell';
import { tagsOf } from '../../../domains/anchor/host-view-model';
import { useLiveHosts } from '../../../domains/anchor/use-live-hosts';
import type { Formats } from '../../../i18n/formats';
import { useFormats } from '../../../i18n/use-formats';
import { groupsOfEight, nextStart, orderedHosts } from '../../../rules/anchor/anchor-order';
import { isLive } from '../../../rules/anchor/streamer-display';
import type { HostReading } from '../../../rules/match/live-overlay';
import { useServices } from '../../../services/services';
import { Pager } from '../../../ui/lists/pager';

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
