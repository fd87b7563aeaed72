import { type ReactNode, useDeferredValue } from 'react';
import { cx } from '../cx';
import text from '../theme/text.module.css';
import { useRovingFocus } from './roving-focus';
import { scrollSideways } from './scroll-sideways';
import styles from './tabs.module.css';

interface TabItem<V extends string | number> {
  readonly value: V;
  readonly label: string;
  /** The number of items behind it, ready to read. */
  readonly count?: string | undefined;
}

interface TabsProps<V extends string | number> {
  /** Shared with the panels; `useId()` of the page. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly TabItem<V>[];
  readonly value: V;
  readonly onSelect: (value: V) => void;
  /** Stays in sight: at the very top, below the back bar, or below the main tabs; `under` sets `--si-tabs-top` itself. */
  readonly sticky?: 'top' | 'nav' | 'header' | 'under' | undefined;
}

const tabId = (id: string, value: string | number) => `${id}tab-${value}`;
const panelId = (id: string, value: string | number) => `${id}panel-${value}`;

/** Sub pages side by side: one stop for the Tab key, arrows between the tabs. The panels are `TabPanel`s with the same id. */
export function Tabs<V extends string | number>({ id, label, tabs, value, onSelect, sticky }: TabsProps<V>) {
  const { list, onKeyDown } = useRovingFocus({ values: tabs.map((tab) => tab.value), onSelect });
  return (
    <div ref={list} className={cx(styles.tabs, sticky && styles[sticky])} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          id={tabId(id, tab.value)}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? panelId(id, tab.value) : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={({ currentTarget }) => {
            onSelect(tab.value);
            if (list.current !== null) scrollSideways(list.current, currentTarget);
          }}
          onKeyDown={onKeyDown}
        >
          {tab.label}
          {tab.count !== undefined && <span className={cx(styles.count, text.num)}> {tab.count}</span>}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly id: string;
  readonly value: string | number;
  /** There is no other one, and so no tab. */
  readonly isAlone?: boolean;
  readonly children: ReactNode;
}

/** The content of the selected tab; the page mounts only that one. The tab is seen to be chosen before its content is drawn. */
export function TabPanel({ id, value, isAlone = false, children }: TabPanelProps) {
  const content = useDeferredValue(children);
  const shown = useDeferredValue(value);
  if (isAlone) return <div>{content}</div>;
  return (
    <div id={panelId(id, shown)} role="tabpanel" aria-labelledby={tabId(id, shown)}>
      {content}
    </div>
  );
}
