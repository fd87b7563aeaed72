import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { AnchorRow } from '../../../domains/anchor/anchor-row';
import { BookButton } from '../../../domains/anchor/book-button';
import { Cover, CoverGrid } from '../../../domains/anchor/cover-card';
import { hostViewModel } from '../../../domains/anchor/host-view-model';
import { useAudience } from '../../../domains/session/audience';
import { useFormats } from '../../../i18n/use-formats';
import { isLiveOn, isOverOn } from '../../../rules/anchor/streamer-display';
import { useServices } from '../../../services/services';
import { ButtonLink } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { State } from '../../../ui/feedback/state';
import { Card, Section } from '../../../ui/layout/section';
import { Avatar } from '../../../ui/media/avatar';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './program-hosts.module.css';
import { hostPicturesQuery, type Programme } from './program-query';

interface ProgramHostsProps {
  readonly programme: Programme;
  readonly versus: string;
  /** Cards with a picture, or rows in the form of older native apps. */
  readonly look: 'cards' | 'rows';
}

function useHostView({ match: { matchId, startDate } }: Programme) {
  const t = useTranslations();
  const { count, matchTime } = useFormats();
  const { fileUrl, now, paths } = useServices();
  const pictures = useHostPictures();
  return (host: Host) => {
    const viewModel = hostViewModel({ ...host, photos: host.photos ?? pictures.get(host.id) }, { t, fileUrl });
    const isLive = isLiveOn(host, matchId);
    const start = host.liveSchedule.find((entry) => entry.matchId === matchId)?.startDate ?? startDate;
    return {
      ...viewModel,
      isLive,
      isOver: isOverOn(host, matchId),
      to: paths.anchorRoom(host.id, { matchId }),
      when: matchTime(start, now()),
      watchers: host.watcherCount === undefined ? undefined : count(host.watcherCount),
    };
  };
}

/** Watch who is on air, book who is to come. */
function HostAction({ host, programme, versus, isBlock }: HostActionProps) {
  const t = useTranslations();
  const { paths } = useServices();
  const { matchId } = programme.match;
  const label = t('programme.watchHost', { name: host.nickName ?? t('anchor.unnamed') });
  if (isOverOn(host, matchId)) {
    return (
      <ButtonLink size="sm" variant="quiet" block={isBlock} to={paths.anchorRoom(host.id)}>
        {t('anchor.enterRoom')}
      </ButtonLink>
    );
  }
  if (!isLiveOn(host, matchId)) {
    return <BookButton matchId={matchId} match={versus} spot={isBlock ? 'block' : 'row'} />;
  }
  return (
    <ButtonLink size="sm" variant="live" block={isBlock} to={paths.anchorRoom(host.id, { matchId })} aria-label={label}>
      {t('action.watch')}
    </ButtonLink>
  );
}

interface HostActionProps extends Omit<ProgramHostsProps, 'look'> {
  readonly host: Host;
  readonly isBlock: boolean;
}

/** An anchor of the programme with a picture: who, and what can be done. */
function HostCard({ host, programme, versus }: Omit<HostActionProps, 'isBlock'>) {
  const t = useTranslations();
  const { name, src, cover, tags, isLive, isOver, to, when, watchers } = useHostView(programme)(host);
  const meta = tags.join(' · ');
  const viewers = watchers === undefined ? undefined : ({ icon: 'eye', text: watchers } as const);
  return (
    <article className={styles.card}>
      <Link to={to} className={layout.block}>
        <span className={text.vh}>{name}</span>
        <Cover
          cover={cover}
          flag={isLive ? { live: t('match.liveNow') } : { ahead: t(isOver ? 'room.over' : 'anchorLists.ahead') }}
          over={isLive ? viewers : { icon: 'calendar', text: when }}
        />
      </Link>
      <div className={styles.body}>
        <div className={layout.named}>
          <Avatar name={name} src={src} size={28} live={isLive} />
          <div className={styles.texts}>
            <div className={cx(styles.name, text.ell)} title={name}>
              {name}
            </div>
            <div className={cx(text.meta, text.ell)} title={meta}>
              {meta}
            </div>
          </div>
        </div>
        <HostAction host={host} programme={programme} versus={versus} isBlock />
      </div>
    </article>
  );
}

const HostCards = ({ programme, versus }: Omit<ProgramHostsProps, 'look'>) => (
  <CoverGrid>
    {programme.hosts.map((host) => (
      <HostCard key={host.id} host={host} programme={programme} versus={versus} />
    ))}
  </CoverGrid>
);

function HostRows({ programme, versus }: Omit<ProgramHostsProps, 'look'>) {
  const t = useTranslations();
  const viewOf = useHostView(programme);
  return (
    <Card>
      {programme.hosts.map((host) => {
        const { name, src, tags, isLive, to, when, watchers } = viewOf(host);
        const live = [watchers && t('anchor.watching', { watchers }), ...tags].filter(Boolean).join(' · ');
        return (
          <AnchorRow
            key={host.id}
            to={to}
            person={{ name, src }}
            live={isLive ? 'words' : undefined}
            meta={isLive ? live : t('anchor.startsAt', { time: when })}
            end={<HostAction host={host} programme={programme} versus={versus} isBlock={false} />}
          />
        );
      })}
    </Card>
  );
}

/** The anchors of the match, now and later. */
export function ProgramHosts({ programme, versus, look }: ProgramHostsProps) {
  const t = useTranslations();
  const { count } = useFormats();
  const { hosts, match } = programme;
  const live = hosts.filter((host) => isLiveOn(host, match.matchId)).length;
  const isOver = hosts.every((host) => isOverOn(host, match.matchId));
  const words = isOver
    ? ''
    : live > 0
      ? t('programme.onAir', { hosts: count(live) })
      : t('programme.planned', { hosts: count(hosts.length) });
  const List = look === 'cards' ? HostCards : HostRows;
  return (
    <Section title={t('programme.anchors')} end={hosts.length > 0 && <span className={text.meta}>{words}</span>}>
      {hosts.length === 0 ? (
        <State art="empty" title={t('programme.noHosts')} text={t('programme.noHostsHint')} />
      ) : (
        <List programme={programme} versus={versus} />
      )}
    </Section>
  );
}

const NONE: ReadonlyMap<string, string[]> = new Map();

/** Larger pictures by host id; they come when they come, nothing waits for them. */
function useHostPictures(): ReadonlyMap<string, string[]> {
  return useQuery(hostPicturesQuery(useServices(), useAudience())).data ?? NONE;
}
