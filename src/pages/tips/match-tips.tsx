import { useTranslations } from 'use-intl/react';
import { channels } from '../../contract/push/channels';
import { TIP_SOURCE } from '../../contract/tip/tip';
import { useMember } from '../../domains/session/use-member';
import { Responsible } from '../../domains/tip/responsible';
import { useServices } from '../../services/services';
import { useChannel } from '../../services/use-live';
import { usePages } from './data/paging';
import { tipsQuery } from './data/tips-queries';
import { useExpertPendingActions } from './experts/use-follow-expert';
import { TipList } from './list/tip-list';

/** The tips about one match (product.md, section 7, sportsIds). */
export function MatchTips({ matchId }: { readonly matchId: string }) {
  const t = useTranslations('tips');
  const services = useServices();
  const filters = { sportsType: 0, sportsSource: TIP_SOURCE.all, isRefundable: false, matchId };
  const pages = usePages(tipsQuery(services, useMember(), filters));
  useChannel(channels.tips);
  useExpertPendingActions();
  return (
    <>
      <TipList pages={pages} emptyTitle={t('empty')} emptyText={t('noneOfMatch')} />
      <Responsible />
    </>
  );
}
