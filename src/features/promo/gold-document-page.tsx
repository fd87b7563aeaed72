import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { type Services, useServices } from '../../context/services';
import { useReading } from '../../context/use-live';
import { goldDocument } from '../../contract/calls-system';
import { useFormats } from '../../i18n/use-formats';
import { PromoBanner } from '../../parts/banners/promo-banner';
import { ALWAYS_TRY } from '../../parts/page/always-try';
import { QueryState } from '../../parts/page/query-state';
import { useMember } from '../../parts/page/use-member';
import { RichText } from '../../parts/rich-text/rich-text';
import { walletQuery } from '../../parts/wallet/wallet-query';
import { mallTarget, targetHref } from '../../rules/outside-targets';
import { Button } from '../../ui/button';
import { ROWS_HEIGHT_PX, RowsBones } from '../../ui/list-skeletons';
import { NavBar } from '../../ui/nav-bar';
import { PageMain } from '../../ui/page-main';
import { Card } from '../../ui/section';
import { State } from '../../ui/state';
import { DocumentCard, WalletCard } from '../../ui/wallet-card';

const DOCUMENT_STALE_MS = 10 * 60_000;

const documentQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: ['gold-document'],
    queryFn: ({ signal }) => call(goldDocument, {}, { signal }),
    staleTime: DOCUMENT_STALE_MS,
    ...ALWAYS_TRY,
  });

/** The way into the gold mall, which is the portal's: balance and daily limit of a member, the log-in for a visitor. */
function MallEntry() {
  const t = useTranslations();
  const { money } = useFormats();
  const services = useServices();
  const uid = useMember();
  const { data, refetch } = useQuery(walletQuery(services, uid));
  useReading('screen', () => (uid === '' ? undefined : refetch()));
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
      <QueryState query={query} bones={<RowsBones />} space={ROWS_HEIGHT_PX}>
        {html.trim() === '' ? (
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
