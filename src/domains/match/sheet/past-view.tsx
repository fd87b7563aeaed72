import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { monthDay, twoDigits } from '../../../i18n/wall-time';
import { isBasketball } from '../../../rules/match/match-facts';
import {
  type Before,
  formOf,
  meetingsOf,
  type PastMatch,
  type PlayedMatch,
  resultFor,
  timeOf,
} from '../../../rules/match/past-matches';
import { useServices } from '../../../services/services';
import { Segmented } from '../../../ui/controls/segmented';
import { State } from '../../../ui/feedback/state';
import { Spinner } from '../../../ui/media/spinner';
import text from '../../../ui/theme/text.module.css';
import { useUnspoilt } from '../../spoilers/use-unspoilt';
import { Crest } from '../crest';
import type { RowMatch } from '../row-match';
import { BalanceBar } from './balance-bar';
import { FormSquares } from './form-squares';
import sheet from './match-sheet.module.css';
import styles from './past-view.module.css';
import type { Sides } from './sheet-board';
import { type SheetMatch, useOtherSeasons } from './use-match-facts';

type Match = RowMatch & SheetMatch;

interface SectionProps {
  readonly match: Match;
  readonly sides: Sides;
  readonly before: Before;
  readonly seasons: readonly PastMatch[];
}

const KINDS = ['won', 'drawn', 'lost'] as const;

/** The competition of a match, short; nothing where nobody tells it. */
function Competition({ match: { competitionName, kind } }: { readonly match: PastMatch }) {
  const t = useTranslations('matchSheet');
  const name = competitionName ?? (kind && t(`part.${kind}`));
  return <span className={styles.competition}>{name}</span>;
}

/** "24-11-10": matches go back over years. */
const yearMonthDay = (at: number): string => `${twoDigits(new Date(at).getFullYear() % 100)}-${monthDay(at)}`;
const isSameYear = (one: number, other: number): boolean =>
  new Date(one).getFullYear() === new Date(other).getFullYear();

interface FormRowProps {
  readonly teamId: string | undefined;
  readonly match: PlayedMatch;
  /** The match that it was before, Unix ms. */
  readonly until: number;
}

/** A match of a team's form: against whom, where, and its own goals first. */
function FormRow({ teamId, match, until }: FormRowProps) {
  const t = useTranslations('matchSheet');
  const missing = useTranslations('format')('missing');
  const { fileUrl } = useServices();
  const { homeId, homeName, awayName, homeLogo, awayLogo, homeScore, awayScore } = match;
  const isHome = homeId === teamId;
  const [name = missing, logo] = isHome ? [awayName, awayLogo] : [homeName, homeLogo];
  const kind = resultFor(teamId ?? '', match);
  const at = timeOf(match);
  return (
    <li>
      <span className={text.meta}>{isSameYear(at, until) ? monthDay(at) : yearMonthDay(at)}</span>
      <Competition match={match} />
      <span className={text.meta}>{t(isHome ? 'home' : 'away')}</span>
      <span className={styles.opponent} title={name}>
        <Crest src={logo && fileUrl(logo)} size={16} />
        <span className={text.two}>{name}</span>
      </span>
      <b className={text.num}>{isHome ? `${homeScore}:${awayScore}` : `${awayScore}:${homeScore}`}</b>
      <FormSquares squares={[{ kind, letter: t(`result.${kind}`) }]} label={t(`result.${kind}`)} />
    </li>
  );
}

/** The last matches of both teams, each with its results in a row of squares. */
function FormSection({ match, sides, before, seasons }: SectionProps) {
  const t = useTranslations('matchSheet');
  const forms = (['home', 'away'] as const)
    .map((side) => ({ side, teamId: match[`${side}Id`], form: formOf(match[`${side}Id`], before, seasons) }))
    .filter(({ form }) => form.length > 0);
  if (forms.length === 0) return null;
  return (
    <>
      <h3 className={sheet.heading}>
        {t('form')}
        <span className={text.meta}>{t('newestFirst')}</span>
      </h3>
      {forms.map(({ side, teamId, form }) => (
        <div key={side}>
          <div className={styles.team}>
            <Crest src={sides[side].crest} />
            <span className={text.two}>{sides[side].name}</span>
            <FormSquares
              squares={form
                .map((one) => resultFor(teamId ?? '', one))
                .map((kind) => ({ kind, letter: t(`result.${kind}`) }))}
              label={t('formOf', { results: form.map((one) => t(`result.${resultFor(teamId ?? '', one)}`)).join(' ') })}
            />
          </div>
          <ul className={styles.form}>
            {form.map((one) => (
              <FormRow key={one.matchId} teamId={teamId} match={one} until={before.until} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** The matches of both teams against each other, and how often each has won them. */
function MeetingsSection({ match, sides: { home, away }, before, seasons }: SectionProps) {
  const t = useTranslations('matchSheet');
  const { homeId = '' } = match;
  const meetings = meetingsOf(before, seasons);
  if (meetings.length === 0) return null;
  const count = (kind: (typeof KINDS)[number]) => meetings.filter((one) => resultFor(homeId, one) === kind).length;
  const [won, drawn, lost] = [count('won'), count('drawn'), count('lost')];
  const team = (teamId: string | undefined, where: string): ReactNode => {
    const { name, short = name } = teamId === homeId ? home : away;
    return (
      <span className={text.two} title={name}>
        {short}
        {isBasketball(match) && <small> {where}</small>}
      </span>
    );
  };
  return (
    <>
      <h3 className={sheet.heading}>
        {t('meetings')}
        <span className={text.meta}>{t('matches', { count: meetings.length })}</span>
      </h3>
      <BalanceBar
        ends={[
          t('wins', { team: home.short ?? home.name, count: won }),
          t('wins', { team: away.short ?? away.name, count: lost }),
        ]}
        counts={[won, drawn, lost]}
      />
      <ul className={styles.meetings}>
        {meetings.map((one) => (
          <li key={one.matchId}>
            <span className={text.meta}>{yearMonthDay(timeOf(one))}</span>
            <Competition match={one} />
            {team(one.homeId, t('home'))}
            <b className={text.num}>
              {one.homeScore} : {one.awayScore}
            </b>
            {team(one.awayId, t('away'))}
          </li>
        ))}
      </ul>
    </>
  );
}

interface PastViewProps {
  readonly match: Match;
  readonly sides: Sides;
  /** Both teams' matches of the season. */
  readonly seasons: readonly PastMatch[];
}

const SCOPES = ['all', 'this'] as const;

/** Form of both teams, and their matches against each other, of all competitions or of this one; what is hidden elsewhere is hidden here. */
export function PastView({ match, sides, seasons }: PastViewProps) {
  const t = useTranslations('matchSheet');
  const { now } = useServices();
  const panelId = useId();
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('all');
  const { others, isReading } = useOtherSeasons(match);
  const unspoilt = useUnspoilt();
  if (isReading) return <Spinner />;
  const { matchId, homeId, awayId, startDate: until = now(), matchTypeName } = match;
  const before = { matchId, homeId, awayId, until };
  const named = ({ kind, competitionName = kind ? undefined : matchTypeName, ...one }: PastMatch): PastMatch => {
    return { ...one, kind, competitionName };
  };
  // The play-offs' list has the finals' games in it: as the match's own they count.
  const all = [...others, ...seasons.map(named)].map(unspoilt);
  const shown = scope === 'all' ? all : all.filter(({ isOther }) => isOther !== true);
  const isPast = (matches: readonly PastMatch[]) =>
    formOf(homeId, before, matches).length + formOf(awayId, before, matches).length > 0;
  const hasOthers = isPast(all.filter(({ isOther }) => isOther === true));
  return (
    <>
      {hasOthers && (
        <div className={styles.scope}>
          <Segmented
            label={t('scope')}
            segments={SCOPES.map((value) => ({ value, label: t(`scopes.${value}`) }))}
            value={scope}
            onSelect={setScope}
            panelId={panelId}
          />
        </div>
      )}
      <div id={panelId} className={styles.panel}>
        {isPast(shown) ? (
          <>
            <FormSection match={match} sides={sides} before={before} seasons={shown} />
            <MeetingsSection match={match} sides={sides} before={before} seasons={shown} />
          </>
        ) : (
          <State art="empty" title={t('noPast')} />
        )}
      </div>
    </>
  );
}
