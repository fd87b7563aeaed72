import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { QueryState } from '../../../domains/query/query-state';
import { cupFormatOf } from '../../../rules/cup/cup-formats';
import { Segmented } from '../../../ui/controls/segmented';
import { State } from '../../../ui/feedback/state';
import type { Topic } from '../data/topic';
import { MATCHES_HEIGHT_PX, MatchesSkeleton } from '../frame/topic-skeletons';
import { SpoilerSwitch } from '../schedule/spoiler-switch';
import { PanelHead } from '../tables/panel-head';
import { bracketOf } from './knockout';
import { KnockoutList } from './knockout-list';
import { KnockoutTree } from './knockout-tree';
import { withMatchNumbers } from './match-numbers';
import { useStageMatches } from './use-stage-matches';

type View = 'tree' | 'list';

interface KnockoutPanelProps {
  readonly topic: Topic;
  readonly seasonId: string;
}

/** A cup's knockout: as a bracket, or as a list of its rounds. */
export function KnockoutPanel({ topic, seasonId }: KnockoutPanelProps) {
  const t = useTranslations('topics');
  const panelId = useId();
  const { key } = topic.competitions.find((one) => one.seasonId === seasonId) ?? {};
  const title = key === undefined ? t('knockoutView') : t(`competition.${key}`);
  const [view, setView] = useState<View>('tree');
  const { query, bracket } = useKnockout(topic, seasonId);
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
          {bracket === undefined && <State art="empty" title={t('noData')} text={t('noDataHint')} />}
          {bracket !== undefined && view === 'tree' && <KnockoutTree bracket={bracket} title={title} />}
          {bracket !== undefined && view === 'list' && <KnockoutList bracket={bracket} />}
        </QueryState>
      </div>
    </>
  );
}

/** The matches of a cup's knockout stages, and the bracket that the cup's format makes of them. */
function useKnockout(topic: Topic, seasonId: string) {
  const { query, data } = useStageMatches(topic, seasonId, ({ kind }) => kind !== 'group');
  const format = cupFormatOf(seasonId);
  return {
    query,
    bracket: data === undefined || format === undefined ? undefined : bracketOf(format, withMatchNumbers(format, data)),
  };
}
