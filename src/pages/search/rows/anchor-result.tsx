import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { LiveBadge } from '../../../domains/anchor/live-badge';
import { useVersus } from '../../../domains/match/use-versus';
import { useFormats } from '../../../i18n/use-formats';
import { showOf } from '../../../rules/anchor/show-of';
import { isLive } from '../../../rules/anchor/streamer-display';
import { useServices } from '../../../services/services';
import { Avatar } from '../../../ui/media/avatar';
import type { Entry } from '../data/search-entry';
import { Marked } from './marked';
import { ResultRow, RowMeta, type RowProps } from './result-row';

const PORTRAIT_PX = 36;

/** The host's show, now or next, in words; undefined if unknown. */
function useShowLabels(host: Host | undefined, isSuggested: boolean): string | undefined {
  const t = useTranslations();
  const { count, matchTime } = useFormats();
  const { now } = useServices();
  const match = useVersus();
  if (host === undefined) return undefined;
  const show = showOf(host);
  const { startDate, masterTeamName, guestTeamName } = show ?? {};
  const { fansCount, watcherCount } = host;
  const versus = show && (masterTeamName ?? guestTeamName) !== undefined ? match(show) : undefined;
  const isOn = isLive(host);
  const says = [
    isOn ? undefined : startDate && matchTime(startDate, now()),
    isOn && versus !== undefined && !isSuggested ? t('search.onAirWith', { match: versus }) : versus,
    isOn && !isSuggested && watcherCount !== undefined
      ? t('anchor.watching', { watchers: count(watcherCount) })
      : undefined,
    !isOn && fansCount !== undefined ? t('search.fans', { fans: count(fansCount) }) : undefined,
  ];
  return says.filter(Boolean).join(' · ') || undefined;
}

interface AnchorResultProps extends RowProps {
  readonly entry: Entry;
  /** As they are now; who is only known by name has none. */
  readonly host: Host | undefined;
  /** Offered before anything is typed. */
  readonly isSuggested?: boolean;
}

/** An anchor: on air with what, or when the next show begins. Leads to their room, live or not. */
export function AnchorResult({ entry, host, isSuggested = false, sound }: AnchorResultProps) {
  const t = useTranslations();
  const { fileUrl, paths } = useServices();
  const words = useShowLabels(host, isSuggested);
  const isOn = host !== undefined && isLive(host);
  const show = host && showOf(host);
  return (
    <ResultRow
      picture={
        <Avatar name={entry.name} src={entry.picture && fileUrl(entry.picture)} size={PORTRAIT_PX} live={isOn} />
      }
      name={entry.name}
      meta={
        words && (
          <RowMeta whole={words}>
            <Marked text={words} />
          </RowMeta>
        )
      }
      end={isOn && <LiveBadge text={t('match.liveNow')} />}
      to={paths.anchorRoom(entry.id, show === undefined ? {} : { matchId: show.matchId })}
      sound={sound}
    />
  );
}
