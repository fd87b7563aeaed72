import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useBlocked } from '../../domains/moderation/blocked';
import { BlockedRow, BlockedSheet } from '../../domains/moderation/blocked-sheet';
import { followedUsers } from '../../domains/notice/followed-users';
import { type NoticeKind, noticesOff, turnNotice } from '../../domains/notice/notices-off';
import { useSpoilerSwitch } from '../../domains/spoilers/use-spoiler-switch';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { SwitchRow } from '../../ui/controls/switch';
import { cx } from '../../ui/cx';
import { PageIcon } from '../../ui/media/page-icon';
import { Sheet } from '../../ui/overlays/sheet';
import hintBar from '../../ui/theme/hint-bar.module.css';
import layout from '../../ui/theme/layout.module.css';
import styles from './notices-sheet.module.css';

interface NoticesSheetProps {
  /** The number of those followed. */
  readonly anchors: number;
  /** The number of those booked. */
  readonly matches: number;
  readonly onClose: () => void;
}

/** The switches of quiet words. */
export function NoticesSheet({ anchors, matches, onClose }: NoticesSheetProps) {
  const t = useTranslations('mine');
  const services = useServices();
  const users = useStore(followedUsers, ({ value }) => value.length);
  const off = useStore(noticesOff, ({ value }) => value);
  const spoilers = useSpoilerSwitch();
  const turned = (isOn: boolean, onTurn: () => void) => ({ isOn, onTurn, word: t(isOn ? 'on' : 'off') });
  const of = (kind: NoticeKind) => turned(!off.includes(kind), () => turnNotice(services, kind, off.includes(kind)));
  const notices = [
    ['anchor', 'user', t('noticeAnchor'), t('anchorCount', { anchors })],
    ['match', 'calendar', t('noticeMatch'), t('matchCount', { matches })],
    ['tip', 'order', t('noticeTip'), t('onceEach')],
    ['expert', 'clock', t('noticeExpert'), t('onceEach')],
    ['user', 'user', t('noticeUser'), t('userCount', { users })],
  ] as const;
  const { people } = useBlocked();
  const [isListing, setIsListing] = useState<boolean>();
  if (isListing === true) return <BlockedSheet onClose={() => setIsListing(false)} />;
  return (
    <Sheet title={t('notices')} onClose={onClose}>
      {notices.map(([kind, icon, title, about]) => (
        <SwitchRow key={kind} icon={<PageIcon name={icon} />} title={title} about={about} {...of(kind)} />
      ))}
      <SwitchRow
        icon={<PageIcon name="eyeOff" />}
        title={t('spoilers')}
        about={t('spoilersAbout')}
        {...turned(spoilers.isOn, spoilers.turn)}
      />
      {people.length > 0 && <BlockedRow onOpen={() => setIsListing(true)} isLast={isListing === false} />}
      <div className={cx(hintBar.bar, styles.hint)}>
        <PageIcon name="infoRound" size={16} />
        <span className={layout.grow}>{t('onlyOpen')}</span>
      </div>
    </Sheet>
  );
}
