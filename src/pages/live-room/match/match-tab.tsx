import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { LIVE_STATUS } from '../../../contract/codes';
import type { RoomInfo } from '../../../contract/room/room';
import { anchorHomeQuery } from '../../../domains/anchor/anchor-home-query';
import { AnchorRow } from '../../../domains/anchor/anchor-row';
import { personOf } from '../../../domains/anchor/host-view-model';
import { useLiveHosts } from '../../../domains/anchor/use-live-hosts';
import { CalendarButton } from '../../../domains/match/match-calendar';
import { useLiveMatch } from '../../../domains/match/use-live-match';
import { useAudience } from '../../../domains/session/audience';
import { sheetTexts } from '../../../i18n/fetch-texts';
import { useFormats } from '../../../i18n/use-formats';
import { isLiveOn } from '../../../rules/anchor/streamer-display';
import type { HostReading } from '../../../rules/match/live-overlay';
import { statusOf } from '../../../rules/match/match-status';
import type { Dated } from '../../../rules/reading/asked';
import { LazySheet } from '../../../services/lazy-sheet';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { ChoiceChips } from '../../../ui/controls/choice-chips';
import { State } from '../../../ui/feedback/state';
import { Card, MoreLink, Section } from '../../../ui/layout/section';
import { KeyValues } from '../../../ui/lists/key-values';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { ExtrasSection } from '../extras/extras-section';
import styles from './match-tab.module.css';

/** Other anchors of the match, of the room or, where it names none, of anchor home. */
function useOthers({ hostList, matchId, askedAt }: Dated<RoomInfo>, hostId: string): HostReading {
  const services = useServices();
  const isTold = hostList.length > 0;
  const { data } = useQuery({ ...anchorHomeQuery(services, useAudience()), enabled: !isTold });
  const match = data?.matches.find((one) => one.matchId === matchId);
  if (isTold || match === undefined) return { hosts: hostList, askedAt };
  return { hosts: match.hostList.filter(({ id }) => id !== hostId), askedAt: match.askedAt };
}

interface MatchHostsProps {
  readonly show: Dated<RoomInfo>;
  readonly host: Host;
  readonly viewers: number | undefined;
}

/** Everybody who shows this match, this room's host first; a switch takes the place of this room in the history. */
function MatchHosts({ show, host, viewers }: MatchHostsProps) {
  const t = useTranslations();
  const { count, matchTime } = useFormats();
  const { fileUrl, now, paths } = useServices();
  const navigate = useNavigate();
  const { matchId, startDate } = show;
  const others = useLiveHosts(useOthers(show, host.id));
  const isOnAir = show.liveStatus === LIVE_STATUS.live;
  const onAir = others.filter((one) => isLiveOn(one, matchId)).length + Number(isOnAir);

  const metaOf = (isLive: boolean, watchers: number | undefined) => {
    if (isLive) return watchers === undefined ? undefined : t('anchor.watching', { watchers: count(watchers) });
    return startDate === undefined || startDate < now()
      ? undefined
      : t('room.comesOn', { time: matchTime(startDate, now()) });
  };
  const row = (one: Host, isLive: boolean, watchers: number | undefined) => {
    const live = isLive ? ('ring' as const) : undefined;
    return { person: personOf(one, { t, fileUrl }), size: 36 as const, live, meta: metaOf(isLive, watchers) };
  };
  return (
    <Section
      title={t('room.hosts')}
      end={onAir > 0 && <span className={text.meta}>{t('room.hostsNow', { hosts: count(onAir) })}</span>}
    >
      <Card>
        <AnchorRow
          {...row(host, isOnAir, viewers)}
          end={isOnAir && <span className={styles.here}>{t('room.watchingHere')}</span>}
        />
        {others.map((one) => {
          const props = row(one, isLiveOn(one, matchId), one.watcherCount);
          return (
            <AnchorRow
              key={one.id}
              {...props}
              end={
                <Button
                  size="sm"
                  variant="soft"
                  aria-label={t('room.switchTo', { name: props.person.name })}
                  onClick={() => void navigate(paths.anchorRoom(one.id, { matchId }), { replace: true })}
                >
                  {t('room.switch')}
                </Button>
              }
            />
          );
        })}
      </Card>
    </Section>
  );
}

function Facts({ show, hostId }: { readonly show: Dated<RoomInfo>; readonly hostId: string }) {
  const t = useTranslations();
  const { matchTime } = useFormats();
  const { now, paths } = useServices();
  const match = useLiveMatch(show);
  const { group, label } = statusOf(match);
  const status = match.statusId === undefined ? t('format.missing') : t(`match.status.${label}`);
  return (
    <Section
      title={t('room.facts')}
      end={
        <>
          {group === 'unstarted' && <CalendarButton match={match} label={t('room.toCalendar')} />}
          <MoreLink to={paths.programDetail(match.matchId, { hostId })}>{t('room.programme')}</MoreLink>
        </>
      }
    >
      <Card>
        <div className={styles.facts}>
          <KeyValues
            rows={[
              { label: t('room.league'), value: match.matchLeague ?? t('format.missing') },
              { label: t('room.kickOff'), value: matchTime(match.startDate, now()) },
              { label: t('room.status'), value: status },
            ]}
          />
        </div>
      </Card>
    </Section>
  );
}

interface MatchTabProps {
  readonly show: Dated<RoomInfo> | undefined;
  readonly host: Host;
  readonly viewers: number | undefined;
}

const loadViews = () => import('./room-match-views');
const VIEWS_TEXTS = sheetTexts('match-sheet');

/** The views of the match, which come with a chunk of their own; the room's own part is in the first one. */
function Views({ show, children }: { readonly show: Dated<RoomInfo>; readonly children: ReactNode }) {
  const t = useTranslations('room');
  const [isFirst, setIsFirst] = useState(true);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  // The one chip that is always there: the others come beside it, and nothing moves.
  const choices = [{ value: 'glance', label: t('glance') }];
  return (
    <>
      <LazySheet
        load={loadViews}
        texts={VIEWS_TEXTS}
        waiting={<ChoiceChips label={t('match')} choices={choices} value="glance" onChoose={() => undefined} />}
      >
        {({ RoomMatchViews }) => below && <RoomMatchViews show={show} below={below} onFirst={setIsFirst} />}
      </LazySheet>
      <div hidden={!isFirst}>{children}</div>
      <div ref={setBelow} className={layout.apart} />
    </>
  );
}

/** The match's tab: other anchors, the draw, the facts, and the views of the match. */
export function MatchTab({ show, host, viewers }: MatchTabProps) {
  const t = useTranslations('room');
  if (show === undefined) {
    return (
      <Section title={t('facts')}>
        <Card>
          <State art="empty" title={t('noMatch')} text={t('noMatchHint')} />
        </Card>
      </Section>
    );
  }
  return (
    <Views key={show.matchId} show={show}>
      <MatchHosts show={show} host={host} viewers={viewers} />
      <ExtrasSection show={show} hostId={host.id} />
      <Facts show={show} hostId={host.id} />
    </Views>
  );
}
