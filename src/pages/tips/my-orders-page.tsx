import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { channels } from '../../contract/push/channels';
import { ORDER_FILTERS, type OrderFilter, type TipOrder } from '../../contract/tip/tip';
import { useMember } from '../../domains/session/use-member';
import { useHiddenBy } from '../../domains/spoilers/result-veil';
import { Responsible } from '../../domains/tip/responsible';
import { toldBy } from '../../domains/tip/tip-marks';
import { useTip } from '../../domains/tip/use-tip';
import { useFormats } from '../../i18n/use-formats';
import type { Dated } from '../../rules/reading/asked';
import { fitsFilter, orderKey } from '../../rules/tip/tip-view-model';
import { useServices } from '../../services/services';
import { useChannel } from '../../services/use-live';
import { oneOf, useUrlState } from '../../services/use-url-state';
import { Button } from '../../ui/controls/button';
import { ChoiceChips } from '../../ui/controls/choice-chips';
import { TabPanel, Tabs } from '../../ui/controls/tabs';
import { State } from '../../ui/feedback/state';
import { NavBar } from '../../ui/layout/nav-bar';
import { PageMain } from '../../ui/layout/page-main';
import { Card } from '../../ui/layout/section';
import text from '../../ui/theme/text.module.css';
import { AccountPanel } from './account/account-panel';
import { usePages } from './data/paging';
import { ordersQuery } from './data/tips-queries';
import { useForcedRefresh } from './data/use-forced-refresh';
import { useRefundLabels } from './detail/refund-labels';
import { useExpertPendingActions } from './experts/use-follow-expert';
import { PagedList } from './list/paged-list';
import { TipCard } from './list/tip-card';
import { TIPS_HEIGHT_PX, TipSkeleton } from './list/tip-skeleton';

function OrderRow({ order: read }: { readonly order: Dated<TipOrder> }) {
  const t = useTranslations('orders');
  const { money, postTime } = useFormats();
  const { now } = useServices();
  const order = useTip(read);
  const isHidden = useHiddenBy()(toldBy(order)).length > 0;
  const back = useRefundLabels(order);
  // A refund tells that it lost.
  const refund = isHidden ? undefined : back;
  const paid = t('paid', { time: postTime(order.payTime, now()), coins: money(order.payGold ?? order.goldPrice) });
  return <TipCard tip={read} note={[paid, refund].filter(Boolean).join(' · ')} />;
}

function Orders() {
  const t = useTranslations('orders');
  const services = useServices();
  const [filter, setFilter] = useState<OrderFilter>();
  const pages = usePages(ordersQuery(services, useMember(), filter));
  useForcedRefresh(pages.query.refetch);
  // The filter is an addition: an answer may have orders of every result.
  const items = filter === undefined ? pages.items : pages.items?.filter(({ result }) => fitsFilter(result, filter));
  return (
    <>
      <ChoiceChips
        label={t('filter')}
        choices={[undefined, ...ORDER_FILTERS].map((value) => ({ value, label: t(value ?? 'all') }))}
        value={filter}
        onChoose={setFilter}
      />
      <h2 className={text.vh}>{t('list')}</h2>
      <PagedList
        key={filter}
        pages={{ ...pages, items }}
        renderItem={(order) => <OrderRow key={orderKey(order)} order={order} />}
        skeleton={<TipSkeleton />}
        space={TIPS_HEIGHT_PX}
        empty={<State art="empty" title={t('empty')} text={t('emptyHint')} />}
      />
    </>
  );
}

type OrdersTab = 'orders' | 'account';
const ADDRESS = {
  fields: { tab: oneOf<OrdersTab>('tab', ['orders', 'account']) },
  usual: { tab: 'orders' as OrdersTab },
  memory: 'none',
} as const;

function OrderTabs() {
  const t = useTranslations();
  const { count } = useFormats();
  const id = useId();
  const [{ tab }, choose] = useUrlState(ADDRESS);
  const { total } = usePages(ordersQuery(useServices(), useMember(), undefined));
  return (
    <>
      <Tabs
        id={id}
        label={t('account.tabs')}
        tabs={[
          { value: 'orders', label: t('account.orders'), count: total === undefined ? undefined : count(total) },
          { value: 'account', label: t('account.tab') },
        ]}
        value={tab}
        onSelect={(value) => choose({ tab: value })}
        sticky="nav"
      />
      <TabPanel id={id} value={tab}>
        {tab === 'orders' ? <Orders /> : <AccountPanel />}
      </TabPanel>
    </>
  );
}

/** `/news/orders`: the tips that the member has bought, with their results and what came back, and the account of all of them. */
export default function MyOrdersPage() {
  const t = useTranslations();
  const { askLogin, goBack } = useServices();
  const isMember = useMember() !== '';
  useChannel(channels.tips);
  useExpertPendingActions();
  return (
    <PageMain>
      <NavBar title={t('pages.myOrders')} onBack={goBack} />
      {isMember ? (
        <OrderTabs />
      ) : (
        <Card>
          <State
            art="login"
            title={t('state.needsLogin')}
            text={t('state.needsLoginHint')}
            action={<Button onClick={() => askLogin()}>{t('action.logIn')}</Button>}
          />
        </Card>
      )}
      <Responsible />
    </PageMain>
  );
}
