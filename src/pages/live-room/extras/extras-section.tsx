import { useTranslations } from 'use-intl/react';
import { LIVE_STATUS } from '../../../contract/codes';
import type { RoomInfo } from '../../../contract/room/room';
import { useAudience } from '../../../domains/session/audience';
import { useFormats } from '../../../i18n/use-formats';
import { envelopeTarget, targetHref } from '../../../rules/shell/navigation-targets';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { Card, Section } from '../../../ui/layout/section';
import { ExtraRow } from './extra-row';
import { LotteryRow } from './lottery-row';

/** Red envelopes, which are the portal's, and the room's draw; not shown where there is neither. */
export function ExtrasSection({ show, hostId }: { readonly show: RoomInfo; readonly hostId: string }) {
  const t = useTranslations('room');
  const { money } = useFormats();
  const { openLink } = useServices();
  const audience = useAudience();
  const { matchId, liveRoomId, redEnvelopeTotalAmount: coins = 0, isLotteryProgress } = show;
  const isLive = show.liveStatus === LIVE_STATUS.live;
  const hasDraw = isLive && isLotteryProgress === true && liveRoomId !== undefined;
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
        {hasDraw && <LotteryRow liveRoomId={liveRoomId} audience={audience} />}
      </Card>
    </Section>
  );
}
