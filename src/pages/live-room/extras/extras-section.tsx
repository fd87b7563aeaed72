import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { lotterySubmit } from '../../../contract/room/calls-room';
import { LOTTERY_STATUS, type Lottery, type RoomInfo } from '../../../contract/room/room';
import { TimeLeft } from '../../../domains/match/time-left';
import { type Audience, useAudience } from '../../../domains/session/audience';
import { sessionStore } from '../../../domains/session/session-store';
import { useFormats } from '../../../i18n/use-formats';
import type { Dated } from '../../../rules/reading/asked';
import { envelopeTarget, targetHref } from '../../../rules/shell/navigation-targets';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { isLoggedIn } from '../../../session/session-state';
import { Button } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { Card, Section } from '../../../ui/layout/section';
import { PageIcon } from '../../../ui/media/page-icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './extras.module.css';
import { keepLottery, lotteryKeys, useExtras, useLottery } from './lottery-query';

interface ExtraRowProps {
  readonly icon: 'envelope' | 'gift';
  readonly title: string;
  readonly badge?: ReactNode;
  /** Lines below the title. */
  readonly children: ReactNode;
  readonly end?: ReactNode;
}

/** Something that can be won in the room. */
function ExtraRow({ icon, title, badge, children, end }: ExtraRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles[icon]}>
        <PageIcon name={icon} size={24} />
      </span>
      <div className={layout.grow}>
        <div className={styles.title}>
          {title} {badge}
        </div>
        <div className={cx(text.meta, text.num)}>{children}</div>
      </div>
      {end}
    </div>
  );
}

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

function Lines({ lottery }: { readonly lottery: Lottery }) {
  const t = useTranslations('room');
  const { count } = useFormats();
  const { prize, endDate, joinCount, isWinner, winners = [], limitText, isApproved } = lottery;
  if (lottery.status !== LOTTERY_STATUS.open) {
    return (
      <>
        {isWinner === true && <div className={styles.won}>{t('won', { prize: prize ?? '' })}</div>}
        {winners.length > 0 && <div>{t('winners', { names: winners.join(' · ') })}</div>}
      </>
    );
  }
  return (
    <>
      {prize !== undefined && <div>{t('prize', { prize })}</div>}
      <div>
        {endDate !== undefined && <TimeLeft at={endDate} />}{' '}
        {joinCount !== undefined && t('drawIn', { people: count(joinCount) })}
      </div>
      {isApproved !== true && limitText !== undefined && <div>{limitText}</div>}
    </>
  );
}

/** The room's draw, from joining to its winners; nothing where there is none. */
function LotteryRow({ liveRoomId, audience }: { readonly liveRoomId: string; readonly audience: Audience }) {
  const t = useTranslations('room');
  const lottery = useLottery(audience, liveRoomId);
  const { isJoining, join } = useJoin(audience, liveRoomId);
  const isMember = useStore(sessionStore, isLoggedIn);
  if (lottery === null || lottery === undefined) return null;
  const isOpen = lottery.status === LOTTERY_STATUS.open;
  const isBarred = isMember && lottery.isApproved === false;
  return (
    <ExtraRow
      icon="gift"
      title={t('lottery')}
      badge={<Badge {...(isOpen ? { tone: 'live' as const } : {})}>{t(isOpen ? 'lotteryOn' : 'lotteryDrawn')}</Badge>}
      end={
        isOpen && (
          <Button
            size="sm"
            variant={lottery.isJoined ? 'quiet' : 'soft'}
            busy={isJoining}
            disabled={lottery.isJoined || isBarred}
            aria-label={lottery.isJoined ? undefined : t('joinLottery')}
            onClick={() => void join(lottery)}
          >
            {t(lottery.isJoined ? 'lotteryJoined' : 'join')}
          </Button>
        )
      }
    >
      <Lines lottery={lottery} />
    </ExtraRow>
  );
}

/** Red envelopes, which are the portal's, and the room's draw; not shown where there is neither. */
export function ExtrasSection({ show, hostId }: { readonly show: Dated<RoomInfo>; readonly hostId: string }) {
  const t = useTranslations('room');
  const { money } = useFormats();
  const { openLink } = useServices();
  const audience = useAudience();
  const { matchId, liveRoomId } = show;
  const { coins, hasDraw } = useExtras(show);
  if (coins === 0 && !hasDraw) return null;
  return (
    <Section title={t('extras')}>
      <Card>
        {coins > 0 && (
          <ExtraRow
            icon="envelope"
            title={t('envelope')}
            end={
              <Button
                size="sm"
                variant="soft"
                onClick={() => openLink(targetHref(envelopeTarget({ hostId, matchId })))}
              >
                {t('grab')}
              </Button>
            }
          >
            {t('envelopeSum', { coins: money(coins) })}
          </ExtraRow>
        )}
        {hasDraw && liveRoomId !== undefined && <LotteryRow liveRoomId={liveRoomId} audience={audience} />}
      </Card>
    </Section>
  );
}
