import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { NbaView } from '../../../../contract/nba/nba-codes';
import { LiveMatchAnnouncements } from '../../../../domains/match/live-match-announcements';
import { FactsOriginContext } from '../../../../domains/match/sheet/facts-origin';
import { useAudience } from '../../../../domains/session/audience';
import { State } from '../../../../ui/feedback/state';
import { Card } from '../../../../ui/layout/section';
import { TitledSection } from '../../../../ui/layout/titled-section';
import { ChoiceMenu } from '../../../../ui/overlays/choice-menu';
import { DaySection } from '../../schedule/day-section';
import { Days } from '../../schedule/days';
import { MatchesCard } from '../../schedule/match-list';
import { scheduleKey } from '../../schedule/schedule-store';
import { SpoilerSwitch } from '../../schedule/spoiler-switch';
import { PanelHead } from '../../tables/panel-head';
import head from '../../tables/panel-head.module.css';
import { matchesOf, nbaDayQuery, nbaDaysQuery, nbaGamesQuery, useNbaOrigin } from '../data/nba-queries';
import { kindSent, NBA_VIEWS, seasonSent } from '../data/views';
import { SeasonMenu } from '../tables/season-menu';

interface GamesProps {
  readonly seasonId: string;
  readonly view: NbaView;
}

/** The games of one day, what is on air above them. */
function NbaDay({ seasonId, view, day }: GamesProps & { readonly day: number }) {
  const options = nbaDayQuery(useNbaOrigin(), useAudience(), seasonId, view, day);
  const query = useQuery({ ...options, select: matchesOf });
  return <DaySection query={query} day={day} isSwitchElsewhere isMain />;
}

/** A part of the season by its days. */
function NbaDays(props: GamesProps) {
  const { seasonId, view } = props;
  const t = useTranslations('nba');
  const query = useQuery(nbaDaysQuery(useNbaOrigin(), seasonId, view));
  const none = (
    <TitledSection title={t(`view.${view}`)}>
      <Card>
        <State art="empty" title={t('noGames')} text={t('noGamesHint')} />
      </Card>
    </TitledSection>
  );
  return (
    <Days query={query} schedule={scheduleKey('nba', seasonId, view)} none={none}>
      {({ key, at }) => <NbaDay key={key} {...props} day={at} />}
    </Days>
  );
}

/** A view that is one list: the finals (finalsList, product.md, section 3), the cup's knockout. */
function NbaGameList({ seasonId, view }: GamesProps) {
  const t = useTranslations('nba');
  const query = useQuery({ ...nbaGamesQuery(useNbaOrigin(), useAudience(), seasonId, view), select: matchesOf });
  const matches = query.data ?? [];
  return (
    <>
      <TitledSection title={t(`view.${view}`)}>
        <MatchesCard query={query} matches={matches} none={{ title: t('noGames'), text: t('noGamesHint') }} />
      </TitledSection>
      <LiveMatchAnnouncements matches={matches} />
    </>
  );
}

interface NbaScheduleProps {
  readonly seasonId: string;
  readonly onSeason: (seasonId: string) => void;
  readonly view: NbaView;
  readonly onView: (view: NbaView) => void;
}

/** The schedule: by days, or the lists of finals and cup, which are views of their own. */
export function NbaSchedule({ seasonId, onSeason, view, onView }: NbaScheduleProps) {
  const t = useTranslations('nba');
  const Games = view === 'finals' || view === 'finalsCup' ? NbaGameList : NbaDays;
  return (
    <>
      <PanelHead>
        <span className={head.first}>
          <ChoiceMenu
            label={t('kind')}
            choices={NBA_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
            value={view}
            onChoose={onView}
          />
          {/* The finals are those of June 2024, whatever season is chosen (product.md, section 5). */}
          {view !== 'finals' && (
            <SeasonMenu value={seasonId} onChoose={onSeason} kind={view === 'finalsCup' ? 'playoffs' : view} ofDays />
          )}
        </span>
        <SpoilerSwitch />
      </PanelHead>
      <FactsOriginContext value={{ of: 'nba', seasonId: seasonSent(view, seasonId), kind: kindSent(view) }}>
        <Games key={`${seasonId} ${view}`} seasonId={seasonId} view={view} />
      </FactsOriginContext>
    </>
  );
}
