import { useTranslations } from 'use-intl/react';
import { monthDay } from '../../../i18n/wall-time';
import { formOf, isBasketball, meetingsOf, type PastMatch, resultFor } from '../../../rules/match/match-facts';
import { useServices } from '../../../services/services';
import text from '../../../ui/theme/text.module.css';
import { useUnspoilt } from '../../spoilers/use-unspoilt';
import { Crest } from '../crest';
import type { RowMatch } from '../row-match';
import { BalanceBar } from './balance-bar';
import { FormSquares } from './form-squares';
import styles from './match-sheet.module.css';
import type { Sides } from './sheet-board';
import type { SheetMatch } from './use-match-facts';

interface PastViewProps {
  readonly match: RowMatch & SheetMatch;
  readonly sides: Sides;
  readonly seasons: readonly PastMatch[];
}

const KINDS = ['won', 'drawn', 'lost'] as const;

function FormSection({ match, sides, seasons }: PastViewProps) {
  const t = useTranslations('matchSheet');
  const { now } = useServices();
  const until = match.startDate ?? now();
  // The calls tell of one competition, and of the NBA of one kind.
  const of = match.kind === undefined ? match.matchTypeName : t(`kind.${match.kind}`);
  const forms = (['home', 'away'] as const).map((side) => ({
    side,
    form: formOf(match[`${side}Id`] ?? '', seasons, until),
  }));
  if (forms.every(({ form }) => form.length === 0)) return null;
  return (
    <>
      <h3 className={styles.heading}>
        {t('form')}
        <span className={text.meta}>{[of, t('newestFirst')].filter(Boolean).join(' · ')}</span>
      </h3>
      {forms.map(({ side, form }) => (
        <div key={side} className={styles.line}>
          <Crest src={sides[side].crest} />
          <span className={text.two}>{sides[side].name}</span>
          {form.length > 0 && (
            <FormSquares
              squares={form.map((kind) => ({ kind, letter: t(`result.${kind}`) }))}
              label={t('formOf', { results: form.map((kind) => t(`result.${kind}`)).join(' ') })}
            />
          )}
        </div>
      ))}
    </>
  );
}

function MeetingsSection({ match, sides: { home, away }, seasons }: PastViewProps) {
  const t = useTranslations('matchSheet');
  const { homeId = '', awayId = '' } = match;
  const meetings = meetingsOf(homeId, awayId, seasons);
  if (meetings.length === 0) return null;
  const count = (kind: (typeof KINDS)[number]) => meetings.filter((one) => resultFor(homeId, one) === kind).length;
  const [won, drawn, lost] = [count('won'), count('drawn'), count('lost')];
  const name = (teamId: string | undefined) => (teamId === homeId ? home : away);
  return (
    <>
      <h3 className={styles.heading}>
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
      <ul className={styles.past}>
        {meetings.map((one) => (
          <li key={one.matchId}>
            <span className={text.meta}>{monthDay(one.startDate ?? one.matchDate ?? 0)}</span>
            <span className={text.ell} title={name(one.homeId).name}>
              {name(one.homeId).short ?? name(one.homeId).name}
              {isBasketball(match) && <small> {t('home')}</small>}
            </span>
            <b className={text.num}>
              {one.homeScore} : {one.awayScore}
            </b>
            <span className={text.ell} title={name(one.awayId).name}>
              {name(one.awayId).short ?? name(one.awayId).name}
              {isBasketball(match) && <small> {t('away')}</small>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** True when a match of either team is over, or one between both. */
export const hasPast = (
  { homeId = '', awayId = '', startDate }: SheetMatch & RowMatch,
  seasons: readonly PastMatch[],
  now: number,
): boolean =>
  [homeId, awayId].some((teamId) => formOf(teamId, seasons, startDate ?? now).length > 0) ||
  meetingsOf(homeId, awayId, seasons).length > 0;

/** Form of both teams, and their matches against each other in the same season; what is hidden elsewhere is hidden here. */
export function PastView({ match, sides, seasons }: PastViewProps) {
  const shown = seasons.map(useUnspoilt());
  return (
    <>
      <FormSection match={match} sides={sides} seasons={shown} />
      <MeetingsSection match={match} sides={sides} seasons={shown} />
    </>
  );
}
