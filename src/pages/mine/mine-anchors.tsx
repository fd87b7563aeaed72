import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { Host, LiveMatch } from '../../contract/anchor/host';
import { channels } from '../../contract/push/channels';
import { AnchorRow } from '../../domains/anchor/anchor-row';
import { personOf } from '../../domains/anchor/host-view-model';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../domains/anchor/list-skeletons';
import { useLiveHosts } from '../../domains/anchor/use-live-hosts';
import { useSubscribed } from '../../domains/anchor/use-subscribed';
import { LiveClockView } from '../../domains/match/live-clock-view';
import { scoreText } from '../../domains/match/match-teams';
import { useLiveMatch } from '../../domains/match/use-live-match';
import { teamsOf, useVersus } from '../../domains/match/use-versus';
import { QueryState } from '../../domains/query/query-state';
import { useUnspoilt } from '../../domains/spoilers/use-unspoilt';
import { useFormats } from '../../i18n/use-formats';
import { orderedHosts } from '../../rules/anchor/anchor-order';
import { showOf } from '../../rules/anchor/show-of';
import { isLive } from '../../rules/anchor/streamer-display';
import { type HostReading, hasBegun } from '../../rules/match/live-overlay';
import type { Dated } from '../../rules/reading/asked';
import { useServices } from '../../services/services';
import { useChannel } from '../../services/use-live';
import { Button, ButtonLink } from '../../ui/controls/button';
import { Card } from '../../ui/layout/section';
import { TitledSection } from '../../ui/layout/titled-section';
import { Icon } from '../../ui/media/icon';
import { PageIcon } from '../../ui/media/page-icon';
import { DottedLine } from './dotted-line';
import styles from './mine.module.css';

/** A match in one line: both teams with their score and the clock, or when it begins. */
function MineScore({ match: read }: { readonly match: Dated<LiveMatch> }) {
  const t = useTranslations();
  const { matchTime } = useFormats();
  const { now } = useServices();
  useChannel(channels.match(read.matchId));
  const match = useUnspoilt()(useLiveMatch(read));
  const { home, away, versus } = teamsOf(t, match);
  if (match.isVeiled === true) return versus;
  if (!hasBegun(match)) return <DottedLine items={[versus, matchTime(match.startDate, now())]} />;
  const scores = `${home} ${scoreText(match.homeScore)} : ${scoreText(match.awayScore)} ${away}`;
  return <DottedLine items={[scores, <LiveClockView key="clock" match={match} />]} />;
}

/** Books an anchor's next show: the same booking as in every list, in the words of a reminder. */
function RemindButton({ matchId, name }: { readonly matchId: string; readonly name: string }) {
  const t = useTranslations('mine');
  const { isOn, turn } = useSubscribed({ matchId });
  return (
    <Button
      size="sm"
      variant={isOn ? 'quiet' : 'soft'}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'remindedOf' : 'remindOf', { name })}
      onClick={turn}
    >
      {isOn ? <Icon name="check" size={12} /> : <PageIcon name="bell" size={14} />}
      {t(isOn ? 'reminded' : 'remind')}
    </Button>
  );
}

interface RowProps {
  readonly host: Host;
  /** The host's match on air, if anchor home knows its state. */
  readonly live: Dated<LiveMatch> | undefined;
}

/** The start of the next show and its teams, as far as they are known. */
function useShowLabels(host: Host): readonly string[] {
  const versus = useVersus();
  const { matchTime } = useFormats();
  const { now } = useServices();
  const show = showOf(host);
  if (show === undefined) return [];
  const { startDate, masterTeamName, guestTeamName } = show;
  const match = masterTeamName === undefined && guestTeamName === undefined ? '' : versus(show);
  const when = startDate === undefined || isLive(host) ? '' : matchTime(startDate, now());
  return [when, match].filter(Boolean);
}

function Row({ host, live }: RowProps) {
  const t = useTranslations();
  const { fileUrl, paths } = useServices();
  const person = personOf(host, { t, fileUrl });
  const { name } = person;
  const show = showOf(host);
  const isOnAir = isLive(host);
  const words = useShowLabels(host);
  const room = paths.anchorRoom(host.id, show === undefined ? {} : { matchId: show.matchId });
  return (
    <AnchorRow
      person={person}
      to={room}
      live={isOnAir ? 'words' : undefined}
      metaTitle={words.join(' · ') || undefined}
      meta={
        isOnAir && live !== undefined ? (
          <MineScore match={live} />
        ) : words.length > 0 ? (
          <DottedLine items={words} />
        ) : isOnAir ? undefined : (
          t('mine.noShows')
        )
      }
      end={
        isOnAir ? (
          <ButtonLink size="sm" variant="live" to={room} aria-label={t('mine.watchHost', { name })}>
            {t('action.watch')}
          </ButtonLink>
        ) : show === undefined ? undefined : (
          <RemindButton matchId={show.matchId} name={name} />
        )
      }
    />
  );
}

interface MineAnchorsProps {
  readonly followed: ReadonlySet<string>;
  readonly query: UseQueryResult<HostReading>;
  /** Of anchor home. */
  readonly matches: readonly Dated<LiveMatch>[];
}

/** Anchors whom the member follows: on air with what, or when the next show begins. */
export function MineAnchors({ followed, query, matches }: MineAnchorsProps) {
  const t = useTranslations('mine');
  const { count } = useFormats();
  useChannel(channels.anchors);
  const hosts = useLiveHosts(query.data);
  const shown = orderedHosts(hosts.filter(({ id }) => followed.has(id)));
  const onAir = shown.filter(isLive).length;
  return (
    <TitledSection
      title={t('anchors')}
      meta={count(followed.size)}
      end={onAir > 0 && <span className={styles.onAir}>{t('onAir', { anchors: count(onAir) })}</span>}
    >
      <Card>
        <QueryState query={query} skeleton={<RowsSkeleton />} space={ROWS_HEIGHT_PX}>
          {shown.map((host) => (
            <Row key={host.id} host={host} live={matches.find(({ matchId }) => matchId === showOf(host)?.matchId)} />
          ))}
          {shown.length < followed.size && (
            <p className={styles.rest}>{t('goneAnchors', { anchors: count(followed.size - shown.length) })}</p>
          )}
        </QueryState>
      </Card>
    </TitledSection>
  );
}
