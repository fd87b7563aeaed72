import { type Ref, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../contract/anchor/host';
import type { FeedActions } from '../../domains/moment/feed-actions';
import type { Dated } from '../../rules/reading/asked';
import { TabPanel, Tabs } from '../../ui/controls/tabs';
import { ChatTab } from './chat/chat-tab';
import type { ChatAccess } from './chat/use-chat-access';
import type { RoomNow } from './data/use-room-now';
import { useExtras } from './extras/lottery-query';
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
  readonly host: Dated<Host>;
  readonly access: ChatAccess;
  /** The picture is in full screen, where one speaks as well. */
  readonly isFull: boolean;
  readonly actions: FeedActions;
  readonly logRef: Ref<HTMLDivElement>;
}

function Panel(props: RoomTabsProps) {
  const { tab, onTab, host } = props;
  const { show, viewers } = props.room;
  const { coins, hasDraw } = useExtras(show);
  switch (tab) {
    case 'chat':
      return (
        <ChatTab
          ref={props.logRef}
          access={props.access}
          isFull={props.isFull}
          pinned={props.access.isOnAir ? show?.pinnedMessage?.trim() || undefined : undefined}
          onExtras={hasDraw || coins > 0 ? () => onTab('match') : undefined}
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

/** A closed room has no chat and no match, and a server may have no chat. */
const tabsOf = (isClosed: boolean, hasChat: boolean): readonly RoomTab[] =>
  isClosed ? PUBLIC_TABS : hasChat ? ROOM_TABS : ROOM_TABS.slice(1);

/** The tab that is shown: the first where the chosen one is not there. */
export function shownTab(tab: RoomTab, isClosed: boolean, hasChat: boolean): RoomTab {
  const tabs = tabsOf(isClosed, hasChat);
  return tabs.includes(tab) ? tab : (tabs[0] ?? tab);
}

export function RoomTabs(props: RoomTabsProps) {
  const { tab, onTab } = props;
  const t = useTranslations('room');
  const id = useId();
  const tabs = tabsOf(props.room.isClosed, !props.access.isAbsent).map((value) => ({ value, label: t(value) }));
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
