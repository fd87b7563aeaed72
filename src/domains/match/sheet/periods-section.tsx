import { useTranslations } from 'use-intl/react';
import { halvesOf, isBasketball, type MatchEvent } from '../../../rules/match/match-facts';
import { statusOf } from '../../../rules/match/match-status';
import text from '../../../ui/theme/text.module.css';
import { Crest } from '../crest';
import type { RowMatch } from '../row-match';
import styles from './match-sheet.module.css';
import type { Sides } from './sheet-board';
import type { SheetMatch } from './use-match-facts';

interface PeriodsSectionProps {
  readonly match: RowMatch & SheetMatch;
  readonly sides: Sides;
  readonly events: readonly MatchEvent[];
}

const QUARTERS = 4;
const HALVED: ReadonlySet<string> = new Set(['secondHalf', 'fullTime']);

/** The score by quarters, or by halves where the scorers tell them; left out where neither is known. */
export function PeriodsSection({ match, sides, events }: PeriodsSectionProps) {
  const t = useTranslations('matchSheet');
  const { homeScore, awayScore, periods = [] } = match;
  if (homeScore === undefined || awayScore === undefined) return null;
  const score = { home: homeScore, away: awayScore };
  const isHalved = HALVED.has(statusOf(match).label);
  const halves = !isBasketball(match) && isHalved && events.length > 0 ? halvesOf(events, score) : undefined;
  const shown = isBasketball(match) ? periods : (halves ?? []);
  if (shown.length === 0) return null;
  const headOf = (index: number) => {
    if (!isBasketball(match)) return t(index === 0 ? 'firstHalf' : 'secondHalf');
    return index < QUARTERS ? String(index + 1) : t('overtime');
  };
  const columns = [...shown.map((points, index) => ({ key: String(index), head: headOf(index), points }))];
  return (
    <table className={styles.periods}>
      <caption className={text.vh}>{t('periods')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={text.vh}>{t('team')}</span>
          </th>
          {columns.map(({ key, head }) => (
            <th key={key} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">{t('total')}</th>
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side}>
            <th scope="row" title={sides[side].name}>
              <span className={styles.who}>
                <Crest src={sides[side].crest} />
                <span className={text.two}>{sides[side].short ?? sides[side].name}</span>
              </span>
            </th>
            {columns.map(({ key, points }) => (
              <td key={key}>{points[side]}</td>
            ))}
            <td>{score[side]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
