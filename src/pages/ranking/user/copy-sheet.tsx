import { useTranslations } from 'use-intl/react';
import type { PlacedBet } from '../../../contract/ranking/betting';
import { useOpenMatch } from '../../../domains/match/match-page';
import { BuyHint } from '../../../domains/wallet/buy-bar';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { State } from '../../../ui/feedback/state';
import { Sheet } from '../../../ui/overlays/sheet';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { useLegLabels, useOdds } from '../bets/bet-labels';
import { type OpenLeg, openLegs } from '../bets/bet-view-model';
import styles from './copy-sheet.module.css';

/** A pick that can be bet on elsewhere, and the way there. */
function CopyLeg({ open: { leg, bettingType, isOfParlay } }: { readonly open: OpenLeg }) {
  const t = useTranslations();
  const words = useLegLabels();
  const odds = useOdds();
  const go = useOpenMatch();
  const { pick, line } = words.pick(leg);
  const about = [words.match(leg), words.play(leg)].join(' · ');
  return (
    <div className={styles.row}>
      <div className={layout.grow}>
        <div className={cx(text.meta, text.ell)} title={about}>
          {about}
        </div>
        <div className={cx(styles.pick, text.num)}>
          {[pick, line, t('bet.odds', { odds: odds(leg.odds) })].filter(Boolean).join(' ')}
        </div>
        {isOfParlay && <div className={text.meta}>{t('rankUser.copyParlay')}</div>}
      </div>
      <Button variant="soft" size="sm" onClick={() => go(leg, { betType: bettingType })}>
        {t('rankUser.go')}
      </Button>
    </div>
  );
}

/** The user's bets to copy: a way to the portal's page with a word on losses, never a bet by itself. */
export function CopySheet({ bets, onClose }: { readonly bets: readonly PlacedBet[]; readonly onClose: () => void }) {
  const t = useTranslations('rankUser');
  const { now } = useServices();
  const legs = openLegs(bets, now());
  return (
    <Sheet title={t('copyTitle')} onClose={onClose}>
      {legs.length === 0 ? (
        <State art="empty" title={t('noCopy')} text={t('noCopyHint')} />
      ) : (
        <>
          <BuyHint isWarning>{t('copyNote')}</BuyHint>
          <div className={styles.rows}>
            {legs.map((open) => (
              <CopyLeg key={open.key} open={open} />
            ))}
          </div>
        </>
      )}
    </Sheet>
  );
}
