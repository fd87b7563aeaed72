import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { anchorHomeQuery } from '../../domains/anchor/anchor-home-query';
import { subscriptionStore } from '../../domains/anchor/subscription-store';
import { useAudience } from '../../domains/session/audience';
import { useMember } from '../../domains/session/use-member';
import { useStarredMatches } from '../../domains/team/starred-matches-query';
import { useStarredTeams } from '../../domains/team/starred-teams';
import { Responsible } from '../../domains/tip/responsible';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { useRefetch } from '../../services/use-live';
import { IconButton } from '../../ui/controls/button';
import { NavBar } from '../../ui/layout/nav-bar';
import { PageMain } from '../../ui/layout/page-main';
import { PullToRefresh } from '../../ui/lists/pull-to-refresh';
import { Icon } from '../../ui/media/icon';
import { PageIcon } from '../../ui/media/page-icon';
import { bookedMatches, scheduledBy } from './booked-matches';
import { Empty, Visitor } from './empty';
import { MineAnchors } from './mine-anchors';
import { MineExperts } from './mine-experts';
import { MineMatches } from './mine-matches';
import { MineOrders } from './mine-orders';
import { mineExpertsQuery, mineHostsQuery, minePlannedQuery } from './mine-queries';
import { MineTeams } from './mine-teams';
import { NoticesSheet } from './notices-sheet';

/** Matches of the schedules that tell when a booked match kicks off; undefined until they have answered, or failed. */
function usePlanned(ids: ReadonlySet<string>, known: Parameters<typeof scheduledBy>[1]) {
  const services = useServices();
  const audience = useAudience();
  const queries = scheduledBy(ids, known).map((id) => minePlannedQuery(services, audience, id));
  const answers = useQueries({ queries });
  return answers.some(({ isPending }) => isPending) ? undefined : answers.flatMap(({ data }) => data ?? []);
}

/** The page's data, read and put together. */
function useMine() {
  const services = useServices();
  const audience = useAudience();
  const member = useMember();
  const { hosts: followed, matches: ids, isKnown } = useStore(subscriptionStore, (state) => state);
  const hosts = useQuery({ ...mineHostsQuery(services, audience), enabled: member !== '' });
  const home = useQuery({ ...anchorHomeQuery(services, audience), enabled: member !== '' });
  const experts = useQuery(mineExpertsQuery(services, member));
  const teams = useStarredTeams();
  const readings = useStarredMatches(teams);
  const starred = readings.flatMap((reading) => reading ?? []);
  const live = home.data?.matches ?? [];
  const known = { live, hosts: hosts.data, starred };
  const planned = usePlanned(ids, known);
  const booked = bookedMatches(ids, { ...known, planned: planned ?? [] }, services.now());
  const refresh = async () => {
    const { refresh: readSubscriptions } = services.stores.get(subscriptionStore).getState();
    await Promise.all([readSubscriptions(), hosts.refetch(), home.refetch(), experts.refetch()]);
  };
  const isDated = hosts.data !== undefined && planned !== undefined;
  return { member, followed, isKnown, hosts, live, experts, teams, readings, booked, isDated, refresh };
}

/** The member's anchors and matches, and the device's own teams. */
function Sections({ mine }: { readonly mine: ReturnType<typeof useMine> }) {
  const { member, followed, isKnown, hosts, live, experts, teams, readings, booked, isDated } = mine;
  const hasMatches = booked.matches.length + booked.unknown > 0;
  const hasExperts = experts.isError || (experts.data?.list.length ?? 0) > 0;
  const isEmpty = isKnown && experts.data !== undefined && followed.size === 0 && !hasMatches && !hasExperts;
  return (
    <>
      {member === '' && <Visitor />}
      {member !== '' && <MineOrders />}
      {member !== '' && isEmpty && teams.length === 0 && <Empty />}
      {followed.size > 0 && <MineAnchors followed={followed} query={hosts} matches={live} />}
      {hasMatches && isDated && <MineMatches booked={booked} />}
      {hasExperts && <MineExperts query={experts} />}
      {teams.length > 0 && <MineTeams teams={teams} readings={readings} />}
    </>
  );
}

/** `/mine`: all that one follows, has booked and has given a star, on one page. */
export default function MinePage() {
  const t = useTranslations();
  const { goBack, paths, scrollContainer } = useServices();
  const navigate = useNavigate();
  const [isPulled, setIsPulled] = useState(false);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const mine = useMine();
  useRefetch('screen', mine.refresh);
  const pull = async () => {
    setIsPulled(true);
    await mine.refresh();
    setIsPulled(false);
  };
  return (
    <>
      <NavBar title={t('pages.mine')} onBack={goBack}>
        <IconButton label={t('nav.search')} onClick={() => navigate(paths.search())}>
          <Icon name="search" />
        </IconButton>
        <IconButton label={t('mine.notices')} aria-haspopup="dialog" onClick={() => setIsSheetOpen(true)}>
          <PageIcon name="bell" />
        </IconButton>
      </NavBar>
      <PageMain>
        <PullToRefresh container={scrollContainer} isRefreshing={isPulled} onRefresh={() => void pull()} />
        <Sections mine={mine} />
        <Responsible />
      </PageMain>
      {isSheetOpen && (
        <NoticesSheet
          anchors={mine.followed.size}
          matches={mine.booked.matches.length + mine.booked.unknown}
          onClose={() => setIsSheetOpen(false)}
        />
      )}
    </>
  );
}
