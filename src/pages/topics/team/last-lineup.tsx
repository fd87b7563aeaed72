import { useTranslations } from 'use-intl/react';
import type { TeamLineup } from '../../../contract/football/lineup';
import { useUnspoilt } from '../../../domains/match/spoilers/use-unspoilt';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { TitledSection } from '../../../ui/layout/titled-section';
import { LineupView, withoutEvents } from './lineup-view';
import { pitchPlaces } from './pitch-places';

/** The line-up of the team's last match that began; nothing if no place is known. */
export function LastLineup({ lineUp }: Pick<TeamLineup, 'lineUp'>) {
  const t = useTranslations('topics');
  const missing = useTranslations('format')('missing');
  const { day } = useFormats();
  const { now } = useServices();
  const unspoilt = useUnspoilt();
  if (lineUp === undefined) return null;
  const { match, home, away } = lineUp;
  if ([home, away].every(({ starters }) => pitchPlaces(starters, false).length === 0)) return null;
  const { homeScore, awayScore, isVeiled } = unspoilt(match);
  const title = t('matchChoice', {
    stage: '',
    home: home.teamName ?? missing,
    score: homeScore === undefined || awayScore === undefined ? '–' : `${homeScore}–${awayScore}`,
    away: away.teamName ?? missing,
  });
  return (
    <TitledSection title={title.trim()} meta={day(match.matchDate, now())}>
      <LineupView lineUp={isVeiled === true ? withoutEvents(lineUp) : lineUp} />
    </TitledSection>
  );
}
