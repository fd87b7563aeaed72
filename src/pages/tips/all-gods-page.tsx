import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { EXPERT_SORT } from '../../contract/codes';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../domains/anchor/list-skeletons';
import { useMember } from '../../domains/session/use-member';
import { Responsible } from '../../domains/tip/responsible';
import { useFormats } from '../../i18n/use-formats';
import { useServices } from '../../services/services';
import { Button } from '../../ui/controls/button';
import { ChoiceChips } from '../../ui/controls/choice-chips';
import { TabPanel, Tabs } from '../../ui/controls/tabs';
import { State } from '../../ui/feedback/state';
import { NavBar } from '../../ui/layout/nav-bar';
import { PageMain } from '../../ui/layout/page-main';
import { Card } from '../../ui/layout/section';
import { CompareBar, CompareSwitch, useComparing } from './compare/compare-bar';
import { usePages } from './data/paging';
import { expertsQuery } from './data/tips-queries';
import { ExpertRow } from './experts/expert-row';
import { figureOf } from './experts/row-figure';
import { useExpertPendingActions } from './experts/use-follow-expert';
import { PagedList } from './list/paged-list';

/** Chips of the first tab; the fourth order is a tab of its own (decisions.md, expert sorts). */
const SORTS = [
  EXPERT_SORT.overall,
  EXPERT_SORT.hitRate,
  EXPERT_SORT.weekReturn,
  EXPERT_SORT.streak,
  EXPERT_SORT.popular,
] as const;
type Sort = (typeof SORTS)[number];

function Experts({ sort }: { readonly sort: number }) {
  const comparing = useComparing();
  const t = useTranslations();
  const services = useServices();
  const pages = usePages(expertsQuery(services, useMember(), sort));
  const isMine = sort === EXPERT_SORT.mine;
  return (
    <PagedList
      pages={pages}
      wrap={(items) => <Card>{items}</Card>}
      renderItem={(person) => (
        <ExpertRow key={person.id} person={person} figure={figureOf(sort)} choice={comparing?.choiceOf(person.id)} />
      )}
      skeleton={<RowsSkeleton />}
      space={ROWS_HEIGHT_PX}
      empty={
        <Card>
          <State
            art="empty"
            title={t(isMine ? 'expert.noMine' : 'tips.noExperts')}
            text={isMine ? t('expert.noMineHint') : undefined}
          />
        </Card>
      }
    />
  );
}

function Mine() {
  const t = useTranslations();
  const { askLogin } = useServices();
  if (useMember() !== '') return <Experts sort={EXPERT_SORT.mine} />;
  return (
    <Card>
      <State
        art="login"
        title={t('expert.loginMine')}
        text={t('expert.noMineHint')}
        action={<Button onClick={() => askLogin()}>{t('action.logIn')}</Button>}
      />
    </Card>
  );
}

/** `/news/all-gods`: all experts in five orders, and those whom the member follows. */
export default function AllGodsPage() {
  const t = useTranslations();
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const comparing = useComparing();
  const [sort, setSort] = useState<Sort>(EXPERT_SORT.overall);
  const tab = query.get('tab') === 'mine' ? 'mine' : 'all';
  const { count } = useFormats();
  const services = useServices();
  const { total } = usePages(expertsQuery(services, useMember(), EXPERT_SORT.mine));
  useExpertPendingActions();
  return (
    <PageMain {...(comparing && { below: 'bare' })}>
      <NavBar title={t(comparing ? 'compare.choose' : 'pages.allGods')} onBack={services.goBack}>
        <CompareSwitch />
      </NavBar>
      <Tabs
        id={id}
        label={t('pages.allGods')}
        tabs={[
          { value: 'all', label: t('expert.tabsAll') },
          { value: 'mine', label: t('expert.tabsMine'), count: total === undefined ? undefined : count(total) },
        ]}
        value={tab}
        onSelect={(next) =>
          setQuery(
            (last) => {
              if (next === 'mine') last.set('tab', next);
              else last.delete('tab');
              return last;
            },
            { replace: true },
          )
        }
        sticky="nav"
      />
      <TabPanel id={id} value={tab}>
        {tab === 'mine' ? (
          <Mine />
        ) : (
          <>
            <ChoiceChips
              label={t('expert.sorts')}
              choices={SORTS.map((value) => ({ value, label: t(`expert.sort${value}`) }))}
              value={sort}
              onChoose={setSort}
            />
            <Experts key={sort} sort={sort} />
          </>
        )}
      </TabPanel>
      <Responsible />
      {comparing && <CompareBar comparing={comparing} />}
    </PageMain>
  );
}
