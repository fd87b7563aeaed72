import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../domains/anchor/list-skeletons';
import { PagesEnd } from '../../domains/query/pages-end';
import { QueryState } from '../../domains/query/query-state';
import { useMember } from '../../domains/session/use-member';
import { PictureButton } from '../../domains/share/picture/picture-button';
import { Responsible } from '../../domains/tip/responsible';
import { useFormats } from '../../i18n/use-formats';
import { type BetPeriod, betsIn, coinRecord } from '../../rules/record/bet-period';
import { usePageTitle } from '../../services/page-title';
import { useServices } from '../../services/services';
import { useRefetch } from '../../services/use-live';
import { NavBar } from '../../ui/layout/nav-bar';
import { PageMain } from '../../ui/layout/page-main';
import { betsOf } from './bets/bet-view-model';
import { type BettingPage, bettingQuery } from './data/ranking-queries';
import { useRankingPendingActions } from './use-ranking-pending-actions';
import { BetRecords } from './user/bet-days';
import { PeriodRecord } from './user/period-record';
import { ProfitChart } from './user/profit-chart';
import { TitleChips } from './user/title-chips';
import { UserHead } from './user/user-head';

/** CSS px before the end at which the next page is asked for. */
const ASK_AHEAD_PX = 1200;

const loadPicture = () => import('./picture/period-picture').then(({ PeriodPicture }) => PeriodPicture);

const useReports = (data: { readonly pages: readonly BettingPage[] } | undefined) =>
  useMemo(() => data?.pages.flatMap(({ list }) => list) ?? [], [data]);

/** The user's bets, all of them or those of a title, page by page. */
function Bets({ bettor, title }: { readonly bettor: string; readonly title: string }) {
  const { count } = useFormats();
  const query = useInfiniteQuery(bettingQuery(useServices(), useMember(), bettor, title));
  const { data, hasNextPage } = query;
  const reports = useReports(data);
  const { bets } = useMemo(() => betsOf(reports), [reports]);
  // A long list is not read again by itself: that would be a call for every page of it.
  useRefetch('screen', () => {
    if (data?.pages.length === 1) void query.refetch();
  });
  return (
    <QueryState query={query} skeleton={<RowsSkeleton />} space={ROWS_HEIGHT_PX}>
      <BetRecords bettor={bettor} reports={reports} count={hasNextPage ? undefined : count(bets.length)} />
      {reports.length > 0 && <PagesEnd query={query} aheadPx={ASK_AHEAD_PX} revision={reports} />}
    </QueryState>
  );
}

function UserView({ bettor }: { readonly bettor: string }) {
  const t = useTranslations();
  const services = useServices();
  const [title, setTitle] = useState('');
  const query = useInfiniteQuery(bettingQuery(services, useMember(), bettor));
  const reports = useReports(query.data);
  const { bets } = useMemo(() => betsOf(reports), [reports]);
  const user = query.data?.pages[0]?.user;
  const [period, setPeriod] = useState<BetPeriod>('thisWeek');
  const [at] = useState(services.now);
  const chosen = useMemo(() => betsIn(bets, period, at), [bets, period, at]);
  const picture = coinRecord(chosen).settled > 0 ? { user, period, bets: chosen, isCut: query.hasNextPage } : undefined;
  const name = user?.nickName.trim() || t('ranking.unnamed');
  usePageTitle(user?.nickName.trim() || undefined);
  useRankingPendingActions();
  return (
    <PageMain>
      <NavBar title={t('pages.rankUser')} onBack={services.goBack}>
        <PictureButton load={loadPicture} of={picture} title={name} path={services.paths.rankUser(bettor)} />
      </NavBar>
      <QueryState query={query} skeleton={<RowsSkeleton />} space={ROWS_HEIGHT_PX}>
        <UserHead bettor={bettor} user={user} bets={bets} />
        {user !== undefined && <ProfitChart line={user.profitLine} />}
        <PeriodRecord bets={bets} isCut={query.hasNextPage} period={period} onPeriod={setPeriod} />
        <TitleChips titles={user?.titles} value={title} onChoose={setTitle} />
        <Bets bettor={bettor} title={title} />
      </QueryState>
      <Responsible />
    </PageMain>
  );
}

/** `/user-ranking/user/{id}` (rank-user): somebody's figures and bets. */
export default function RankUserPage() {
  const { id = '' } = useParams();
  return <UserView key={id} bettor={id} />;
}
