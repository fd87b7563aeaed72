import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { channels } from '../../../contract/push/channels';
import { allHostsQuery } from '../../../domains/anchor/all-hosts-query';
import { useLiveHosts } from '../../../domains/anchor/use-live-hosts';
import { useAudience } from '../../../domains/session/audience';
import { myMatches, type StarredMatch, teamDay } from '../../../domains/team/starred-match';
import { useStarredMatches } from '../../../domains/team/starred-matches-query';
import { useStarredTeams } from '../../../domains/team/starred-teams';
import { isLiveOn } from '../../../rules/anchor/streamer-display';
import { statusOf } from '../../../rules/match/match-status';
import { useServices } from '../../../services/services';
import { useChannel, useRefetch } from '../../../services/use-live';
import { Section, Strip } from '../../../ui/layout/section';
import { MyMatch } from './my-match';

/** Somebody whose shows name the match and who is on air with it; read only while one of the matches is not over. */
function useOnAir(matches: readonly StarredMatch[]) {
  const services = useServices();
  const audience = useAudience();
  const enabled = matches.some((match) => statusOf(match).group !== 'ended');
  const { data, refetch } = useQuery({ ...allHostsQuery(services, audience), enabled });
  useChannel(enabled ? channels.anchors : undefined);
  useRefetch('screen', () => void (enabled && refetch()));
  const hosts = useLiveHosts(data);
  return (id: string) =>
    hosts.find((host) => isLiveOn(host, id) && host.liveSchedule.some(({ matchId }) => matchId === id))?.id;
}

/** Today's matches of teams with a star, of all leagues; nothing where there is none. */
export function MyMatches() {
  const t = useTranslations('star');
  const { now } = useServices();
  const teams = useStarredTeams();
  const readings = useStarredMatches(teams);
  const days = readings.map((reading) => teamDay(reading ?? [], now()));
  const matches = myMatches(days);
  const onAir = useOnAir(matches);
  if (matches.length === 0) return null;
  const indexOf = ({ matchId }: StarredMatch) => days.findIndex(({ today }) => today?.matchId === matchId);
  return (
    <Section title={t('myMatches')}>
      <Strip>
        {matches.map((match) => (
          <MyMatch
            key={match.matchId}
            match={match}
            team={teams[indexOf(match)]?.name ?? ''}
            hostId={onAir(match.matchId)}
          />
        ))}
      </Strip>
    </Section>
  );
}
