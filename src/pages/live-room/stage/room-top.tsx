import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { ShareButton } from '../../../domains/share/share-button';
import { useServices } from '../../../services/services';
import { Button, IconButton } from '../../../ui/controls/button';
import { PageIcon } from '../../../ui/media/page-icon';
import { Sheet } from '../../../ui/overlays/sheet';
import { PlayerTop } from '../player/controls/player-top';
import styles from './stage.module.css';

interface RoomTopProps {
  readonly hostId: string;
  readonly title: string;
  readonly sub: ReactNode;
}

function MoreSheet({ hostId, onClose }: { readonly hostId: string; readonly onClose: () => void }) {
  const t = useTranslations();
  const { hasService, openService, paths } = useServices();
  const navigate = useNavigate();
  const go = (path: string) => () => {
    onClose();
    void navigate(path);
  };
  return (
    <Sheet title={t('room.more')} onClose={onClose}>
      <div className={styles.choices}>
        <Button variant="quiet" block onClick={go(paths.anchorImage(hostId))}>
          {t('room.anchorImage')}
        </Button>
        <Button variant="quiet" block onClick={go(paths.mine())}>
          {t('pages.mine')}
        </Button>
        <Button variant="quiet" block onClick={go(paths.allAnchors())}>
          {t('room.allAnchors')}
        </Button>
        {hasService() && (
          <Button
            variant="quiet"
            block
            onClick={() => {
              onClose();
              openService();
            }}
          >
            {t('room.service')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** Back, what the room is about, share and more, over the picture in every state. */
export function RoomTop({ hostId, title, sub }: RoomTopProps) {
  const t = useTranslations('room');
  const { goBack, paths } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PlayerTop title={title} sub={sub} onBack={goBack}>
      <ShareButton title={title} path={paths.anchorRoom(hostId)} />
      <IconButton label={t('more')} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <PageIcon name="dots" />
      </IconButton>
      {isOpen && <MoreSheet hostId={hostId} onClose={() => setIsOpen(false)} />}
    </PlayerTop>
  );
}
