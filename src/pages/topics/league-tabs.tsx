import { useRovingFocus } from '../../ui/controls/roving-focus';
import styles from './league-tabs.module.css';

export interface LeagueTab<V extends string> {
  readonly value: V;
  readonly label: string;
  /** A letter in a box in front of the name. */
  readonly mark?: string | undefined;
}

interface LeagueTabsProps<V extends string> {
  /** The list's name. */
  readonly label: string;
  readonly leagues: readonly LeagueTab<V>[];
  readonly value: V;
  readonly onSelect: (value: V) => void;
  /** Id of what the choice fills. */
  readonly panelId: string;
}

/** The competitions of a topic side by side: one stop for the Tab key, arrows between them. */
export function LeagueTabs<V extends string>({ label, leagues, value, onSelect, panelId }: LeagueTabsProps<V>) {
  const { list, onKeyDown } = useRovingFocus({ values: leagues.map((league) => league.value), onSelect });
  return (
    <div ref={list} className={styles.leagues} role="tablist" aria-label={label}>
      {leagues.map((league) => {
        const isSelected = league.value === value;
        return (
          <button
            key={league.value}
            type="button"
            role="tab"
            className={styles.league}
            aria-selected={isSelected}
            aria-controls={isSelected ? panelId : undefined}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onSelect(league.value)}
            onKeyDown={onKeyDown}
          >
            {league.mark !== undefined && (
              <span className={styles.mark} aria-hidden="true">
                {league.mark}
              </span>
            )}
            {league.label}
          </button>
        );
      })}
    </div>
  );
}
