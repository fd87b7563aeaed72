import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../i18n/use-formats';
import { gameClock } from '../../i18n/wall-time';
import type { RowLine } from '../../rules/match/match-row-view-model';
import { useServices } from '../../services/services';
import { cx } from '../../ui/cx';
import text from '../../ui/theme/text.module.css';
import { LiveClockView } from './live-clock-view';
import { MatchClock } from './match-clock';
import styles from './match-row-line.module.css';
import type { RowMatch } from './row-match';

interface MatchRowLineProps {
  readonly line: RowLine;
  readonly match: RowMatch;
  readonly isMain: boolean;
}

const Word = ({ isWarning = false, children }: { readonly isWarning?: boolean; readonly children: ReactNode }) => (
  <span className={cx(text.num, isWarning && styles.warned)}>{children}</span>
);

/** One of the two lines that say when. `isMain`: the first one, where the time of what is to come stands out. */
export function MatchRowLine({ line, match, isMain }: MatchRowLineProps) {
  const t = useTranslations();
  const { clock, rowDay } = useFormats();
  const { now } = useServices();
  switch (line.kind) {
    case 'time':
      return isMain ? (
        <b className={cx(styles.kickOff, text.num)}>{clock(match.startDate)}</b>
      ) : (
        <Word>{clock(match.startDate)}</Word>
      );
    case 'day':
      return <Word>{rowDay(match.startDate, now())}</Word>;
    case 'clock':
      return <LiveClockView match={match} />;
    case 'minute':
      return <Word>{t('format.minutes', { minutes: line.minute })}</Word>;
    case 'left':
      return <MatchClock word={gameClock(line.seconds)} />;
    case 'word':
      return <Word isWarning={line.isWarning}>{t(`match.status.${line.label}`)}</Word>;
  }
}
