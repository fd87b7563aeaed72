import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ReadResult } from '../../../contract/ranking/bet';
import type { BetLeg, PlacedBet } from '../../../contract/ranking/betting';
import { useOpenMatch } from '../../../domains/match/match-page';
import { ResultVeil, useHiddenBy } from '../../../domains/spoilers/result-veil';
import { useFormats } from '../../../i18n/use-formats';
import type { ToldResult } from '../../../rules/tip/result-spoilers';
import { isSettled, type ResultTone, toneOf } from '../../../rules/tip/tip-view-model';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import text from '../../../ui/theme/text.module.css';
import { useLegLabels, useOdds } from './bet-labels';
import styles from './bet-row.module.css';
import { isParlay, profitTone } from './bet-view-model';

const TONES: Readonly<Record<ResultTone, 'win' | 'lose' | 'draw' | undefined>> = {
  win: 'win',
  lose: 'lose',
  draw: 'draw',
  void: undefined,
};

const GAINS = { up: text.gain, down: text.loss, even: styles.even, muted: text.muted };

/** The state of a bet, always in a word (product.md, section 4, bet results). */
function ResultBadge({ result }: { readonly result: ReadResult }) {
  const t = useTranslations('betResult');
  const tone = isSettled(result) ? TONES[toneOf(result)] : 'accent';
  return <Badge {...(tone !== undefined && { tone })}>{t(result)}</Badge>;
}

const toldMatch = ({ matchId, matchTypeId, matchDate }: BetLeg) => ({ matchId, matchTypeId, startDate: matchDate });

/** A result, or a veil where it would tell how a match of today ended. `name`: of the match or the bet. */
function Told({ told, name }: { readonly told: ToldResult; readonly name: string }) {
  const hidden = useHiddenBy()(told);
  if (hidden.length > 0) return <ResultVeil matchIds={hidden} name={name} spot="badge" />;
  return <ResultBadge result={told.result} />;
}

interface LegProps {
  readonly leg: BetLeg;
  readonly bet: PlacedBet;
  readonly told: ToldResult;
  readonly children?: ReactNode;
}

/** A pick and the match that it is of; a tap on the match leads there. `children`: behind the pick. */
function Leg({ leg, bet, told, children }: LegProps) {
  const t = useTranslations();
  const words = useLegLabels();
  const odds = useOdds();
  const open = useOpenMatch();
  const { leagueName: league } = leg;
  const match = words.match(leg);
  const { pick, line } = words.pick(leg);
  return (
    <>
      <div className={styles.line}>
        {league !== undefined && (
          <span className={cx(styles.league, text.ell)} title={league}>
            {league}
          </span>
        )}
        <button type="button" className={styles.match} onClick={() => open(leg, { betType: bet.bettingType })}>
          {match}
        </button>
        <Told told={told} name={match} />
      </div>
      <div className={styles.line}>
        <span className={text.muted}>{words.play(leg)}</span>
        <b className={cx(styles.pick, text.ell)} title={pick}>
          {pick}
        </b>
        {line !== undefined && <b className={cx(text.strong, text.num)}>{line}</b>}
        <span className={cx(text.muted, text.num)}>{t('bet.odds', { odds: odds(leg.odds) })}</span>
        {children}
      </div>
    </>
  );
}

/** One bet: one pick, or the legs of a parlay with what they came to together. */
export function BetRow({ bet }: { readonly bet: PlacedBet }) {
  const t = useTranslations();
  const { money, profit } = useFormats();
  const odds = useOdds();
  const { legs, result } = bet;
  const told = { id: bet.betId, result, matches: legs.map(toldMatch), settleTime: bet.createDate };
  const isHidden = useHiddenBy()(told).length > 0;
  const tone = isHidden ? 'muted' : profitTone(bet);
  const gain = (
    <>
      <span className={styles.fill} />
      <span className={cx(text.muted, styles.optional, text.num)}>{t('bet.stake', { coins: money(bet.stake) })}</span>
      <b className={cx(text.strong, GAINS[tone], text.num)}>
        <bdi>{profit(isSettled(result) && !isHidden ? bet.profit : undefined)}</bdi>
      </b>
    </>
  );
  const [only] = legs;
  if (only !== undefined && !isParlay(bet)) {
    return (
      <div className={styles.bet}>
        <Leg leg={only} bet={bet} told={told}>
          {gain}
        </Leg>
      </div>
    );
  }
  const name = t('bet.parlay', { legs: legs.length });
  return (
    <div className={styles.bet}>
      <div className={styles.line}>
        <b className={cx(styles.fill, text.strong)}>{name}</b>
        <Told told={told} name={name} />
      </div>
      <div className={styles.legs}>
        {legs.map((leg, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two legs may be of one match, and none ever moves
          <div key={index} className={styles.leg}>
            <Leg {...{ leg, bet }} told={{ ...told, result: leg.result ?? 'waiting', matches: [toldMatch(leg)] }} />
          </div>
        ))}
      </div>
      <div className={styles.line}>
        <span className={cx(text.muted, text.num)}>{t('bet.parlayOdds', { odds: odds(bet.odds) })}</span>
        {gain}
      </div>
    </div>
  );
}

/** A bet that stands apart from its neighbours in the page, at their distance. */
export const NextBet = ({ bet }: { readonly bet: PlacedBet }) => (
  <div className={styles.next}>
    <BetRow bet={bet} />
  </div>
);

/** Bets that came in a form that nobody can read. */
export const BrokenBets = ({ children }: { readonly children: string }) => <p className={styles.broken}>{children}</p>;
