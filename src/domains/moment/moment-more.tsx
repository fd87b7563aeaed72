import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Moment } from '../../contract/moment/moment';
import { useServices } from '../../services/services';
import { isLoggedIn } from '../../session/session-state';
import { Button, IconButton } from '../../ui/controls/button';
import { PageIcon } from '../../ui/media/page-icon';
import { Sheet } from '../../ui/overlays/sheet';
import { ReportSheet } from '../moderation/report-sheet';
import { useShare } from '../share/use-share';
import styles from './moment-more.module.css';

/** Shares a moment, or reports it. */
export function MomentMore({ moment }: { readonly moment: Moment }) {
  const t = useTranslations();
  const { askLogin, paths, session } = useServices();
  const share = useShare(paths.anchorRoom(moment.hostId, { tab: 'moments' }));
  const [shown, setShown] = useState<'choices' | 'report'>();
  const close = () => setShown(undefined);
  const name = moment.nickName ?? t('anchor.unnamed');
  return (
    <>
      <IconButton label={t('room.momentMore', { name })} aria-haspopup="dialog" onClick={() => setShown('choices')}>
        <PageIcon name="dots" />
      </IconButton>
      {shown === 'choices' && (
        <Sheet title={t('room.momentTitle')} onClose={close}>
          <div className={styles.actions}>
            <Button
              variant="quiet"
              block
              onClick={({ currentTarget }) => void share(t('room.momentOf', { name }), currentTarget).finally(close)}
            >
              {t('room.shareMoment')}
            </Button>
            <Button
              variant="quiet"
              block
              onClick={() => {
                if (isLoggedIn(session.getState())) return setShown('report');
                close();
                askLogin();
              }}
            >
              {t('room.reportMoment')}
            </Button>
          </div>
        </Sheet>
      )}
      {shown === 'report' && (
        <ReportSheet subject={{ momentId: moment.id }} writer={undefined} onBlock={close} onClose={close} />
      )}
    </>
  );
}
