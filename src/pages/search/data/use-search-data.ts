import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocale } from 'use-intl/react';
import type { LiveMatch } from '../../../contract/anchor/host';
import { channels } from '../../../contract/push/channels';
import { allHostsQuery, readAllHosts } from '../../../domains/anchor/all-hosts-query';
import { anchorHomeQuery } from '../../../domains/anchor/anchor-home-query';
import { useLiveHosts } from '../../../domains/anchor/use-live-hosts';
import { useAudience } from '../../../domains/session/audience';
import { useMember } from '../../../domains/session/use-member';
import type { StarredMatch } from '../../../domains/team/starred-match';
import { orderedHosts } from '../../../rules/anchor/anchor-order';
import { serverDay } from '../../../rules/match/date-filters';
import type { Dated } from '../../../rules/reading/asked';
import { defineKept } from '../../../services/kept';
import { replyOf } from '../../../services/offline-cache';
import { type Services, useServices } from '../../../services/services';
import { useChannel, useRefetch } from '../../../services/use-live';
import { fewAtOnce } from './few-at-once';
import { distinct, type Entry, keptEntries, type MatchEntry, ofHost, ofMatch } from './search-entry';
import { entryQueries, READ_KINDS } from './search-queries';
import { todayQueries } from './today-queries';

/** And anchor home, which every page may have read already: four calls at most leave the queue to what else is asked for. */
const MOST_AT_ONCE = 3;
const NOTHING: readonly Entry[] = [];
const keptSearch = (locale: string) => defineKept(`search-${locale}`, replyOf(keptEntries), undefined, 'member');

const isOut = ({ isPending, isError }: UseQueryResult<unknown>) => isPending && !isError;

/**
 * Several queries as one: what they say together, the same until one of them says something else. `isHeldBack`: an answer
 * that waits for others.
 */
function joined<Data>(results: UseQueryResult<Data>[], isHeldBack = (_at: number) => false) {
  return {
    data: results.flatMap(({ data }, at): Data[] => (data === undefined || isHeldBack(at) ? [] : [data])),
    isPending: results.some(isOut),
    hasFailed: results.some(({ isError }) => isError),
    refetch: () => Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

/** The names of the last visit, for a start without a network and until the answers are there. */
function useKept(services: Services, locale: string, fresh: readonly Entry[], isWhole: boolean): readonly Entry[] {
  const { offlineCache } = services;
  const [last] = useState(() => keptSearch(locale));
  const [kept] = useState(() => offlineCache.recall(last)?.value ?? NOTHING);
  useEffect(() => {
    // The teams and the place of a show are of a day.
    if (isWhole && fresh.length > 0)
      offlineCache.keep(last, () => fresh.map((one) => (one.kind === 'anchor' ? { ...one, also: undefined } : one)));
  }, [isWhole, fresh, last, offlineCache]);
  return kept;
}

/** The matches of a day: as anchor home tells of them, with who is on air, else as their league does; each once. */
function matchesOf(home: readonly Dated<LiveMatch>[], days: readonly StarredMatch[], day: string) {
  const byId = new Map<string, StarredMatch>();
  for (const match of days) byId.set(match.matchId, match);
  for (const match of home)
    if (match.activityStatus === 1 || serverDay(match.startDate) === day)
      byId.set(match.matchId, { ...byId.get(match.matchId), ...match });
  return [...byId.values()].sort((a, b) => a.startDate - b.startDate);
}

const joinedAtOnce = <Data>(results: UseQueryResult<Data>[]) => joined(results);

/** Things of a kind come from up to twelve lists, and each list would have all of them indexed anew: they wait for the last. */
const joinedByKind = (results: UseQueryResult<readonly Entry[]>[]) => {
  const open = new Set(results.flatMap((result, at) => (isOut(result) ? [READ_KINDS[at]] : [])));
  return joined(results, (at) => open.has(READ_KINDS[at]));
};

/** All that can be found, read once; each comes and fails by itself. `isAsked`: somebody searches, nothing is held back. */
export function useSearchData(isAsked: boolean) {
  const services = useServices();
  const locale = useLocale();
  const audience = useAudience();
  const member = useMember();
  const [queue] = useState(() => fewAtOnce(MOST_AT_ONCE));
  // Queries are made once: a render that made them anew would set up all of them.
  const origin = useMemo(() => ({ services, locale, member, queue }), [services, locale, member, queue]);
  const day = serverDay(services.now());
  const names = useMemo(() => entryQueries(origin), [origin]);
  const matchesOfDay = useMemo(() => todayQueries(origin, day), [origin, day]);
  const hosts = useQuery({
    ...allHostsQuery(services, audience),
    queryFn: ({ signal }) => queue(0, signal, () => readAllHosts(services, audience, signal)),
  });
  const home = useQuery(anchorHomeQuery(services, audience));
  const named = useQueries({ queries: names, combine: isAsked ? joinedAtOnce : joinedByKind });
  const today = useQueries({ queries: matchesOfDay, combine: joinedAtOnce });
  useChannel(channels.anchors);
  const live = useLiveHosts(hosts.data);
  const ordered = useMemo(() => orderedHosts(live), [live]);
  const fresh = useMemo(() => [...ordered.map(ofHost), ...named.data.flat()], [ordered, named.data]);
  const isLoading = isOut(hosts) || isOut(home) || named.isPending || today.isPending;
  const hasFailed = hosts.isError || home.isError || named.hasFailed || today.hasFailed;
  const kept = useKept(services, locale, fresh, !isLoading && !hasFailed);
  const entries = useMemo(() => distinct([...fresh, ...kept]), [fresh, kept]);
  const homeMatches = home.data?.matches;
  const matches = useMemo(
    (): readonly MatchEntry[] => matchesOf(homeMatches ?? [], today.data.flat(), day).map(ofMatch),
    [homeMatches, today.data, day],
  );
  const retry = () =>
    Promise.all([hosts.isError && hosts.refetch(), home.isError && home.refetch(), named.refetch(), today.refetch()]);
  useRefetch('screen', () => Promise.all([hosts.refetch(), home.refetch()]));
  return { entries, hosts: ordered, matches, isLoading, hasFailed, retry };
}
