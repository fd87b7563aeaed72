import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { QueryState } from '../../../domains/query/query-state';
import type { RoundKey } from '../../../rules/cup/cup-format';
import { cupFormatOf } from '../../../rules/cup/cup-formats';
import { Segmented } from '../../../ui/controls/segmented';
import type { Topic } from '../data/topic';
import type { TopicMatch } from '../data/topic-match';
import { NoData } from '../layout/no-data';
import { MATCHES_HEIGHT_PX, MatchesSkeleton } from '../layout/topic-skeletons';
import { SpoilerSwitch } from '../schedule/spoiler-switch';
import { PanelHead } from '../tables/panel-head';
import { type Bracket, type BracketTie, bracketOf, matchesOf } from './knockout';
import { KnockoutTree, Round } from './knockout-tree';
import { withMatchNumbers } from './match-numbers';
import { useHiddenWinners } from './use-hidden-winners';
import { useStageMatches } from './use-stage-matches';

type TiesOf = readonly [key: RoundKey, ties: readonly BracketTie<TopicMatch>[]];

/** Every round, the last one first: both halves of the bracket together. */
function roundsOf({ lists, upper, lower, final, third }: Bracket<TopicMatch>): readonly TiesOf[] {
  const halves = upper.map(({ key, ties }, index): TiesOf => [key, [...ties, ...(lower[index]?.ties ?? [])]]);
  const single = (key: RoundKey, tie: BracketTie<TopicMatch> | undefined): TiesOf[] => (tie ? [[key, [tie]]] : []);
  const early = lists.map(({ key, ties }): TiesOf => [key, ties]);
  return [...single('final', final), ...single('third', third), ...[...early, ...halves].reverse()];
}

function KnockoutList({ bracket }: { readonly bracket: Bracket<TopicMatch> }) {
  const t = useTranslations('topics.stage');
  const all = useMemo(() => matchesOf(bracket).flatMap(({ match }) => match ?? []), [bracket]);
  const hide = useHiddenWinners(all);
  return roundsOf(bracket).map(([key, ties]) => {
    const matches = ties.flatMap(({ match }) => (match === undefined ? [] : [hide(match)]));
    return <Round key={key} title={t(key)} matches={matches} />;
  });
}

type View = 'tree' | 'list';

/** A cup's knockout: as a bracket, or as a list of its rounds. */
export function KnockoutPanel({ topic, seasonId }: { readonly topic: Topic; readonly seasonId: string }) {
  const t = useTranslations('topics');
  const panelId = useId();
  const { key } = topic.competitions.find((one) => one.seasonId === seasonId) ?? {};
  const title = key === undefined ? t('knockoutView') : t(`competition.${key}`);
  const [view, setView] = useState<View>('tree');
  const { query, data } = useStageMatches(topic, seasonId, ({ kind }) => kind !== 'group');
  const format = cupFormatOf(seasonId);
  const bracket = data && format && bracketOf(format, withMatchNumbers(format, data));
  return (
    <>
      <PanelHead>
        <Segmented
          label={t('knockoutView')}
          segments={[
            { value: 'tree', label: t('asTree') },
            { value: 'list', label: t('asList') },
          ]}
          value={view}
          onSelect={setView}
          panelId={panelId}
        />
        <SpoilerSwitch />
      </PanelHead>
      <div id={panelId}>
        <QueryState query={query} skeleton={<MatchesSkeleton />} space={MATCHES_HEIGHT_PX}>
          {bracket === undefined && <NoData />}
          {bracket !== undefined && view === 'tree' && <KnockoutTree bracket={bracket} title={title} />}
          {bracket !== undefined && view === 'list' && <KnockoutList bracket={bracket} />}
        </QueryState>
      </div>
    </>
  );
}
