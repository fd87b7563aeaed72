import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Venue } from '../../../rules/table/team-totals';
import { Segmented } from '../../../ui/controls/segmented';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import type { Competition, Topic } from '../data/topic';
import type { useRoundTable } from '../rounds/use-round-table';
import { PanelHead } from './panel-head';
import styles from './table-choices.module.css';

const VENUES: readonly Venue[] = ['all', 'home', 'away'];

interface VenueChoice {
  readonly venue: Venue;
  readonly onVenue: (venue: Venue) => void;
  /** Id of what the choices fill. */
  readonly panelId: string;
}

/** The input of each of a league's tables. */
export interface LeagueTableProps extends VenueChoice {
  readonly topic: Topic;
  readonly competition: Competition;
  readonly table: ReturnType<typeof useRoundTable>;
}

interface TableChoicesProps extends VenueChoice {
  /** One line about what is shown. */
  readonly word: ReactNode;
  /** The choice of this table alone. */
  readonly children?: ReactNode;
}

/** Above a league's table: a choice of its own, where its matches were played, and a line that says what is counted. */
export function TableChoices({ venue, onVenue, panelId, word, children }: TableChoicesProps) {
  const t = useTranslations('topics.table');
  return (
    <>
      <PanelHead isSecond>
        {children}
        <Segmented
          label={t('venue')}
          segments={VENUES.map((value) => ({ value, label: t(`venues.${value}`) }))}
          value={venue}
          onSelect={onVenue}
          panelId={panelId}
        />
      </PanelHead>
      <p className={cx(text.meta, styles.word)}>{word}</p>
    </>
  );
}
