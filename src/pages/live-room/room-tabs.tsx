import { type Ref, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../contract/anchor/host';
import type { FeedActions } from '../../domains/moment/feed-actions';
import { TabPanel, Tabs } from '../../ui/controls/tabs';
import { ChatTab } from './chat/chat-tab';
import type { ChatAccess } from './chat/use-chat-access';
import type { RoomNow } from './data/use-room-now';
import styles from './live-room.module.css';
import { MatchTab } from './match/match-tab';
import { MomentsTab } from './moments/moments-tab';
import { RankingTab } from './ranking/ranking-tab';
import { ScheduleTab } from './schedule/schedule-tab';

const ROOM_TABS = ['chat', 'match', 'schedule', 'ranking', 'moments'] as const;
export type RoomTab = (typeof ROOM_TABS)[number];
export const isRoomTab = (word: string | null): word is RoomTab => ROOM_TABS.some((tab) => tab === word);
/** The addresses open to everybody, whoever may enter the room. */
const PUBLIC_TABS: readonly RoomTab[] = ['schedule', 'ranking', 'moments'];

interface RoomTabsProps {
  readonly tab: RoomTab;
  readonly onTab: (tab: RoomTab) => void;
  readonly room: RoomNow;
  readonly host: Host;
  readonly access: ChatAccess;
  /** The picture is in full screen, where one speaks as well. */
  readonly isFull: boolean;
  readonly actions: FeedActions;
  readonly logRef: Ref<HTMLDivElement>;
}

function Panel(props: RoomTabsProps) {
  const { tab, onTab, host } = props;
  const { show, viewers } = props.room;
  const hasExtras = show?.isLotteryProgress === true || (show?.redEnvelopeTotalAmount ?? 0) > 0;
  switch (tab) {
    case 'chat':
      return (
        <ChatTab
          ref={props.logRef}
          access={props.access}
          isFull={props.isFull}
          onExtras={hasExtras ? () => onTab('match') : undefined}
        />
      );
    case 'match':
      return <MatchTab show={show} host={host} viewers={viewers} />;
    case 'schedule':
      return <ScheduleTab host={host} />;
    case 'ranking':
      return <RankingTab hostId={host.id} />;
    case 'moments':
      return <MomentsTab host={host} actions={props.actions} />;
  }
}

/** The tab that is shown: a closed room has no chat and no match. */
export const shownTab = (tab: RoomTab, isClosed: boolean): RoomTab =>
  isClosed && !PUBLIC_TABS.includes(tab) ? 'schedule' : tab;

/** The content of the room below its picture. */
export function RoomTabs(props: RoomTabsProps) {
  const { tab, onTab } = props;
  const t = useTranslations('room');
  const id = useId();
  const tabs = (props.room.isClosed ? PUBLIC_TABS : ROOM_TABS).map((value) => ({ value, label: t(value) }));
  return (
    <>
      <Tabs id={id} label={t('tabs')} tabs={tabs} value={tab} onSelect={onTab} sticky="under" />
      <div className={tab === 'chat' ? styles.chat : styles.panel}>
        <TabPanel id={id} value={tab}>
          <Panel {...props} />
        </TabPanel>
      </div>
    </>
  );
}
