import { useTranslations } from 'use-intl/react';
import { channels } from '../../contract/push/channels';
import { BookButton } from '../../domains/anchor/book-button';
import { LiveCard } from '../../domains/anchor/live-card';
import { useLiveMatch } from '../../domains/anchor/use-live';
import { LiveClockView } from '../../domains/match/live-clock-view';
import { scoreText, useMatchTeams } from '../../domains/match/match-teams';
import { useUnspoilt } from '../../domains/match/spoilers/use-unspoilt';
import { ShowScore } from '../../domains/match/spoilers/veil';
import { myMatches, type StarredMatch, teamDay } from '../../domains/team/starred-match';
import { useStarredMatches } from '../../domains/team/starred-matches-query';
import { useStarredTeams } from '../../domains/team/starred-teams-store';
import { useFormats } from '../../i18n/use-formats';
import { hasBegun } from '../../rules/match/live-overlay';
import { useServices } from '../../services/services';
import type { Ticker } from '../../services/ticker';
import { useChannel } from '../../services/use-live';
import { useTicker } from '../../services/use-ticker';
import { Section, Strip } from '../../ui/layout/section';

interface MyMatchProps {
  readonly match: StarredMatch;
  readonly readAt: number;
  /** The team that has the star. */
  readonly team: string;
  readonly ticker: Ticker;
}

function MyMatch({ match: read, readAt, team, ticker }: MyMatchProps) {
  const { matchTime } = useFormats();
  const { now } = useServices();
  useChannel(channels.match(read.matchId));
  const match = useUnspoilt()(useLiveMatch(read, readAt));
  const { home, away, versus } = useMatchTeams(match, true);
  const isPlayed = hasBegun(match);
  const isVeiled = match.isVeiled === true;
  const score = (value: number | undefined) => (isVeiled ? '?' : isPlayed ? scoreText(value) : '');
  return (
    <LiveCard
      league={match.league ?? ''}
      time={
        isPlayed ? <LiveClockView match={match} ticker={ticker} /> : <span>{matchTime(match.startDate, now())}</span>
      }
      home={{ name: home.name, crest: home.crest, score: score(match.homeScore) }}
      away={{ name: away.name, crest: away.crest, score: score(match.awayScore) }}
      hosts={[]}
      hostCount={`★ ${team}`}
      hostsLabel={team}
      action={
        isVeiled ? (
          <ShowScore matchId={match.matchId} versus={versus} />
        ) : (
          !isPlayed && <BookButton matchId={match.matchId} match={versus} />
        )
      }
    />
  );
}

/** Today's matches of teams with a star, of all leagues; nothing where there is none. */
export function MyMatches() {
  const t = useTranslations('star');
  const { now } = useServices();
  const ticker = useTicker();
  const teams = useStarredTeams();
  const readings = useStarredMatches(teams);
  const days = readings.map((reading) => teamDay(reading?.matches ?? [], now()));
  const matches = myMatches(days);
  if (matches.length === 0) return null;
  const indexOf = ({ matchId }: StarredMatch) => days.findIndex(({ today }) => today?.matchId === matchId);
  return (
    <Section title={t('myMatches')}>
      <Strip>
        {matches.map((match) => (
          <MyMatch
            key={match.matchId}
            match={match}
            readAt={readings[indexOf(match)]?.readAt ?? 0}
            team={teams[indexOf(match)]?.name ?? ''}
            ticker={ticker}
          />
        ))}
      </Strip>
    </Section>
  );
}
