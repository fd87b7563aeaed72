import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Expert } from '../../contract/expert/expert';
import { channels } from '../../contract/push/channels';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../domains/anchor/list-skeletons';
import { QueryState } from '../../domains/query/query-state';
import { FollowedCard } from '../../domains/record/followed-card';
import { LuckRange } from '../../domains/record/luck-range';
import { toldRate } from '../../domains/record/rate';
import { RecordTables } from '../../domains/record/record-tables';
import { useMember } from '../../domains/session/use-member';
import { PictureButton } from '../../domains/share/picture/picture-button';
import { Responsible } from '../../domains/tip/responsible';
import { useFormats } from '../../i18n/use-formats';
import { usePageTitle } from '../../services/page-title';
import { useServices } from '../../services/services';
import { useChannel, useRefetch } from '../../services/use-live';
import { TabPanel, Tabs } from '../../ui/controls/tabs';
import { Below } from '../../ui/layout/below';
import { NavBar } from '../../ui/layout/nav-bar';
import { PaddedCard } from '../../ui/layout/padded-card';
import { PageMain } from '../../ui/layout/page-main';
import { TitledSection } from '../../ui/layout/titled-section';
import { usePages } from './data/paging';
import { expertQuery, expertTipsQuery } from './data/tips-queries';
import { ExpertHead } from './experts/expert-head';
import { expertHistoryQuery } from './experts/expert-history';
import { ExpertRecord } from './experts/expert-record';
import { useExpertPendingActions } from './experts/use-follow-expert';
import { TipList } from './list/tip-list';

/** The return of an expert's tips, and their records by league and kind of bet. */
function ExpertNumbers({ professorId }: { readonly professorId: string }) {
  const query = useQuery(expertHistoryQuery(useServices(), useMember(), professorId));
  const { data } = query;
  return (
    <QueryState query={query} skeleton={<RowsSkeleton />} space={ROWS_HEIGHT_PX}>
      {data !== undefined && (
        <>
          <FollowedCard tips={data.followed} isCut={data.isCut} kind="tips" />
          <RecordTables tips={data.followed} />
        </>
      )}
    </QueryState>
  );
}

const loadPicture = () => import('./picture/expert-picture').then(({ ExpertPicture }) => ExpertPicture);

type TipsTab = 'sale' | 'history' | 'followed';

/** The expert's hit rate with its luck range and break-even, which the history tells. */
function HitRate({ expert }: { readonly expert: Expert }) {
  const t = useTranslations('numbers');
  const { data } = useQuery(expertHistoryQuery(useServices(), useMember(), expert.id));
  const rate = toldRate(expert.hitPercents, expert.hitSession);
  if (rate === undefined) return null;
  return (
    <TitledSection title={t('hitRate')}>
      <PaddedCard>
        <LuckRange rate={{ ...rate, even: data?.even }} />
      </PaddedCard>
    </TitledSection>
  );
}

function ExpertTips({ professorId }: { readonly professorId: string }) {
  const t = useTranslations('expert');
  const followed = useTranslations('numbers')('followed');
  const { count } = useFormats();
  const services = useServices();
  const uid = useMember();
  const id = useId();
  const [tab, setTab] = useState<TipsTab>('sale');
  const sale = usePages(expertTipsQuery(services, uid, professorId, false));
  const history = usePages(expertTipsQuery(services, uid, professorId, true));
  const counted = (total: number | undefined) => (total === undefined ? undefined : count(total));
  return (
    <>
      <Tabs
        id={id}
        label={t('tabs')}
        tabs={[
          { value: 'sale', label: t('sale'), count: counted(sale.total) },
          { value: 'history', label: t('history'), count: counted(history.total) },
          { value: 'followed', label: followed },
        ]}
        value={tab}
        onSelect={setTab}
        sticky="nav"
      />
      <TabPanel id={id} value={tab}>
        {tab === 'followed' ? (
          <ExpertNumbers professorId={professorId} />
        ) : (
          <Below>
            <TipList
              key={tab}
              pages={tab === 'sale' ? sale : history}
              isOfExpert
              emptyTitle={t(tab === 'sale' ? 'noSale' : 'noHistory')}
              emptyText={t(tab === 'sale' ? 'noSaleHint' : 'noHistoryHint')}
            />
          </Below>
        )}
      </TabPanel>
    </>
  );
}

function ExpertView({ professorId }: { readonly professorId: string }) {
  const t = useTranslations();
  const services = useServices();
  const query = useQuery(expertQuery(services, useMember(), professorId));
  const { data } = query;
  const [isAsked, setIsAsked] = useState(false);
  usePageTitle(data?.name || undefined);
  useChannel(channels.tips);
  useRefetch('screen', query.refetch);
  useExpertPendingActions();
  const name = data?.name || t('tips.unnamed');
  return (
    <PageMain>
      <NavBar title={t('pages.expert')} onBack={services.goBack}>
        <PictureButton load={loadPicture} of={data} title={name} path={services.paths.expert(professorId)} />
      </NavBar>
      <QueryState query={query} skeleton={<RowsSkeleton />} space={ROWS_HEIGHT_PX}>
        {data !== undefined && (
          <>
            <ExpertHead expert={data} isAsked={isAsked} />
            <HitRate expert={data} />
            <ExpertRecord expert={data} isAsked={isAsked} onAsk={() => setIsAsked(true)} />
            <Below>
              <ExpertTips professorId={professorId} />
            </Below>
          </>
        )}
      </QueryState>
      <Responsible />
    </PageMain>
  );
}

/** `/news/user/{id}`: an expert, their record and their tips. */
export default function ExpertPage() {
  const { id = '' } = useParams();
  return <ExpertView key={id} professorId={id} />;
}
