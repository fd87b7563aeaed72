import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import type { RoomInfo } from '../../../contract/room/room';
import { useLiveMatch } from '../../../domains/match/use-live-match';
import { useFormats } from '../../../i18n/use-formats';
import { statusOf } from '../../../rules/match/match-status';
import type { Dated } from '../../../rules/reading/asked';
import { useServices } from '../../../services/services';
import { State } from '../../../ui/feedback/state';
import { Card, MoreLink, Section } from '../../../ui/layout/section';
import { KeyValues } from '../../../ui/lists/key-values';
import { ExtrasSection } from '../extras/extras-section';
import { MatchHosts } from './match-hosts';
import styles from './match-hosts.module.css';

function Facts({ show, hostId }: { readonly show: Dated<RoomInfo>; readonly hostId: string }) {
  const t = useTranslations();
  const { matchTime } = useFormats();
  const { now, paths } = useServices();
  const match = useLiveMatch(show);
  const { label } = statusOf(match);
  const status = match.statusId === undefined ? t('format.missing') : t(`match.status.${label}`);
  return (
    <Section
      title={t('room.facts')}
      end={<MoreLink to={paths.programDetail(match.matchId, { hostId })}>{t('room.programme')}</MoreLink>}
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

/** The match's tab: other anchors, the draw, the facts. */
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
    <>
      <MatchHosts show={show} host={host} viewers={viewers} />
      <ExtrasSection show={show} hostId={host.id} />
      <Facts show={show} hostId={host.id} />
    </>
  );
}
