import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import type { RoomInfo } from '../../../contract/room/room';
import { useMatchViews } from '../../../domains/match/sheet/use-match-views';
import type { Dated } from '../../../rules/reading/asked';
import { ChoiceChips } from '../../../ui/controls/choice-chips';
import { PaddedCard } from '../../../ui/layout/padded-card';

interface RoomMatchViewsProps {
  readonly show: Dated<RoomInfo>;
  /** The element below the room's own part, which the view is drawn in. */
  readonly below: HTMLElement;
  /** The room's own part belongs to the first view alone. */
  readonly onFirst: (isFirst: boolean) => void;
}

/** The match of a room in the views of a match's sheet, below a playing picture. */
export function RoomMatchViews({ show, below, onFirst }: RoomMatchViewsProps) {
  const t = useTranslations('room');
  // The anchors of the match stand in the room's own part, and so does the calendar.
  const { views, view, choose, content } = useMatchViews({ ...show, hostList: [] }, { isBookable: false });
  const isFirst = view === 'glance';
  useLayoutEffect(() => onFirst(isFirst), [onFirst, isFirst]);
  return (
    <>
      <ChoiceChips
        label={t('match')}
        choices={views.map(({ value, label, ...more }) => ({
          value,
          label: 'count' in more ? `${label} ${more.count}` : label,
        }))}
        value={view}
        onChoose={choose}
      />
      {createPortal(<PaddedCard>{content}</PaddedCard>, below)}
    </>
  );
}
