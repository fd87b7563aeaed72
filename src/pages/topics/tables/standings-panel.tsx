import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Venue } from '../../../rules/table/team-totals';
import { useServices } from '../../../services/services';
import { Segmented } from '../../../ui/controls/segmented';
import { cx } from '../../../ui/cx';
import type { Competition, Topic } from '../data/topic';
import { RoundMenu } from '../rounds/round-menu';
import rounding from '../rounds/rounds.module.css';
import { useRoundTable } from '../rounds/use-round-table';
import { FormView } from './form-view';
import { LeagueSeasonMenu, type ShownSeason } from './league-season-menu';
import panel from './panel-head.module.css';
import { RatesView } from './rates-view';
import { StandingsView } from './standings-view';

const VIEWS = { standings: StandingsView, form: FormView, rates: RatesView } as const;
type View = keyof typeof VIEWS;

interface StandingsPanelProps {
  readonly topic: Topic;
  readonly competition: Competition;
  readonly onSeason: (season: ShownSeason) => void;
}

/** CSS px: the place of season and round while nobody knows them. */
const CHIP_PX = 36;
const CHOICES_PX = 180;

/** A league's tables: the standings, the form, the goals; of a season, as they were after a round. */
export function StandingsPanel({ topic, competition, onSeason }: StandingsPanelProps) {
  const t = useTranslations('topics.table');
  const services = useServices();
  const panelId = useId();
  const [view, setView] = useState<View>('standings');
  const [venue, setVenue] = useState<Venue>('all');
  const table = useRoundTable({ services, topic, seasonId: competition.seasonId });
  const { query, rounds, season } = table;
  const names: Readonly<Record<View, string>> = { standings: t('standings'), form: t('formHead'), rates: t('rates') };
  const Shown = VIEWS[view];
  return (
    <>
      <div className={cx(panel.head, rounding.line)}>
        <Segmented
          label={t('view')}
          segments={(Object.keys(VIEWS) as View[]).map((value) => ({ value, label: names[value] }))}
          value={view}
          onSelect={setView}
          panelId={panelId}
        />
        {season.teamId === undefined && query.isPending && (
          <span className={rounding.choices} style={{ blockSize: CHIP_PX, inlineSize: CHOICES_PX }} />
        )}
        {season.teamId !== undefined && (
          <span className={rounding.choices}>
            <LeagueSeasonMenu
              {...{ topic, competition }}
              teamId={season.teamId}
              shown={{ seasonId: competition.seasonId, name: season.name ?? competition.seasonId }}
              onChoose={onSeason}
            />
            {rounds !== undefined && <RoundMenu rounds={rounds} />}
          </span>
        )}
      </div>
      <div id={panelId}>
        <Shown {...{ topic, competition, table, venue, panelId }} onVenue={setVenue} />
      </div>
    </>
  );
}
