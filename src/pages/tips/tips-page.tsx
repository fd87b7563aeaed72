import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { channels } from '../../contract/push/channels';
import { TIP_SOURCE } from '../../contract/tip/tip';
import { anchorHomeQuery } from '../../domains/anchor/anchor-home-query';
import { BannerSection } from '../../domains/banner/banner-section';
import { useSettled } from '../../domains/query/use-settled';
import { useAudience } from '../../domains/session/audience';
import { useMember } from '../../domains/session/use-member';
import { Responsible } from '../../domains/tip/responsible';
import { useServices } from '../../services/services';
import { useChannel } from '../../services/use-live';
import { PageMain } from '../../ui/layout/page-main';
import { activeFilters } from './data/fits-choice';
import { usePages } from './data/paging';
import type { TipOrigin } from './data/tip-keys';
import { tipsQuery } from './data/tips-queries';
import { ExpertStrip } from './experts/expert-strip';
import { useExpertPendingActions } from './experts/use-follow-expert';
import { HotTips } from './list/hot-tips';
import { FilterButton, NothingFits, SetFilters } from './list/tip-choice';
import { TipFilterBar } from './list/tip-filters';
import { TipList } from './list/tip-list';
import { TipOrderChips, useTipOrder } from './list/tip-order-chips';
import { useChosenTips, useTipChoice } from './list/use-tip-choice';

const ALL: TipOrigin = { sportsType: 0, sportsSource: TIP_SOURCE.all };

/** The tips' page: experts, hot tips, and all tips by sport and source, the banners among them. */
export default function TipsPage() {
  const t = useTranslations();
  const services = useServices();
  const uid = useMember();
  const listId = useId();
  const [filters, setFilters] = useState(ALL);
  // The banner below the first tips needs it: the largest reading of all.
  const home = useQuery({ ...anchorHomeQuery(services, useAudience()), enabled: useSettled() });
  const [choice, onChoose] = useTipChoice();
  const pages = usePages(tipsQuery(services, uid, { ...filters, isRefundable: choice.refund }));
  const { choosable: tips, items } = useChosenTips(pages.items, choice);
  const order = useTipOrder(items);
  const choosing = { tips, choice, onChoose };
  useChannel(channels.tips);
  useExpertPendingActions();
  return (
    <PageMain heading={t('pages.tips')} below="float">
      <ExpertStrip />
      <HotTips />
      <TipFilterBar filters={filters} onChange={setFilters} panelId={listId}>
        <FilterButton {...choosing} />
        <TipOrderChips order={order} isCut={pages.query.hasNextPage} />
      </TipFilterBar>
      <section id={listId} role="tabpanel" aria-label={t('tips.list')}>
        <SetFilters choice={choice} onChoose={onChoose} />
        <TipList
          pages={{ ...pages, items: order.items }}
          between={<BannerSection spot="tips" hosts={home.data?.hosts} isWaiting={home.isPending} />}
          emptyTitle={t('tips.empty')}
          emptyText={t('tips.emptyHint')}
          empty={activeFilters(choice).length === 0 ? undefined : <NothingFits {...choosing} />}
        />
      </section>
      <Responsible />
    </PageMain>
  );
}
