import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../context/services';
import { useChannel } from '../../context/use-live';
import type { Host } from '../../contract/host';
import { channels } from '../../contract/push';
import { type RowScore, rowFace, type Standing } from '../../rules/match-row-face';
import { sportOf } from '../../rules/match-status';
import { MatchRow as Row, type RowTeam } from '../../ui/match-row';
import { useLiveMatch } from '../anchors/use-live';
import { MatchRowEnd } from './match-row-end';
import { MatchRowLine } from './match-row-line';
import { useTeamLogo } from './team-logo-query';
import type { Ticker } from './ticker';
import { useSeen } from './use-seen';

/** 0 is a score, null is not (decisions.md, score). */
const NO_SCORE = '–';

/** A match as lists have it: of the live strip, a host's schedule, a league's fixtures. */
export interface RowMatch extends Standing {
  readonly matchId: string;
  /** Unix ms. */
  readonly startDate?: number | undefined;
  readonly masterTeamName?: string | undefined;
  readonly guestTeamName?: string | undefined;
  /** File ids; without them the crests are asked for when the row is seen. */
  readonly homeLogo?: string | undefined;
  readonly awayLogo?: string | undefined;
  /** Who shows it, as this viewer may see them. */
  readonly hostList?: readonly Host[] | undefined;
}

interface MatchRowProps {
  readonly match: RowMatch;
  /** Server time of the reading, Unix ms: pushes from before it are old. */
  readonly readAt: number;
  /** The row stands under its day; elsewhere the day stands under the time. */
  readonly isDated?: boolean;
  /** One for all rows of a list. */
  readonly ticker: Ticker;
  /** In the place of what the match itself offers; null for nothing. */
  readonly end?: ReactNode;
}

function useCrests({ matchId, homeLogo, awayLogo }: RowMatch, isSeen: boolean) {
  const { fileUrl } = useServices();
  const isKnown = homeLogo !== undefined || awayLogo !== undefined;
  const asked = useTeamLogo(matchId, isSeen && !isKnown);
  return isKnown ? { home: homeLogo && fileUrl(homeLogo), away: awayLogo && fileUrl(awayLogo) } : asked;
}

function useTeams(match: RowMatch, isSeen: boolean, scores: { home: RowScore; away: RowScore } | undefined) {
  const t = useTranslations();
  const crests = useCrests(match, isSeen);
  const hasSides = sportOf(match.matchTypeId) === 'basketball';
  const team = (name: string | undefined, crest: string | undefined, score: RowScore | undefined, side: string) => ({
    name: name ?? t('anchor.unknownTeam'),
    crest,
    score: score === undefined ? '' : String(score.score ?? NO_SCORE),
    shootout: score?.shootout,
    isLoser: score?.isLoser,
    side: hasSides ? side : undefined,
  });
  const home: RowTeam = team(match.masterTeamName, crests.home, scores?.home, t('match.home'));
  const away: RowTeam = team(match.guestTeamName, crests.away, scores?.away, t('match.away'));
  return { home, away, versus: t('anchor.versus', { home: home.name, away: away.name }) };
}

/** A match with its clock, score and crests, what pushes say of it, and what can be done: book, watch, read its result. */
export function MatchRow({ match: read, readAt, isDated = false, ticker, end }: MatchRowProps) {
  const { now } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const match = useLiveMatch(read, readAt);
  useChannel(isSeen ? channels.match(match.matchId) : undefined);
  const face = rowFace(match, now(), isDated);
  const { home, away, versus } = useTeams(match, isSeen, face.scores);
  const parts = { match, ticker };
  return (
    <div ref={place}>
      <Row
        first={<MatchRowLine line={face.first} {...parts} isMain />}
        second={face.second && <MatchRowLine line={face.second} {...parts} isMain={false} />}
        home={home}
        away={away}
        look={face.look}
        end={end === undefined ? <MatchRowEnd match={match} versus={versus} offer={face.offer} /> : end}
      />
    </div>
  );
}
