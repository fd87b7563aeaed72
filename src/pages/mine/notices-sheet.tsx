import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { type NoticeKind, noticeStore, useKindsOff } from '../../domains/notice/notice-store';
import { useFormats } from '../../i18n/use-formats';
import { useServices } from '../../services/services';
import { cx } from '../../ui/cx';
import notice from '../../ui/feedback/notice.module.css';
import { PageIcon } from '../../ui/media/page-icon';
import { Sheet } from '../../ui/overlays/sheet';
import styles from './notices-sheet.module.css';
import { OrderIcon } from './order-icon';

interface SwitchProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly about: string;
  readonly isOn: boolean;
  readonly onTurn: () => void;
}

function Switch({ icon, title, about, isOn, onTurn }: SwitchProps) {
  const t = useTranslations('mine');
  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles.switch} onClick={onTurn}>
      {icon}
      <span className={styles.grow}>
        <span className={styles.title}>{title}</span>
        <span className={styles.about}>{about}</span>
      </span>
      <span className={styles.track} aria-hidden="true">
        <i>{t(isOn ? 'on' : 'off')}</i>
      </span>
    </button>
  );
}

interface NoticesSheetProps {
  /** How many are followed. */
  readonly anchors: number;
  /** How many are booked. */
  readonly matches: number;
  readonly onClose: () => void;
}

/** Which quiet words the app may say. */
export function NoticesSheet({ anchors, matches, onClose }: NoticesSheetProps) {
  const t = useTranslations('mine');
  const { count } = useFormats();
  const { stores } = useServices();
  const off = useKindsOff();
  const of = (kind: NoticeKind) => ({
    isOn: !off.includes(kind),
    onTurn: () => stores.get(noticeStore).getState().turn(kind),
  });
  return (
    <Sheet title={t('notices')} onClose={onClose}>
      <Switch
        icon={<PageIcon name="user" />}
        title={t('noticeAnchor')}
        about={t('anchorCount', { anchors: count(anchors) })}
        {...of('anchor')}
      />
      <Switch
        icon={<PageIcon name="calendar" />}
        title={t('noticeMatch')}
        about={t('matchCount', { matches: count(matches) })}
        {...of('match')}
      />
      <Switch icon={<OrderIcon size={20} />} title={t('noticeTip')} about={t('onceEach')} {...of('tip')} />
      <div className={cx(notice.notice, styles.hint)}>
        <PageIcon name="infoRound" size={16} />
        <span className={notice.words}>{t('onlyOpen')}</span>
      </div>
    </Sheet>
  );
}
