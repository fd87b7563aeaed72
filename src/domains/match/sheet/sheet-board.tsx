import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../i18n/use-formats';
import type { RowViewModel } from '../../../rules/match/match-row-view-model';
import { useServices, useTicked } from '../../../services/services';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import { showScore } from '../../spoilers/spoiler-store';
import { Veil } from '../../spoilers/veil';
import { Crest } from '../crest';
import { MatchRowLine } from '../match-row-line';
import type { RowTeam } from '../match-teams';
import type { RowMatch } from '../row-match';
import styles from './sheet-board.module.css';

/** Both teams, ready to show. */
export interface Sides {
  readonly home: RowTeam;
  readonly away: RowTeam;
}

interface SheetBoardProps {
  readonly match: RowMatch & { readonly isVeiled?: boolean | undefined };
  readonly sides: Sides;
  readonly viewModel: RowViewModel;
  readonly versus: string;
}

const Team = ({ team }: { readonly team: RowTeam }) => (
  <div className={styles.team}>
    <Crest src={team.crest} size={48} />
    <span>{team.short ?? team.name}</span>
  </div>
);

function Score({ match, sides: { home, away }, viewModel, versus }: SheetBoardProps) {
  const t = useTranslations('match');
  const services = useServices();
  const { clock } = useFormats();
  if (match.isVeiled === true) {
    return (
      <button
        type="button"
        className={styles.veiled}
        aria-label={t('showScoreOf', { match: versus })}
        onClick={() => showScore(services, match.matchId)}
      >
        <Veil spot="bar" />
        <span aria-hidden="true">:</span>
        <Veil spot="bar" />
      </button>
    );
  }
  if (viewModel.scores === undefined) {
    return <span className={cx(styles.score, text.num)}>{clock(match.startDate)}</span>;
  }
  const shootout = (goals: number | undefined) => (goals === undefined ? '' : ` (${goals})`);
  return (
    <bdi className={cx(styles.score, text.num, viewModel.look === 'live' && styles.live)}>
      {home.score}
      {shootout(home.shootout)}
      <i>:</i>
      {away.score}
      {shootout(away.shootout)}
    </bdi>
  );
}

const MINUTE_MS = 60_000;
/** Further ahead the day says more. */
const TOLD_BEFORE_MIN = 24 * 60;

/** The time until it begins, on server time; renders alone. */
function TimeLeft({ at }: { readonly at: number }) {
  const t = useTranslations('matchSheet');
  const left = useTicked((now) => Math.ceil((at - now) / MINUTE_MS));
  if (left <= 0 || left > TOLD_BEFORE_MIN) return null;
  return <span className={text.meta}>{t('startsIn', { hours: Math.floor(left / 60), minutes: left % 60 })}</span>;
}

/** The teams, how it stands, and when. */
export function SheetBoard({ match, sides, viewModel, versus }: SheetBoardProps) {
  const { matchTime, day } = useFormats();
  const { now } = useServices();
  const { first, second, look, scores } = viewModel;
  const lines = { match, isMain: false };
  const isWord = first.kind === 'word';
  return (
    <div className={styles.board}>
      <Team team={sides.home} />
      <div className={styles.middle}>
        <Score match={match} sides={sides} viewModel={viewModel} versus={versus} />
        <span className={styles.state}>
          {(look === 'live' || isWord) && <MatchRowLine line={first} {...lines} />}
          {look === 'live' && second !== undefined && <MatchRowLine line={second} {...lines} />}
          {look !== 'live' && (scores === undefined ? day(match.startDate, now()) : matchTime(match.startDate, now()))}
        </span>
        {look !== 'live' && scores === undefined && match.startDate !== undefined && <TimeLeft at={match.startDate} />}
      </div>
      <Team team={sides.away} />
    </div>
  );
}
