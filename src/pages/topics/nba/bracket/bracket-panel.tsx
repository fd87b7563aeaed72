import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Segmented } from '../../../../ui/controls/segmented';
import { PanelHead } from '../../tables/panel-head';
import { SeasonMenu } from '../tables/season-menu';
import { CupBracket } from './cup-bracket';
import { PlayoffsBracket } from './playoffs-bracket';

interface BracketPanelProps {
  readonly seasonId: string;
  readonly onSeason: (seasonId: string) => void;
  readonly isCup: boolean;
  readonly onCup: (isCup: boolean) => void;
}

const BRACKETS = ['playoffs', 'cup'] as const;

/** The play-offs' bracket, or the cup's, of a season. */
export function BracketPanel({ seasonId, onSeason, isCup, onCup }: BracketPanelProps) {
  const t = useTranslations('nba.bracket');
  const panelId = useId();
  return (
    <>
      <PanelHead>
        <Segmented
          label={t('label')}
          segments={BRACKETS.map((value) => ({ value, label: t(value) }))}
          value={isCup ? 'cup' : 'playoffs'}
          onSelect={(value) => onCup(value === 'cup')}
          panelId={panelId}
        />
        <SeasonMenu value={seasonId} onChoose={onSeason} kind="playoffs" />
      </PanelHead>
      <div id={panelId}>{isCup ? <CupBracket seasonId={seasonId} /> : <PlayoffsBracket seasonId={seasonId} />}</div>
    </>
  );
}
