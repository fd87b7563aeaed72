import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { anchorHomeQuery } from '../../domains/anchor/anchor-home-query';
import { subscriptionStore } from '../../domains/anchor/subscription-store';
import { usePull } from '../../domains/query/use-pull';
import { scheduleQuery } from '../../domains/room/schedule-query';
import { useAudience } from '../../domains/session/audience';
import { useMember } from '../../domains/session/use-member';
import { useStarredMatches } from '../../domains/team/starred-matches-query';
import { useStarredTeams } from '../../domains/team/starred-teams';
import { Responsible } from '../../domains/tip/responsible';
import { useFormats } from '../../i18n/use-formats';
import { isSettled } from '../../rules/tip/tip-view-model';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { useRefetch } from '../../services/use-live';
import { Button, ButtonLink, IconButton } from '../../ui/controls/button';
import { cx } from '../../ui/cx';
import { State } from '../../ui/feedback/state';
import { NavBar } from '../../ui/layout/nav-bar';
import { PageMain } from '../../ui/layout/page-main';
import { Card } from '../../ui/layout/section';
import { Icon } from '../../ui/media/icon';
import { PageIcon } from '../../ui/media/page-icon';
import layout from '../../ui/theme/layout.module.css';
import text from '../../ui/theme/text.module.css';
import { bookedMatches, scheduledBy } from './booked-matches';
import styles from './mine.module.css';
import { MineAnchors } from './mine-anchors';
import { MineExperts } from './mine-experts';
import { MineMatches } from './mine-matches';
import { mineExpertsQuery, mineHostsQuery, mineOrdersQuery } from './mine-queries';
import { MineTeams } from './mine-teams';
import { NoticesSheet } from './notices-sheet';

const STROKE = 'var(--si-line-strong)';
const ACCENT = 'var(--si-accent)';

/** Two cards of people, and one more. */
const CARDS = (
  <>
    <path d="M14 74h84" stroke={STROKE} />
    <rect x="22" y="22" width="30" height="40" rx="6" stroke={STROKE} />
    <circle cx="37" cy="36" r="6" stroke={STROKE} />
    <path d="M28 54c1-6 4.5-8 9-8s8 2 9 8" stroke={STROKE} />
    <rect x="60" y="30" width="30" height="32" rx="6" stroke="var(--si-line)" />
    <path d="M66 42h18M66 50h12" stroke="var(--si-line)" />
    <circle cx="88" cy="24" r="12" fill="var(--si-surface)" stroke={ACCENT} />
    <path d="M88 18.5v11M82.5 24h11" stroke={ACCENT} />
  </>
);

/** Nothing is followed, booked or starred: where it begins. Follows and bookings are an account's, which a visitor has not. */
function Empty({ isVisitor }: { readonly isVisitor: boolean }) {
  const t = useTranslations();
  const { askLogin, paths } = useServices();
  return (
    <div className={layout.apart}>
      <Card>
        <State
          art={isVisitor ? 'login' : CARDS}
          title={t(isVisitor ? 'state.needsLogin' : 'mine.empty')}
          text={t('mine.emptyHint')}
          action={
            <div className={styles.actions}>
              {isVisitor ? (
                <Button onClick={() => askLogin()}>{t('action.logIn')}</Button>
              ) : (
                <ButtonLink to={paths.anchor()}>{t('mine.seeAnchors')}</ButtonLink>
              )}
              <ButtonLink variant="soft" to={paths.fiveLeagues()}>
                {t('mine.pickTeams')}
              </ButtonLink>
            </div>
          }
        />
      </Card>
    </div>
  );
}

/** A result is new this long. */
const NEW_FOR_MS = 24 * 3_600_000;

/** The way to the member's orders: how many wait, and how many were settled within a day. */
function MineOrders() {
  const t = useTranslations();
  const { count } = useFormats();
  const services = useServices();
  const { data } = useQuery(mineOrdersQuery(services, useMember()));
  const isFresh = (at: number) => at > services.now() - NEW_FOR_MS;
  const fresh = data?.newest.filter(({ result, settleTime = 0 }) => isSettled(result) && isFresh(settleTime)) ?? [];
  const words = [
    data?.waiting !== undefined && data.waiting > 0 && t('mine.waiting', { orders: count(data.waiting) }),
    fresh.length > 0 && t('mine.settled', { orders: fresh.length }),
  ];
  return (
    <nav className={styles.top} aria-label={t('mine.ways')}>
      <Link to={services.paths.myOrders()} className={styles.orders}>
        <span className={styles.gold}>
          <PageIcon name="order" size={24} />
        </span>
        <span className={layout.grow}>
          <b>{t('pages.myOrders')}</b>
          <span className={cx(text.meta, text.num)}>{words.filter(Boolean).join(' · ')}</span>
        </span>
        <Icon name="right" size={16} />
      </Link>
    </nav>
  );
}

/** Matches of the schedules that tell when a booked match kicks off; undefined until they have answered, or failed. */
function usePlanned(ids: ReadonlySet<string>, known: Parameters<typeof scheduledBy>[1]) {
  const services = useServices();
  const audience = useAudience();
  const queries = scheduledBy(ids, known).map((id) => scheduleQuery(services, audience, id));
  const answers = useQueries({ queries });
  return answers.some(({ isPending }) => isPending)
    ? undefined
    : answers.flatMap(({ data = [] }) => data.map(({ liveStatus: _status, ...match }) => match));
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
      {member !== '' && <MineOrders />}
      {(member === '' || (isEmpty && teams.length === 0)) && <Empty isVisitor={member === ''} />}
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
  const { goBack, paths } = useServices();
  const navigate = useNavigate();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const mine = useMine();
  useRefetch('screen', mine.refresh);
  const { puller } = usePull(mine.refresh);
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
        {puller}
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
