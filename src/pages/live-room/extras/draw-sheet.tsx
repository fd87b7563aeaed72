import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { lotterySubmit } from '../../../contract/room/calls-room';
import { LOTTERY_STATUS, type Lottery } from '../../../contract/room/room';
import { TimeLeft } from '../../../domains/match/time-left';
import { type Audience, useAudience } from '../../../domains/session/audience';
import { sessionStore } from '../../../domains/session/session-store';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { isLoggedIn } from '../../../session/session-state';
import { Button } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { State } from '../../../ui/feedback/state';
import { KeyValues } from '../../../ui/lists/key-values';
import { PageIcon } from '../../../ui/media/page-icon';
import { Sheet } from '../../../ui/overlays/sheet';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './extras.module.css';
import { keepLottery, lotteryKeys, useLottery } from './lottery-query';

/** Joins the draw; the answer is the draw with the member in it. What goes wrong the call's own toast says. */
function useJoin(audience: Audience, liveRoomId: string) {
  const t = useTranslations('room');
  const client = useQueryClient();
  const { askLogin, call, session, toast } = useServices();
  const [isJoining, setIsJoining] = useState(false);
  const join = async ({ lotteryId }: Lottery) => {
    if (!isLoggedIn(session.getState())) return askLogin();
    setIsJoining(true);
    try {
      keepLottery(client, audience, liveRoomId, await call(lotterySubmit, { liveRoomId, lotteryId }));
      toast({ type: 'success', text: t('joinedToast') });
    } catch {
      // The draw may be over, or the member not allowed: it is read again.
      void client.invalidateQueries({ queryKey: lotteryKeys.of(audience, liveRoomId) });
    } finally {
      setIsJoining(false);
    }
  };
  return { isJoining, join };
}

/** The rows of which the server tells something. */
const told = <Row extends { readonly value: unknown }>(rows: readonly Row[]) =>
  rows.filter(({ value }) => Boolean(value));

/** Prize, condition, cost and chance: all of it before the button. */
function Terms({ lottery }: { readonly lottery: Lottery }) {
  const t = useTranslations('room');
  const { prize, winnerCount, condition, cost } = lottery;
  const prizes = prize !== undefined && winnerCount !== undefined && t('prizes', { prize, people: winnerCount });
  const rows = [
    { label: t('prizeLabel'), value: prizes || prize },
    { label: t('condition'), value: condition },
    { label: t('cost'), value: cost !== undefined && t('costOf', { coins: cost }) },
    { label: t('chance'), value: t('onceEach') },
  ];
  return <KeyValues rows={told(rows)} />;
}

interface OpenDrawProps {
  readonly lottery: Lottery;
  readonly audience: Audience;
  readonly liveRoomId: string;
}

/** A draw that one may join, or has joined. */
function OpenDraw({ lottery, audience, liveRoomId }: OpenDrawProps) {
  const t = useTranslations('room');
  const { count } = useFormats();
  const { isJoining, join } = useJoin(audience, liveRoomId);
  const isMember = useStore(sessionStore, isLoggedIn);
  const { endDate, joinCount, isJoined, isApproved, limitText, cost } = lottery;
  const isBarred = isMember && isApproved === false;
  return (
    <>
      <div className={styles.prize}>
        <PageIcon name="gift" size={24} />
        {endDate !== undefined && (
          <b>
            <TimeLeft at={endDate} />
          </b>
        )}
        {joinCount !== undefined && (
          <span className={cx(text.meta, text.num)}>{t('drawIn', { people: count(joinCount) })}</span>
        )}
      </div>
      <Terms lottery={lottery} />
      <div className={layout.apart}>
        <Button
          block
          size="lg"
          variant={isJoined ? 'quiet' : 'primary'}
          busy={isJoining}
          disabled={isJoined || isBarred}
          onClick={() => void join(lottery)}
        >
          {t(isJoined ? 'lotteryJoined' : cost === 0 ? 'joinFree' : 'joinLottery')}
        </Button>
      </div>
      <p className={styles.note} role={isJoined ? 'status' : undefined}>
        {isJoined ? `${t('youAreIn')} · ${t('staysIn')}` : isBarred && limitText}
      </p>
    </>
  );
}

/** The winners, and plainly whether the member is one. */
function DrawnDraw({ lottery }: { readonly lottery: Lottery }) {
  const t = useTranslations('room');
  const { count } = useFormats();
  const { isJoined, isWinner, joinCount, prize, winners = [] } = lottery;
  const people = joinCount !== undefined && winners.length > 0;
  return (
    <>
      {isWinner === true && <p className={cx(text.gain, text.strong)}>{t('won', { prize: prize ?? '' })}</p>}
      {isJoined && isWinner === false && <p className={text.strong}>{t('notWon')}</p>}
      {people && (
        <p className={cx(text.meta, text.num)}>
          {t('drawFigures', { people: count(joinCount), winners: count(winners.length) })}
        </p>
      )}
      <KeyValues
        rows={told([
          { label: t('prizeLabel'), value: prize },
          { label: t('winnersLabel'), value: winners.join(' · ') },
        ])}
      />
    </>
  );
}

interface DrawSheetProps {
  readonly liveRoomId: string;
  readonly onClose: () => void;
}

/** The room's draw, from its terms to its winners; nothing joins by itself. */
export function DrawSheet({ liveRoomId, onClose }: DrawSheetProps) {
  const t = useTranslations('room');
  const audience = useAudience();
  const lottery = useLottery(audience, liveRoomId);
  const isDrawn = lottery?.status === LOTTERY_STATUS.drawn;
  return (
    <Sheet title={t(isDrawn ? 'drawResult' : 'lottery')} onClose={onClose}>
      {lottery === null && <State art="empty" title={t('noDraw')} />}
      {lottery && (isDrawn ? <DrawnDraw lottery={lottery} /> : <OpenDraw {...{ lottery, audience, liveRoomId }} />)}
    </Sheet>
  );
}
