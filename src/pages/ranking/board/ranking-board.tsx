import { useTranslations } from 'use-intl/react';
import type { RankingType } from '../../../contract/codes';
import type { RankedEntry } from '../../../contract/ranking/ranking';
import { ItemBoundary } from '../../../domains/query/item-boundary';
import type { Dated } from '../../../rules/reading/asked';
import { FULL_SAMPLE, isFull } from '../../../rules/record/hit-rate';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { Badge } from '../../../ui/feedback/badge';
import { State } from '../../../ui/feedback/state';
import { useFirstRows } from '../../../ui/feedback/use-after-paint';
import { Below } from '../../../ui/layout/below';
import { Pod, Podium } from '../../../ui/lists/podium';
import text from '../../../ui/theme/text.module.css';
import { useRankFigure, useTitles, useUserViewModel } from '../data/rank-labels';
import { isRated, withPlaces } from './placed';
import { RankEntry } from './rank-entry';
import styles from './ranking-board.module.css';
import { SampleMark } from './sample-mark';

const ON_PODIUM = 3;
/** More than a screen's. */
const FIRST_ROWS = 9;

interface RankingBoardProps {
  readonly type: RankingType;
  readonly entries: readonly Dated<RankedEntry>[];
  /** Those of few bets are not shown. */
  readonly fullOnly: boolean;
  /** Nothing is settled yet in the period after these. */
  readonly isBefore: boolean;
  readonly onAll: () => void;
  /** To the period before; undefined: none. */
  readonly onEarlier: (() => void) | undefined;
}

/** The number of users with enough bets, where there are others. */
function SampleNote({ entries, fullOnly }: Pick<RankingBoardProps, 'entries' | 'fullOnly'>) {
  const t = useTranslations('ranking');
  const full = entries.filter(({ settledCount }) => isFull(settledCount)).length;
  const few = entries.length - full;
  if (few === 0) return null;
  const counts = { full, few, bets: FULL_SAMPLE };
  return <p className={styles.note}>{fullOnly ? t('fullOnly', counts) : t('someFew', counts)}</p>;
}

/** The places in the server's order: three on the podium while all are shown, the others below with their votes and bets. */
export function RankingBoard({ type, entries, fullOnly, isBefore, onAll, onEarlier }: RankingBoardProps) {
  const t = useTranslations('ranking');
  const { paths } = useServices();
  const figure = useRankFigure();
  const titlesOf = useTitles();
  const viewModelOf = useUserViewModel();
  const isMarked = isRated(type);
  const shown = withPlaces(entries, fullOnly);
  const rows = useFirstRows(shown, FIRST_ROWS);
  if (shown.length === 0)
    return (
      <State
        art="empty"
        title={t('noneFull', { bets: FULL_SAMPLE })}
        text={t('noneFullHint')}
        action={
          <>
            <Button onClick={onAll}>{t('showAll')}</Button>
            {onEarlier !== undefined && (
              <Button variant="soft" onClick={onEarlier}>
                {t('earlier')}
              </Button>
            )}
          </>
        }
      />
    );
  const onPodium = fullOnly ? [] : shown.slice(0, ON_PODIUM);
  return (
    <>
      {isBefore && <p className={styles.note}>{t('before')}</p>}
      {isMarked && <SampleNote entries={entries} fullOnly={fullOnly} />}
      {onPodium.length > 0 && (
        <Podium label={t('podium')}>
          {onPodium.map(({ entry, place }) => {
            const [title] = titlesOf(entry.titles);
            const { value, unit } = figure(type, entry);
            return (
              <Pod
                key={entry.uid}
                place={place as 1 | 2 | 3}
                to={paths.rankUser(entry.uid)}
                {...viewModelOf(entry)}
                badge={
                  entry.titles.length > 0 && (
                    <span className={styles.title}>{title !== undefined && <Badge tone="gold">{title}</Badge>}</span>
                  )
                }
                value={value}
                unit={isMarked && entry.settledCount !== undefined ? <SampleMark entry={entry} /> : unit}
                isGain
              />
            );
          })}
        </Podium>
      )}
      <Below>
        <h2 className={text.vh}>{t('list')}</h2>
        {rows.slice(onPodium.length).map(({ entry, place }) => (
          <ItemBoundary key={entry.uid}>
            <RankEntry type={type} entry={entry} place={place} title={titlesOf(entry.titles)[0]} />
          </ItemBoundary>
        ))}
      </Below>
    </>
  );
}
