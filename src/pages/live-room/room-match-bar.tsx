import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { channels } from '../../contract/push/channels';
import type { RoomInfo } from '../../contract/room/room';
import { anchorHomeQuery } from '../../domains/anchor/anchor-home-query';
import { LiveClockView } from '../../domains/match/live-clock-view';
import { MatchBar } from '../../domains/match/match-bar';
import { useMatchSelector } from '../../domains/match/row/use-match-selector';
import { useLiveMatch } from '../../domains/match/use-live-match';
import { teamsOf } from '../../domains/match/use-versus';
import type { PlannedShow } from '../../domains/room/schedule-query';
import { useAudience } from '../../domains/session/audience';
import { useUnspoilt } from '../../domains/spoilers/use-unspoilt';
import { ShowScore } from '../../domains/spoilers/veil';
import { useFormats } from '../../i18n/use-formats';
import { clockViewModel } from '../../rules/match/live-clock';
import { rowViewModel } from '../../rules/match/match-row-view-model';
import { statusOf } from '../../rules/match/match-status';
import { ongoingMatches } from '../../rules/match/ongoing-matches';
import type { Dated } from '../../rules/reading/asked';
import { useServices } from '../../services/services';
import { useChannel } from '../../services/use-live';
import { PageIcon } from '../../ui/media/page-icon';
import text from '../../ui/theme/text.module.css';
import styles from './live-room.module.css';

/** True when another match is in play: known once home has been read; before that, the sheet itself will say. */
function useHasOthers(matchId: string): boolean {
  const { data } = useQuery({ ...anchorHomeQuery(useServices(), useAudience()), enabled: false });
  return data === undefined || ongoingMatches(data.matches).some((match) => match.matchId !== matchId);
}

/** The match of the room as it stands, with its clock; pushes keep it so. */
export function RoomMatchBar({ show }: { readonly show: Dated<RoomInfo> | PlannedShow }) {
  const t = useTranslations();
  const { clock, day } = useFormats();
  const { fileUrl, now } = useServices();
  const match = useUnspoilt()(useLiveMatch(show));
  useChannel(channels.match(match.matchId));
  const viewModel = rowViewModel(match, now(), false);
  const { group, label } = statusOf(match);
  const word = match.statusId === undefined ? '' : t(`match.status.${label}`);
  const isRunning = group === 'processing';
  const hasMinutes = isRunning && clockViewModel(match, now()).kind === 'minute';
  const { startDate } = match;
  const hasOthers = useHasOthers(match.matchId);
  const { home, away, versus } = teamsOf(t, match);
  const { open, sheet } = useMatchSelector(match.matchId);
  const team = (name: string, logo: string | undefined, score: number | null | undefined) => ({
    name,
    crest: logo && fileUrl(logo),
    score: score ?? undefined,
  });
  return (
    <div className={styles.matchBar}>
      <MatchBar
        league={match.matchLeague}
        home={team(home, match.homeLogo, viewModel.scores?.home.score)}
        away={team(away, match.awayLogo, viewModel.scores?.away.score)}
        kickOff={clock(startDate)}
        isVeiled={match.isVeiled}
        status={
          <>
            {isRunning ? (
              <>
                <LiveClockView match={match} />
                {hasMinutes && <span>{word}</span>}
              </>
            ) : (
              <span className={text.muted}>
                {group === 'unstarted' || label === 'neutral'
                  ? [day(startDate, now()), word].filter(Boolean).join(' · ')
                  : word}
              </span>
            )}
            {hasOthers && <PageIcon name="down" size={12} />}
          </>
        }
      />
      {hasOthers && (
        <button
          type="button"
          className={styles.choose}
          aria-haspopup="dialog"
          aria-label={t('match.choose')}
          onClick={() => open()}
        />
      )}
      {match.isVeiled === true && (
        <div className={styles.showScore}>
          <ShowScore matchId={match.matchId} versus={versus} />
        </div>
      )}
      {sheet}
    </div>
  );
}
