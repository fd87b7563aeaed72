import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../domains/anchor/list-skeletons';
import { PromoBanner } from '../../domains/banner/promo-banner';
import { QueryState } from '../../domains/query/query-state';
import { RichText } from '../../domains/rich-text/rich-text';
import { useMember } from '../../domains/session/use-member';
import { walletQuery } from '../../domains/wallet/wallet-query';
import { useFormats } from '../../i18n/use-formats';
import { mallTarget, targetHref } from '../../rules/shell/navigation-targets';
import { useServices } from '../../services/services';
import { useRefetch } from '../../services/use-live';
import { Button } from '../../ui/controls/button';
import { State } from '../../ui/feedback/state';
import { NavBar } from '../../ui/layout/nav-bar';
import { PageMain } from '../../ui/layout/page-main';
import { Card } from '../../ui/layout/section';
import { documentQuery } from './gold-document-query';
import { DocumentCard, WalletCard } from './wallet-card';

/** The way into the gold mall, which is the portal's: balance and daily limit of a member, the log-in for a visitor. */
function MallEntry() {
  const t = useTranslations();
  const { money } = useFormats();
  const services = useServices();
  const uid = useMember();
  const { data, refetch } = useQuery(walletQuery(services, uid));
  useRefetch('screen', () => (uid === '' ? undefined : refetch()));
  const { limit, left } = data ?? {};
  const used = limit === undefined || left === undefined ? undefined : limit - left;
  return (
    <WalletCard
      label={t('gold.balance')}
      balance={money(data?.balance)}
      action={
        uid === '' ? (
          <Button onClick={() => services.askLogin()}>{t('action.logIn')}</Button>
        ) : (
          <Button variant="gold" onClick={() => services.openLink(targetHref(mallTarget('coins')))}>
            {t('gold.mall')}
          </Button>
        )
      }
      limit={
        used === undefined || limit === undefined
          ? undefined
          : {
              label: t('gold.used'),
              words: t('gold.ofLimit', { used: money(used), limit: money(limit) }),
              used,
              limit,
            }
      }
    />
  );
}

/** `/gold-document`: what coins are for, and the entry to the gold mall. */
export default function GoldDocumentPage() {
  const t = useTranslations();
  const services = useServices();
  const query = useQuery(documentQuery(services));
  const html = query.data?.content ?? '';
  return (
    <PageMain>
      <NavBar title={t('pages.goldDocument')} onBack={services.goBack} />
      <MallEntry />
      <QueryState query={query} skeleton={<RowsSkeleton />} space={ROWS_HEIGHT_PX}>
        {query.data === null ? null : html.trim() === '' ? (
          <Card>
            <State art="empty" title={t('gold.empty')} />
          </Card>
        ) : (
          <DocumentCard>
            <RichText html={html} look="document" />
          </DocumentCard>
        )}
      </QueryState>
      <PromoBanner spot="goldMall" />
    </PageMain>
  );
}
