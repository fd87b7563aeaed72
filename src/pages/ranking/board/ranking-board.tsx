import { useTranslations } from 'use-intl/react';
import type { RankingType } from '../../../contract/codes';
import type { RankedEntry } from '../../../contract/ranking/ranking';
import { ItemBoundary } from '../../../domains/query/item-boundary';
import type { Dated } from '../../../rules/reading/asked';
import { FEWEST_FOR_PLACE } from '../../../rules/record/hit-rate';
import { useServices } from '../../../services/services';
import { Badge } from '../../../ui/feedback/badge';
import { Below } from '../../../ui/layout/below';
import { TitledSection } from '../../../ui/layout/titled-section';
import { Pod, Podium } from '../../../ui/lists/podium';
import text from '../../../ui/theme/text.module.css';
import { useRankFigure, useTitles, useUserViewModel } from '../data/rank-labels';
import { withPlaces } from './placed';
import { RankEntry } from './rank-entry';

const ON_PODIUM = 3;

interface RankingBoardProps {
  readonly type: RankingType;
  readonly entries: readonly Dated<RankedEntry>[];
}

/** Three on the podium, and all of them below with their votes and bets. */
export function RankingBoard({ type, entries }: RankingBoardProps) {
  const t = useTranslations('ranking');
  const { paths } = useServices();
  const figure = useRankFigure();
  const titlesOf = useTitles();
  const viewModelOf = useUserViewModel();
  const { placed, few } = withPlaces(entries);
  const onPodium = placed.slice(0, ON_PODIUM);
  const row = (entry: Dated<RankedEntry>, place: number | undefined) => (
    <ItemBoundary key={entry.uid}>
      <RankEntry type={type} entry={entry} place={place} title={titlesOf(entry.titles)[0]} />
    </ItemBoundary>
  );
  return (
    <>
      {onPodium.length > 0 && (
        <Podium label={t('podium')}>
          {onPodium.map(({ entry }, index) => {
            const [title] = titlesOf(entry.titles);
            return (
              <Pod
                key={entry.uid}
                place={(index + 1) as 1 | 2 | 3}
                to={paths.rankUser(entry.uid)}
                {...viewModelOf(entry)}
                badge={title !== undefined && <Badge tone="gold">{title}</Badge>}
                {...figure(type, entry)}
                isGain
              />
            );
          })}
        </Podium>
      )}
      {placed.length > 0 && (
        <Below>
          <h2 className={text.vh}>{t('list')}</h2>
          {placed.map(({ entry, place }) => row(entry, place))}
        </Below>
      )}
      {few.length > 0 && (
        <TitledSection title={t('fewBets')} meta={t('fewBetsHint', { bets: FEWEST_FOR_PLACE })}>
          {few.map((entry) => row(entry, undefined))}
        </TitledSection>
      )}
    </>
  );
}
