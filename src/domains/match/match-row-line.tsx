import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../i18n/use-formats';
import { gameClock } from '../../i18n/wall-time';
import type { RowLine } from '../../rules/match/match-row-view-model';
import { useServices } from '../../services/services';
import { LiveClockView } from './live-clock-view';
import { MatchClock } from './match-clock';
import { RowTime, RowWord } from './match-row-view';
import type { RowMatch } from './row-match';

interface MatchRowLineProps {
  readonly line: RowLine;
  readonly match: RowMatch;
  readonly isMain: boolean;
}

/** One of the two lines that say when. `isMain`: the first one, where the time of what is to come stands out. */
export function MatchRowLine({ line, match, isMain }: MatchRowLineProps) {
  const t = useTranslations();
  const { clock, rowDay } = useFormats();
  const { now } = useServices();
  switch (line.kind) {
    case 'time':
      return isMain ? <RowTime>{clock(match.startDate)}</RowTime> : <RowWord>{clock(match.startDate)}</RowWord>;
    case 'day':
      return <RowWord>{rowDay(match.startDate, now())}</RowWord>;
    case 'clock':
      return <LiveClockView match={match} />;
    case 'minute':
      return <RowWord>{t('format.minutes', { minutes: line.minute })}</RowWord>;
    case 'left':
      return <MatchClock word={gameClock(line.seconds)} />;
    case 'word':
      return <RowWord isWarning={line.isWarning}>{t(`match.status.${line.label}`)}</RowWord>;
  }
}
