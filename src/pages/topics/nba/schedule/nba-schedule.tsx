import { useTranslations } from 'use-intl/react';
import type { NbaView } from '../../../../contract/nba/nba-codes';
import { ChoiceMenu } from '../../choice-menu';
import { SeasonMenu } from '../season-menu';
import { NBA_VIEWS } from '../tables/views';
import { NbaDays } from './nba-days';
import { NbaGameList } from './nba-game-list';

interface NbaScheduleProps {
  readonly seasonId: string;
  readonly onSeason: (seasonId: string) => void;
  readonly view: NbaView;
  readonly onView: (view: NbaView) => void;
}

/** The schedule: by days, or the lists of finals and cup, which are views of their own. */
export function NbaSchedule({ seasonId, onSeason, view, onView }: NbaScheduleProps) {
  const t = useTranslations('nba');
  const source = { seasonId, view };
  const menus = (
    <>
      <ChoiceMenu
        label={t('kind')}
        choices={NBA_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChoose={onView}
      />
      {/* The finals are those of June 2024, whatever season is chosen (product.md, section 5). */}
      {view !== 'finals' && <SeasonMenu value={seasonId} onChoose={onSeason} ofDays />}
    </>
  );
  return view === 'finals' || view === 'finalsCup' ? (
    <NbaGameList {...source} menus={menus} />
  ) : (
    <NbaDays key={`${seasonId} ${view}`} {...source} menus={menus} />
  );
}
