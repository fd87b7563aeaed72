import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../domains/anchor/list-skeletons';
import { joinQueries } from '../../domains/query/joined-queries';
import { QueryState } from '../../domains/query/query-state';
import { ShareButton } from '../../domains/share/share-button';
import { Responsible } from '../../domains/tip/responsible';
import { useServices } from '../../services/services';
import { NavBar } from '../../ui/layout/nav-bar';
import { PageMain } from '../../ui/layout/page-main';
import { CompareFigures } from './compare/compare-figures';
import { CompareHead } from './compare/compare-head';
import { CompareRates } from './compare/compare-rates';
import { CompareLeagues, CompareTen } from './compare/compare-records';
import { type Compared, useCompared } from './compare/use-compared';

function Comparison({ sides }: { readonly sides: readonly [Compared, Compared] }) {
  const unnamed = useTranslations('tips')('unnamed');
  const [isAsked, setIsAsked] = useState(false);
  const [first, second] = sides;
  const names = [first.expert.name || unnamed, second.expert.name || unnamed] as const;
  return (
    <>
      <CompareRates sides={sides} names={names} />
      <CompareFigures sides={sides} names={names} />
      <CompareLeagues sides={sides} names={names} />
      <CompareTen sides={sides} names={names} isAsked={isAsked} onAsk={() => setIsAsked(true)} />
    </>
  );
}

function CompareView({ first, second }: { readonly first: string; readonly second: string }) {
  const title = useTranslations('pages')('compareExperts');
  const { goBack, paths } = useServices();
  const readings = [useCompared(first), useCompared(second)] as const;
  const [{ side }, { side: other }] = readings;
  const sides = side && other && ([side, other] as const);
  const query = joinQueries(
    readings.flatMap(({ queries }) => queries),
    sides,
  );
  return (
    <PageMain>
      <NavBar title={title} onBack={goBack}>
        <ShareButton title={title} path={paths.compareExperts(first, second)} />
      </NavBar>
      <CompareHead readings={readings} />
      <QueryState query={query} skeleton={<RowsSkeleton />} space={ROWS_HEIGHT_PX}>
        {sides && <Comparison sides={sides} />}
      </QueryState>
      <Responsible />
    </PageMain>
  );
}

/** `/news/compare/{first}/{second}`: two experts side by side. */
export default function CompareExpertsPage() {
  const { first = '', second = '' } = useParams();
  return <CompareView key={`${first} ${second}`} first={first} second={second} />;
}
