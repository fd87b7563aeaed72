import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../context/services';
import { useChannel } from '../../context/use-live';
import { channels } from '../../contract/channels';
import { TIP_SOURCE } from '../../contract/tip';
import { anchorHomeQuery } from '../../parts/anchors/anchor-home-query';
import { BannerSection } from '../../parts/banners/banner-section';
import { useAudience } from '../../parts/page/audience';
import { Responsible } from '../../parts/page/responsible';
import { useMember } from '../../parts/page/use-member';
import { PageMain } from '../../ui/page-main';
import { ExpertStrip } from './experts/expert-strip';
import { useExpertIntents } from './experts/use-follow-expert';
import { type TipFilters, tipsQuery } from './news-queries';
import { usePages } from './paging';
import { HotTips } from './tips/hot-tips';
import { TipFilterBar } from './tips/tip-filters';
import { TipList } from './tips/tip-list';

const ALL: TipFilters = { sportsType: 0, sportsSource: TIP_SOURCE.all, isRefundable: false };

/** The tips' page: banners, experts, hot tips, and all tips by sport and source. */
export default function NewsPage() {
  const t = useTranslations();
  const services = useServices();
  const uid = useMember();
  const listId = useId();
  const [filters, setFilters] = useState(ALL);
  const home = useQuery(anchorHomeQuery(services, useAudience()));
  const pages = usePages(tipsQuery(services, uid, filters));
  useChannel(channels.tips);
  useExpertIntents();
  return (
    <PageMain heading={t('pages.news')} below="float">
      <BannerSection spot="tips" hosts={home.data?.hosts} isWaiting={home.isPending} />
      <ExpertStrip />
      <HotTips />
      <TipFilterBar filters={filters} onChange={setFilters} panelId={listId} />
      <section id={listId} role="tabpanel" aria-label={t('tips.list')}>
        <TipList pages={pages} emptyTitle={t('tips.empty')} emptyText={t('tips.emptyHint')} />
      </section>
      <Responsible />
    </PageMain>
  );
}
