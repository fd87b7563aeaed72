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
  const { people } = useBlocked();
  const [isListing, setIsListing] = useState<boolean>();
  if (isListing === true) return <BlockedSheet onClose={() => setIsListing(false)} />;
  return (
    <Sheet title={t('notices')} onClose={onClose}>
      <SwitchRow
        icon={<PageIcon name="user" />}
        title={t('noticeAnchor')}
        about={t('anchorCount', { anchors })}
        {...of('anchor')}
      />
      <SwitchRow
        icon={<PageIcon name="calendar" />}
        title={t('noticeMatch')}
        about={t('matchCount', { matches })}
        {...of('match')}
      />
      <SwitchRow icon={<PageIcon name="order" />} title={t('noticeTip')} about={t('onceEach')} {...of('tip')} />
      <SwitchRow icon={<PageIcon name="clock" />} title={t('noticeExpert')} about={t('onceEach')} {...of('expert')} />
      <SwitchRow
        icon={<PageIcon name="user" />}
        title={t('noticeUser')}
        about={t('userCount', { users })}
        {...of('user')}
      />
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
