import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { channels } from '../../../contract/push/channels';
import { sheetTexts } from '../../../i18n/fetch-texts';
import { rowViewModel } from '../../../rules/match/match-row-view-model';
import { LazySheet } from '../../../services/lazy-sheet';
import { useServices } from '../../../services/services';
import { useChannel } from '../../../services/use-live';
import { cx } from '../../../ui/cx';
import { useSeen } from '../../../ui/lists/use-seen';
import text from '../../../ui/theme/text.module.css';
import { useUnspoilt } from '../../spoilers/use-unspoilt';
import { ShowScore, Veil } from '../../spoilers/veil';
import { Crest } from '../crest';
import type { TipOrigin } from '../match-page';
import { MatchRowLine } from '../match-row-line';
import { type RowTeam, useMatchTeams } from '../match-teams';
import type { RowMatch } from '../row-match';
import { useLiveMatch } from '../use-live-match';
import styles from './match-row.module.css';
import { MatchRowEnd } from './match-row-end';

const loadSheet = () => import('../sheet/match-sheet');
const SHEET_TEXTS = sheetTexts('match-sheet');

export interface RowMarks {
  readonly home?: ReactNode;
  readonly away?: ReactNode;
  readonly note?: ReactNode;
  /** In the place of the second line that says when. */
  readonly below?: ReactNode;
  /** Beside the booking. */
  readonly beside?: ReactNode;
  /** Draws both names, where a part of them stands out. */
  readonly name?: RowTeam['draw'];
}

interface MatchRowProps {
  readonly match: RowMatch;
  /** The row stands under its day; elsewhere the day stands under the time. */
  readonly isDated?: boolean;
  /** The target of a tap on the row; without it the tap opens the match at a glance. */
  readonly to?: string | undefined;
  /** Hears that `to` was taken. */
  readonly onOpen?: () => void;
  readonly tip?: TipOrigin | undefined;
  /** In the place of what the match itself offers; null for nothing. */
  readonly end?: ReactNode;
  /** Behind the names, and below what can be done. */
  readonly marks?: RowMarks | undefined;
}

function Team({ team }: { readonly team: RowTeam }) {
  const { draw = (name) => name, short } = team;
  return (
    <div className={cx(styles.team, team.isLoser === true && styles.lose)}>
      <Crest src={team.crest} />
      <span className={text.ell} title={team.name}>
        {short === undefined ? (
          draw(team.name)
        ) : (
          <>
            <span className={styles.whole}>{draw(team.name)}</span>
            <span className={styles.short}>{draw(short)}</span>
          </>
        )}
      </span>
      {team.side !== undefined && <span className={styles.side}>{team.side}</span>}
      {team.mark}
    </div>
  );
}

const Score = ({ team: { score, shootout, isLoser, isVeiled } }: { readonly team: RowTeam }) => (
  <bdi className={cx(isLoser === true && styles.lose)}>
    {isVeiled === true ? <Veil /> : score}
    {shootout !== undefined && <small>({shootout})</small>}
  </bdi>
);

/** Its own offer, or what stands in its place. */
function End({ match, versus, offer, beside, end }: Parameters<typeof MatchRowEnd>[0] & Pick<MatchRowProps, 'end'>) {
  if (end !== undefined) return end;
  if (match.isVeiled === true) return <ShowScore matchId={match.matchId} versus={versus} />;
  return <MatchRowEnd match={match} versus={versus} offer={offer} beside={beside} />;
}

/** A match with its clock, score and crests, what pushes say of it, and what can be done: book, watch, read its result. */
export function MatchRow(props: MatchRowProps) {
  const { match: read, isDated = false, to, onOpen, end, marks, tip } = props;
  const { now } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const match = useUnspoilt()(useLiveMatch(read));
  useChannel(isSeen ? channels.match(match.matchId) : undefined);
  const viewModel = rowViewModel(match, now(), isDated);
  const { home, away, versus } = useMatchTeams(match, isSeen, viewModel.scores);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { look, first, second, offer } = viewModel;
  const teams = [
    { ...home, key: 'home', mark: marks?.home, draw: marks?.name },
    { ...away, key: 'away', mark: marks?.away, draw: marks?.name },
  ];
  return (
    <div ref={box}>
      <article className={cx(styles.row, look === 'live' && styles.live, look === 'off' && styles.off)}>
        {to === undefined ? (
          <button type="button" className={styles.link} aria-label={versus} onClick={() => setIsOpen(true)} />
        ) : (
          <Link to={to} className={styles.link} aria-label={versus} onClick={onOpen} />
        )}
        <div className={styles.when}>
          <MatchRowLine line={first} match={match} isMain />
          {marks?.below ?? (second && <MatchRowLine line={second} match={match} isMain={false} />)}
        </div>
        <div className={styles.teams}>
          {teams.map(({ key, ...team }) => (
            <Team key={key} team={team} />
          ))}
        </div>
        {viewModel.scores !== undefined && (
          <div className={styles.scores}>
            {teams.map(({ key, ...team }) => (
              <Score key={key} team={team} />
            ))}
          </div>
        )}
        <div className={styles.end}>
          <End match={match} versus={versus} offer={offer} beside={marks?.beside} end={end} />
          {marks?.note}
        </div>
      </article>
      {isOpen && (
        <LazySheet load={loadSheet} texts={SHEET_TEXTS} onClose={close}>
          {({ MatchSheet }) => <MatchSheet match={read} tip={tip} onClose={close} />}
        </LazySheet>
      )}
    </div>
  );
}
