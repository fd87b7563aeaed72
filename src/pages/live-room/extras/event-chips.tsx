import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { LOTTERY_STATUS, type RoomInfo } from '../../../contract/room/room';
import { TimeLeft } from '../../../domains/match/time-left';
import { useAudience } from '../../../domains/session/audience';
import { useFormats } from '../../../i18n/use-formats';
import type { Dated } from '../../../rules/reading/asked';
import { envelopeTarget, targetHref } from '../../../rules/shell/navigation-targets';
import { useLazySheet } from '../../../services/lazy-sheet';
import { useServices } from '../../../services/services';
import { PageIcon } from '../../../ui/media/page-icon';
import styles from './extras.module.css';
import { loadDraw } from './extras-section';
import { useExtras, useLottery } from './lottery-query';

/** A draw that may be joined, with its time left; of one that was joined, the result until it has been looked at. */
function DrawChip({ liveRoomId }: { readonly liveRoomId: string }) {
  const t = useTranslations('room');
  const lottery = useLottery(useAudience(), liveRoomId);
  const [looked, setLooked] = useState<string>();
  const { lotteryId, status, endDate, isJoined } = lottery ?? {};
  const isOpen = status === LOTTERY_STATUS.open;
  const { open, sheet } = useLazySheet(loadDraw, ({ DrawSheet }, close) => (
    <DrawSheet
      liveRoomId={liveRoomId}
      onClose={() => {
        if (!isOpen) setLooked(lotteryId);
        close();
      }}
    />
  ));
  const isShown = isOpen || (isJoined === true && looked !== lotteryId);
  return (
    <>
      {isShown && (
        <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={() => open()}>
          <span>
            <PageIcon name="gift" size={18} />
            {t(isOpen ? 'lottery' : 'drawResult')}
            {isOpen && endDate !== undefined && <TimeLeft at={endDate} />}
          </span>
        </button>
      )}
      {sheet}
    </>
  );
}

/** Coins that came into the room's envelopes while one watches; gone once they were asked for. */
function EnvelopeChip({ show, hostId, coins }: EventChipsProps & { readonly coins: number }) {
  const t = useTranslations('room');
  const { money } = useFormats();
  const { openLink } = useServices();
  const [known, setKnown] = useState(coins);
  if (coins <= known) return null;
  const grab = () => {
    setKnown(coins);
    openLink(targetHref(envelopeTarget({ hostId, matchId: show.matchId })));
  };
  return (
    <button type="button" className={styles.chip} onClick={grab}>
      <span>
        <PageIcon name="envelope" size={18} />
        {t('envelope')} {t('envelopeMore', { coins: money(coins - known) })}
      </span>
    </button>
  );
}

interface EventChipsProps {
  readonly show: Dated<RoomInfo>;
  readonly hostId: string;
}

/** Over the picture: what can be won while one watches. */
export function EventChips({ show, hostId }: EventChipsProps) {
  const { coins, hasDraw } = useExtras(show);
  const { liveRoomId } = show;
  return (
    <div className={styles.chips}>
      {hasDraw && liveRoomId !== undefined && <DrawChip key={liveRoomId} liveRoomId={liveRoomId} />}
      <EnvelopeChip key={show.matchId} {...{ show, hostId, coins }} />
    </div>
  );
}
