import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { channels } from '../../../contract/push/channels';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../../domains/anchor/list-skeletons';
import { useLiveHostLists, useLiveHosts } from '../../../domains/anchor/use-live-hosts';
import { configStore } from '../../../domains/config/config-store';
import { useMatchTeams } from '../../../domains/match/match-teams';
import { MatchRow } from '../../../domains/match/row/match-row';
import { useLiveMatch } from '../../../domains/match/use-live-match';
import { QueryState } from '../../../domains/query/query-state';
import { useAudience } from '../../../domains/session/audience';
import { ShareButton } from '../../../domains/share/share-button';
import { showsNewProgram } from '../../../rules/config/version-gates';
import { type ProgrammeState, programmeHosts, programmeState } from '../../../rules/match/programme';
import { useServices, useTicked } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { useChannel, useRefetch } from '../../../services/use-live';
import { ButtonLink } from '../../../ui/controls/button';
import { TabPanel, Tabs } from '../../../ui/controls/tabs';
import { State } from '../../../ui/feedback/state';
import { NavBar } from '../../../ui/layout/nav-bar';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { PageMain } from '../../../ui/layout/page-main';
import { Card, MoreLink, Section } from '../../../ui/layout/section';
import { ProgramHero } from './program-hero';
import { ProgramHosts } from './program-hosts';
import { ProgramBar, ProgramFacts } from './program-match';
import styles from './program-page.module.css';
import { type Programme, programQuery } from './program-query';

/** The form of native apps before 4.3.2: everything below one another. */
function OldProgram({ programme }: { readonly programme: Programme }) {
  const t = useTranslations();
  const { goBack, paths } = useServices();
  const { versus } = useMatchTeams(programme.match, false);
  return (
    <>
      <NavBar title={t('pages.programDetail')} onBack={goBack}>
        <ShareButton
          title={versus}
          path={paths.programDetail(programme.match.matchId, { hostId: programme.hosts[0]?.id })}
        />
      </NavBar>
      <PageMain>
        <div className={styles.oldBar}>
          <ProgramBar programme={programme} />
        </div>
        <ProgramHosts programme={programme} versus={versus} look="rows" />
        <Section title={t('programme.infoTitle')}>
          <PaddedCard>
            <ProgramFacts programme={programme} withStatus />
          </PaddedCard>
        </Section>
        <SameDay programme={programme} />
      </PageMain>
    </>
  );
}

interface NewProgramProps {
  readonly programme: Programme;
  readonly state: ProgrammeState;
  readonly tips: ReactNode;
}

type Tab = 'hosts' | 'tips' | 'info';

/** The form of the web and of native apps from 4.3.2 on: a picture on top, then tabs. */
function NewProgram({ programme, state, tips }: NewProgramProps) {
  const t = useTranslations('programme');
  const heading = useTranslations('pages')('programDetail');
  const id = useId();
  const [tab, setTab] = useState<Tab>('hosts');
  const { versus } = useMatchTeams(programme.match, false);
  const tabs = [
    { value: 'hosts', label: t('anchors') },
    { value: 'tips', label: t('tips') },
    { value: 'info', label: t('info') },
  ] as const;
  return (
    <PageMain heading={heading}>
      <ProgramHero programme={programme} state={state} versus={versus} />
      <div className={styles.bar}>
        <ProgramBar programme={programme} />
      </div>
      <Tabs<Tab> id={id} label={t('tabs')} tabs={tabs} value={tab} onSelect={setTab} sticky="top" />
      <TabPanel id={id} value={tab}>
        {tab === 'hosts' && <ProgramHosts programme={programme} versus={versus} look="cards" />}
        {tab === 'tips' && tips}
        {tab === 'info' && (
          <>
            <Section title={t('infoTitle')}>
              <PaddedCard>
                <ProgramFacts programme={programme} />
              </PaddedCard>
            </Section>
            <SameDay programme={programme} />
          </>
        )}
      </TabPanel>
    </PageMain>
  );
}

/** The day's other programmes; a tap on a row leads to its own page. */
function SameDay({ programme }: { readonly programme: Programme }) {
  const t = useTranslations();
  const { paths } = useServices();
  const matches = useLiveHostLists(programme.sameDay);
  if (matches.length === 0) return null;
  return (
    <Section title={t('programme.sameDay')} end={<MoreLink to={paths.fiveLeagues()}>{t('action.all')}</MoreLink>}>
      <Card>
        {matches.map((match) => (
          <MatchRow
            key={match.matchId}
            match={match}
            to={paths.programDetail(match.matchId, { hostId: match.hostList[0]?.id })}
            isDated
          />
        ))}
      </Card>
    </Section>
  );
}

interface ProgramPageProps {
  /** The list of tips about a match: another area's. */
  readonly tips: (matchId: string) => ReactNode;
}

/** The programme as read, with what pushes have said since; the form follows the native app's version. */
function LiveProgram({ read, tips }: ProgramPageProps & { readonly read: Programme }) {
  const isNew = useStore(configStore, showsNewProgram);
  const { matchId } = read.match;
  const match = useLiveMatch(read.match);
  const hosts = programmeHosts(useLiveHosts(read), matchId);
  useChannel(channels.match(matchId));
  const programme: Programme = { ...read, match, hosts };
  const state = useTicked((now) => programmeState(match, hosts, matchId, now));
  return isNew ? (
    <NewProgram programme={programme} state={state} tips={tips(matchId)} />
  ) : (
    <OldProgram programme={programme} />
  );
}

/** `/program-detail/{id}`: one match, who shows it, what experts say of it, and what is on that day. */
export default function ProgramPage({ tips }: ProgramPageProps) {
  const t = useTranslations();
  const services = useServices();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const hostId = search.get('hostId') ?? undefined;
  const client = useQueryClient();
  const query = useQuery(programQuery(services, useAudience(), client, { matchId: id, hostId }));
  useChannel(channels.anchors);
  useRefetch('screen', query.refetch);
  const { data } = query;
  if (data) return <LiveProgram read={data} tips={tips} />;
  return (
    <>
      <NavBar title={t('pages.programDetail')} onBack={services.goBack} />
      <PageMain>
        <QueryState query={query} skeleton={<RowsSkeleton />} space={ROWS_HEIGHT_PX}>
          <State
            art="empty"
            title={t('programme.unknown')}
            text={t('programme.unknownHint')}
            action={<ButtonLink to={services.paths.allAnchors({ tab: 'live' })}>{t('room.otherAnchors')}</ButtonLink>}
          />
        </QueryState>
      </PageMain>
    </>
  );
}
