import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import { useServices } from '../../../context/services';
import { useChannel, useReading } from '../../../context/use-live';
import { channels } from '../../../contract/channels';
import { useLiveHosts, useLiveMatch } from '../../../parts/anchors/use-live';
import { useTicker } from '../../../parts/matches/use-ticker';
import { useAudience } from '../../../parts/page/audience';
import { QueryState } from '../../../parts/page/query-state';
import { programmeHosts, programmeState } from '../../../rules/programme';
import { showsNewProgram } from '../../../rules/version-gates';
import { ROWS_HEIGHT_PX, RowsBones } from '../../../ui/list-skeletons';
import { NavBar } from '../../../ui/nav-bar';
import { PageMain } from '../../../ui/page-main';
import { State } from '../../../ui/state';
import { NewProgram } from './new-program';
import { OldProgram } from './old-program';
import { type Programme, programQuery } from './program-query';
import type { RenderTips } from './render-tips';

/** The programme as read, with what pushes have said since; the form follows the native app's version. */
function LiveProgram({ read, renderTips }: { read: Programme; renderTips: RenderTips | undefined }) {
  const { config } = useServices();
  const isNew = useStore(config, showsNewProgram);
  const ticker = useTicker();
  const { matchId } = read.match;
  const match = useLiveMatch(read.match, read.readAt);
  const hosts = programmeHosts(useLiveHosts(read.hosts, read.readAt), matchId);
  useChannel(channels.match(matchId));
  const programme: Programme = { ...read, match, hosts };
  const state = programmeState(match, hosts, matchId);
  return isNew ? (
    <NewProgram programme={programme} state={state} ticker={ticker} renderTips={renderTips} />
  ) : (
    <OldProgram programme={programme} ticker={ticker} />
  );
}

/** `/program-detail/{id}`: one match, who shows it, and what is on that day. */
export default function ProgramPage({ renderTips }: { readonly renderTips?: RenderTips }) {
  const t = useTranslations();
  const services = useServices();
  const { id = '' } = useParams();
  const client = useQueryClient();
  const query = useQuery(programQuery(services, useAudience(), client, id));
  useChannel(channels.anchors);
  useReading('screen', query.refetch);
  const { data } = query;
  if (data) return <LiveProgram read={data} renderTips={renderTips} />;
  return (
    <>
      <NavBar title={t('pages.programDetail')} onBack={services.goBack} />
      <PageMain>
        <QueryState query={query} bones={<RowsBones />} space={ROWS_HEIGHT_PX}>
          <State art="empty" title={t('programme.unknown')} text={t('programme.unknownHint')} />
        </QueryState>
      </PageMain>
    </>
  );
}
