import { type ReactNode, useRef, useState } from 'react';
import { channels } from '../../../contract/push/channels';
import { rowViewModel } from '../../../rules/match/match-row-view-model';
import { useServices } from '../../../services/services';
import { useChannel } from '../../../services/use-live';
import { useSeen } from '../../../ui/lists/use-seen';
import { MatchRowLine } from '../match-row-line';
import { MatchRow as Row, type RowTeam } from '../match-row-view';
import { useMatchTeams } from '../match-teams';
import type { RowMatch } from '../row-match';
import { useUnspoilt } from '../spoilers/use-unspoilt';
import { ShowScore } from '../spoilers/veil';
import { useLiveMatch } from '../use-live-match';
import { MatchRowEnd } from './match-row-end';
import { MatchSheetOpener } from './match-sheet-opener';

export interface RowMarks {
  readonly home?: ReactNode;
  readonly away?: ReactNode;
  readonly note?: ReactNode;
  /** Draws both names, where a part of them stands out. */
  readonly name?: RowTeam['draw'];
}

interface MatchRowProps {
  readonly match: RowMatch;
  /** The row stands under its day; elsewhere the day stands under the time. */
  readonly isDated?: boolean;
  /** One for all rows of a list. */
  /** The target of a tap on the row; without it the tap opens the match at a glance. */
  readonly to?: string | undefined;
  /** Hears that `to` was taken. */
  readonly onOpen?: () => void;
  /** The tip that names the match. */
  readonly messageId?: string | undefined;
  /** In the place of what the match itself offers; null for nothing. */
  readonly end?: ReactNode;
  /** Behind the names, and below what can be done. */
  readonly marks?: RowMarks | undefined;
}

/** A match with its clock, score and crests, what pushes say of it, and what can be done: book, watch, read its result. */
export function MatchRow(props: MatchRowProps) {
  const { match: read, isDated = false, to, onOpen, end, marks, messageId } = props;
  const { now } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const match = useUnspoilt()(useLiveMatch(read));
  useChannel(isSeen ? channels.match(match.matchId) : undefined);
  const viewModel = rowViewModel(match, now(), isDated);
  const { home, away, versus } = useMatchTeams(match, isSeen, viewModel.scores);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div ref={place}>
      <Row
        first={<MatchRowLine line={viewModel.first} match={match} isMain />}
        second={viewModel.second && <MatchRowLine line={viewModel.second} match={match} isMain={false} />}
        home={{ ...home, mark: marks?.home, draw: marks?.name }}
        away={{ ...away, mark: marks?.away, draw: marks?.name }}
        look={viewModel.look}
        to={to}
        label={versus}
        onOpen={to === undefined ? () => setIsOpen(true) : onOpen}
        end={
          <>
            {end !== undefined ? (
              end
            ) : match.isVeiled === true ? (
              <ShowScore matchId={match.matchId} versus={versus} />
            ) : (
              <MatchRowEnd match={match} versus={versus} offer={viewModel.offer} />
            )}
            {marks?.note}
          </>
        }
      />
      {isOpen && <MatchSheetOpener {...{ match: read, messageId }} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
