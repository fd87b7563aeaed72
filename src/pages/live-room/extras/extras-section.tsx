import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { LOTTERY_STATUS, type RoomInfo } from '../../../contract/room/room';
import { TimeLeft } from '../../../domains/match/time-left';
import { type Audience, useAudience } from '../../../domains/session/audience';
import { useFormats } from '../../../i18n/use-formats';
import type { Dated } from '../../../rules/reading/asked';
import { envelopeTarget, targetHref } from '../../../rules/shell/navigation-targets';
import { useLazySheet } from '../../../services/lazy-sheet';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { Card, Section } from '../../../ui/layout/section';
import { PageIcon } from '../../../ui/media/page-icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './extras.module.css';
import { useExtras, useLottery } from './lottery-query';

interface ExtraRowProps {
  readonly icon: 'envelope' | 'gift';
  readonly title: string;
  readonly badge?: ReactNode;
  /** Lines below the title. */
  readonly children: ReactNode;
  readonly end?: ReactNode;
}

export const loadDraw = () => import('./draw-sheet');

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

/** The room's draw and the way to its sheet; nothing where there is none. */
function LotteryRow({ liveRoomId, audience }: { readonly liveRoomId: string; readonly audience: Audience }) {
  const t = useTranslations('room');
  const { count } = useFormats();
  const lottery = useLottery(audience, liveRoomId);
  const { open, sheet } = useLazySheet(loadDraw, ({ DrawSheet }, close) => (
    <DrawSheet liveRoomId={liveRoomId} onClose={close} />
  ));
  if (lottery === null || lottery === undefined) return sheet;
  const { prize, endDate, joinCount, isJoined } = lottery;
  const isOpen = lottery.status === LOTTERY_STATUS.open;
  const words = t(isOpen ? (isJoined ? 'lotteryJoined' : 'join') : 'look');
  return (
    <>
      <ExtraRow
        icon="gift"
        title={t('lottery')}
        badge={<Badge {...(isOpen ? { tone: 'live' as const } : {})}>{t(isOpen ? 'lotteryOn' : 'lotteryDrawn')}</Badge>}
        end={
          <Button
            size="sm"
            variant={isJoined ? 'quiet' : 'soft'}
            aria-haspopup="dialog"
            aria-label={isOpen && !isJoined ? t('joinLottery') : t('lotteryOf', { words })}
            onClick={() => open()}
          >
            {words}
          </Button>
        }
      >
        {prize !== undefined && <div>{prize}</div>}
        {isOpen && endDate !== undefined && (
          <div>
            <TimeLeft at={endDate} /> {joinCount !== undefined && t('drawIn', { people: count(joinCount) })}
          </div>
        )}
      </ExtraRow>
      {sheet}
    </>
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
