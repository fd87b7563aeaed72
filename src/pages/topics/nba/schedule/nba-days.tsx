import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { NbaView } from '../../../../contract/nba/nba-codes';
import { QueryState } from '../../../../domains/query/query-state';
import { dateInView, serverDay } from '../../../../rules/match/date-filters';
import { useServices } from '../../../../services/services';
import { State } from '../../../../ui/feedback/state';
import { Card } from '../../../../ui/layout/section';
import { TitledSection } from '../../../../ui/layout/titled-section';
import { ChoiceSheet } from '../../../../ui/overlays/choice-sheet';
import { DateStrip } from '../../schedule/date-strip';
import { scheduleKey, useChosenDay } from '../../schedule/schedule-store';
import { useDayNames } from '../../schedule/use-days';
import { DATES_HEIGHT_PX, DatesSkeleton } from '../../topic-skeletons';
import { nbaDaysQuery } from '../nba-queries';
import { useNbaSource } from '../use-nba-source';
import { NbaDay } from './nba-day';

interface NbaDaysProps {
  readonly seasonId: string;
  readonly view: NbaView;
  readonly menus: ReactNode;
}

/** A part of the season by its days: today in view, all of them behind a button. */
export function NbaDays({ seasonId, view, menus }: NbaDaysProps) {
  const t = useTranslations();
  const { now } = useServices();
  const names = useDayNames();
  const panelId = useId();
  const [chosen, setChosen] = useChosenDay(scheduleKey('nba', seasonId, view));
  const [isPicking, setIsPicking] = useState(false);
  const query = useQuery(nbaDaysQuery(useNbaSource(), seasonId, view));
  const days = query.data ?? [];
  const open = days.find(({ matchDate }) => serverDay(matchDate) === chosen) ?? dateInView(days, now());
  const value = open && serverDay(open.matchDate);
  const close = () => setIsPicking(false);
  return (
    <QueryState query={query} skeleton={<DatesSkeleton />} space={DATES_HEIGHT_PX}>
      {days.length > 0 && (
        <DateStrip
          label={t('topics.day.label')}
          days={days.map(({ matchDate }) => names.strip(matchDate))}
          value={value}
          onSelect={setChosen}
          panelId={panelId}
          pickLabel={t('topics.day.pick')}
          onPick={() => setIsPicking(true)}
        />
      )}
      <div id={panelId}>
        {open === undefined ? (
          <TitledSection title={t(`nba.view.${view}`)} end={menus}>
            <Card>
              <State art="empty" title={t('nba.noGames')} text={t('nba.noGamesHint')} />
            </Card>
          </TitledSection>
        ) : (
          <NbaDay key={value} seasonId={seasonId} view={view} day={open.matchDate} menus={menus} />
        )}
      </div>
      {isPicking && (
        <ChoiceSheet
          title={t('topics.day.pick')}
          choices={days.map(({ matchDate, matchCount }) => names.choice(matchDate, matchCount))}
          value={value}
          onChoose={(day) => {
            setChosen(day);
            close();
          }}
          onClose={close}
        />
      )}
    </QueryState>
  );
}
