import { useId } from 'react';
import { useRovingFocus } from './roving-focus';
import styles from './segmented.module.css';

export interface Segment<V extends string | number> {
  readonly value: V;
  readonly label: string;
}

interface SegmentedProps<V extends string | number> {
  readonly label: string;
  readonly segments: readonly Segment<V>[];
  readonly value: V;
  readonly onSelect: (value: V) => void;
  /** Id of the panel that the choice fills. */
  readonly panelId: string;
}

/** A few choices of which one holds: a tab list with one stop for the Tab key and arrows between its tabs. */
export function Segmented<V extends string | number>({ label, segments, value, onSelect, panelId }: SegmentedProps<V>) {
  const { list, onKeyDown } = useRovingFocus({ values: segments.map((segment) => segment.value), onSelect });
  const id = useId();

  return (
    <div ref={list} className={styles.track} role="tablist" aria-label={label}>
      {segments.map((segment) => {
        const isSelected = segment.value === value;
        return (
          <button
            key={segment.value}
            id={`${id}${segment.value}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={isSelected}
            aria-controls={panelId}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onSelect(segment.value)}
            onKeyDown={onKeyDown}
          >
            {segment.label}
          </button>
        );
      })}
    </div>
  );
}
