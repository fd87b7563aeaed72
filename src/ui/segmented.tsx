import { type KeyboardEvent, useId, useRef } from 'react';
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

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/** A few choices of which one holds: a tab list with one stop for the Tab key and arrows between its tabs. */
export function Segmented<V extends string | number>({ label, segments, value, onSelect, panelId }: SegmentedProps<V>) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const select = (index: number) => {
    const segment = segments[(index + segments.length) % segments.length];
    if (segment === undefined) return;
    onSelect(segment.value);
    list.current?.querySelectorAll('button')[segments.indexOf(segment)]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = segments.findIndex((segment) => segment.value === value);
    const isMirrored = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const step = STEPS.get(event.key);
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? segments.length - 1 : step && at + (isMirrored ? -step : step);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };

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
