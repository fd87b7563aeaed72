import { useTranslations } from 'use-intl/react';
import { type BarTeam, MatchBar } from '../../../domains/match/match-bar';
import { useOpenMatch, useOutsideLive } from '../../../domains/match/match-page';
import { MatchRowLine } from '../../../domains/match/match-row-line';
import { useLiveMatch } from '../../../domains/match/use-live-match';
import { teamsOf } from '../../../domains/match/use-versus';
import { showScore } from '../../../domains/spoilers/spoiler-store';
import { useUnspoilt } from '../../../domains/spoilers/use-unspoilt';
import { useFormats } from '../../../i18n/use-formats';
import { isLiveOn } from '../../../rules/anchor/streamer-display';
import { type RowScore, rowViewModel } from '../../../rules/match/match-row-view-model';
import { useServices } from '../../../services/services';
import { useSlotLabels } from '../data/slot-labels';
import { isOut, tieEnd } from '../data/tie-view-model';
import type { TopicMatch } from '../data/topic-match';
import { BarLink } from './bar-link';

interface MatchBarLinkProps {
  readonly match: TopicMatch;
  readonly league?: string | undefined;
}

/** Into the room of whoever is on air with it, else to the portal's pages: live where somebody outside shows it, or of the match. */
function useWayTo(match: TopicMatch) {
  const { paths } = useServices();
  const open = useOpenMatch();
  const openLive = useOutsideLive(match);
  const { matchId, hostList } = match;
  const host = hostList.find((one) => isLiveOn(one, matchId));
  return host === undefined
    ? { isLive: openLive !== undefined, onOpen: openLive ?? (() => open(match)) }
    : { to: paths.anchorRoom(host.id, { matchId }) };
}

/** A match as a bar, with what pushes say of it; a tap goes to whoever shows it, else to the portal's page. */
export function MatchBarLink({ match: read, league }: MatchBarLinkProps) {
  const t = useTranslations();
  const { clock, day } = useFormats();
  const services = useServices();
  const match = useUnspoilt()(useSlotLabels(useLiveMatch(read)));
  const isVeiled = match.isVeiled === true;
  const { fileUrl, now } = services;
  const { look, first, second, scores } = rowViewModel(match, now(), true);
  const wayTo = useWayTo(match);
  const { isLive = true, ...way } = isVeiled ? { onOpen: () => showScore(services, match.matchId) } : wayTo;
  // The time of what is to come stands in the score's place; basketball's clock goes down beside the quarter.
  const line = first.kind === 'time' ? second : first;
  const left = second?.kind === 'left' ? second : undefined;
  const hasEnded = look !== 'live' && scores !== undefined;
  const team = (
    name: string,
    logo: string | undefined,
    id: string | undefined,
    score: RowScore | undefined,
  ): BarTeam => ({
    name,
    crest: logo ? fileUrl(logo) : undefined,
    score: score?.score ?? undefined,
    shootout: score?.shootout,
    isLoser: hasEnded && isOut(match, id, score),
  });
  const { versus, ...names } = teamsOf(t, {
    masterTeamName: match.homeShortName ?? match.masterTeamName,
    guestTeamName: match.awayShortName ?? match.guestTeamName,
  });
  const home = team(names.home, match.homeLogo, match.homeId, scores?.home);
  const away = team(names.away, match.awayLogo, match.awayId, scores?.away);
  const end = tieEnd(match);
  const label = isVeiled ? 'match.showScoreOf' : isLive ? 'topics.openBroadcast' : 'topics.openMatch';
  return (
    <BarLink {...way} label={t(label, { match: versus })}>
      <MatchBar
        league={league}
        home={home}
        away={away}
        kickOff={clock(match.startDate)}
        isVeiled={isVeiled}
        status={
          <>
            {first.kind === 'clock' ? null : `${day(match.startDate, now())} `}
            {line && <MatchRowLine line={line} match={match} isMain={false} />}{' '}
            {left && <MatchRowLine line={left} match={match} isMain={false} />}
          </>
        }
        scoreNote={
          end?.kind === 'shootout'
            ? t('topics.shootout', { home: String(end.home), away: String(end.away) })
            : undefined
        }
        isPlain
      />
    </BarLink>
  );
}
