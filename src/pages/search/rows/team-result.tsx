import { useTranslations } from 'use-intl/react';
import { COMPETITION } from '../../../contract/football/football-codes';
import { Crest } from '../../../domains/match/crest';
import { LiveClockView } from '../../../domains/match/live-clock-view';
import { scoreText } from '../../../domains/match/match-teams';
import { useLiveMatch } from '../../../domains/match/use-live-match';
import { useUnspoilt } from '../../../domains/spoilers/use-unspoilt';
import { StarIcon } from '../../../domains/team/star-icon';
import type { StarredMatch } from '../../../domains/team/starred-match';
import { useStarredTeams } from '../../../domains/team/starred-teams';
import { useTeamPath } from '../../../domains/team/team-path';
import { useFormats } from '../../../i18n/use-formats';
import { hasBegun } from '../../../rules/match/live-overlay';
import { statusOf } from '../../../rules/match/match-status';
import { useServices } from '../../../services/services';
import type { Entry } from '../data/search-entry';
import { ResultRow, RowMeta, type RowProps } from './result-row';

const CREST_PX = 32;
const LEAGUES = ['premierLeague', 'laLiga', 'serieA', 'bundesliga', 'ligue1'] as const;

/** The team's competition and place; groups of a cup have places of their own, which say little here. */
function useStanding({ topic, seasonId, place }: Entry): string {
  const t = useTranslations();
  if (topic === 'euroCup' || topic === 'worldCup') return t(`pages.${topic}`);
  const league = LEAGUES.find((key) => COMPETITION[key] === seasonId);
  const name = league === undefined ? t('pages.nba') : t(`topics.competition.${league}`);
  return place === undefined ? name : t('search.teamPlace', { league: name, place });
}

/** Today's match: its time, or how it stands. */
function Today({ match: read }: { readonly match: StarredMatch }) {
  const t = useTranslations('match');
  const { day, matchTime } = useFormats();
  const { now } = useServices();
  const match = useUnspoilt()(useLiveMatch(read));
  const { group, label } = statusOf(match);
  if (!hasBegun(match) && group === 'unstarted') return <> · {matchTime(match.startDate, now())}</>;
  return (
    <>
      {' '}
      · {day(match.startDate, now())} {group === 'processing' ? <LiveClockView match={match} /> : t(`status.${label}`)}
      {hasBegun(match) && match.isVeiled !== true && (
        <>
          {' '}
          {scoreText(match.homeScore)} : {scoreText(match.awayScore)}
        </>
      )}
    </>
  );
}

interface TeamResultProps extends RowProps {
  readonly entry: Entry;
  /** Of today. */
  readonly match: StarredMatch | undefined;
}

/** A team, with its place and what it plays today; a star where it has one on this device. */
export function TeamResult({ entry, match, ...row }: TeamResultProps) {
  const t = useTranslations('search');
  const { fileUrl, paths } = useServices();
  const standing = useStanding(entry);
  const to = useTeamPath()(entry);
  const isStarred = useStarredTeams().some(({ id, topic = entry.topic }) => id === entry.id && topic === entry.topic);
  return (
    <ResultRow
      {...row}
      picture={<Crest src={entry.picture && fileUrl(entry.picture)} size={CREST_PX} />}
      name={entry.name}
      meta={
        <RowMeta>
          {standing}
          {match !== undefined && <Today match={match} />}
        </RowMeta>
      }
      end={
        isStarred && (
          <span role="img" aria-label={t('starred')}>
            <StarIcon isOn />
          </span>
        )
      }
      to={to ?? paths.fiveLeagues()}
    />
  );
}
