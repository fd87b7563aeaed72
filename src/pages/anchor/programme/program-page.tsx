import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { channels } from '../../../contract/push/channels';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../../domains/anchor/list-skeletons';
import { useLiveHosts } from '../../../domains/anchor/use-live-hosts';
import { configStore } from '../../../domains/config/config-store';
import { useLiveMatch } from '../../../domains/match/use-live-match';
import { QueryState } from '../../../domains/query/query-state';
import { useAudience } from '../../../domains/session/audience';
import { showsNewProgram } from '../../../rules/config/version-gates';
import { programmeHosts, programmeState } from '../../../rules/match/programme';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { useChannel, useRefetch } from '../../../services/use-live';
import { ButtonLink } from '../../../ui/controls/button';
import { State } from '../../../ui/feedback/state';
import { NavBar } from '../../../ui/layout/nav-bar';
import { PageMain } from '../../../ui/layout/page-main';
import { NewProgram } from './new-program';
import { OldProgram } from './old-program';
import { type Programme, programQuery } from './program-query';

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
  const state = programmeState(match, hosts, matchId);
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
