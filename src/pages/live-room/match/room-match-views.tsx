import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { RoomInfo } from '../../../contract/room/room';
import { useMatchViews } from '../../../domains/match/sheet/use-match-views';
import type { Dated } from '../../../rules/reading/asked';
import { ChoiceChips } from '../../../ui/controls/choice-chips';
import { PaddedCard } from '../../../ui/layout/padded-card';
import styles from './match-tab.module.css';

interface RoomMatchViewsProps {
  readonly show: Dated<RoomInfo>;
  /** The room’s own part: the first view begins with it. */
  readonly children: ReactNode;
}

/** The match of a room in the views of a match's sheet, below a playing picture. */
export function RoomMatchViews({ show, children }: RoomMatchViewsProps) {
  const t = useTranslations('matchSheet');
  // The anchors of the match stand in the room's own list.
  const { views, view, choose, content } = useMatchViews({ ...show, hostList: [] });
  return (
    <>
      <ChoiceChips
        label={t('title')}
        choices={views.map(({ value, label, ...more }) => ({
          value,
          label: 'count' in more ? `${label} ${more.count}` : label,
        }))}
        value={view}
        onChoose={choose}
      />
      {view === 'glance' && children}
      <div className={styles.views}>
        <PaddedCard>{content}</PaddedCard>
      </div>
    </>
  );
}
