import { memo, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { MatchRow } from '../../../domains/match/row/match-row';
import type { StarredMatch } from '../../../domains/team/starred-match';
import { useFormats } from '../../../i18n/use-formats';
import { cx } from '../../../ui/cx';
import { Card } from '../../../ui/layout/section';
import text from '../../../ui/theme/text.module.css';
import type { Entry, MatchEntry } from '../data/search-entry';
import type { Group } from '../index/use-search';
import { AnchorResult } from './anchor-result';
import { Marked } from './marked';
import { ExpertResult, PlayerResult, UserResult } from './person-results';
import { useQueryText } from './query';
import styles from './rows.module.css';
import { TeamResult } from './team-result';

interface EntryRowProps {
  readonly entry: Entry;
  readonly sound: string | undefined;
  /** An anchor as they are now. */
  readonly host: Host | undefined;
  /** Today's match of a team. */
  readonly match: StarredMatch | undefined;
}

/** One result; the same until what it tells changes, whatever is typed. */
const EntryRow = memo(function EntryRow({ entry, sound, host, match }: EntryRowProps) {
  const row = { entry, sound };
  switch (entry.kind) {
    case 'anchor':
      return <AnchorResult {...row} host={host} />;
    case 'expert':
      return <ExpertResult {...row} />;
    case 'user':
      return <UserResult {...row} />;
    case 'player':
      return <PlayerResult {...row} />;
    case 'team':
      return <TeamResult {...row} match={match} />;
  }
});

const MARKS = { name: (team: string) => <Marked text={team} /> };

/** A match of today, the same until something is said of it. */
const FoundMatch = memo(function FoundMatch({ match }: { readonly match: StarredMatch }) {
  return <MatchRow match={match} isDated marks={MARKS} />;
});

/** Of a group, until more are asked for. */
export const FIRST_SHOWN = 5;
/** More are not found by reading, but by typing on. */
const MOST_SHOWN = 50;

export interface Around {
  readonly hosts: readonly Host[];
  readonly matches: readonly MatchEntry[];
}

interface GroupRowsProps {
  readonly group: Group;
  readonly shown: number;
  readonly around: Around;
}

const hostOf = ({ kind, id }: Entry, hosts: readonly Host[]) =>
  kind === 'anchor' ? hosts.find((host) => host.id === id) : undefined;
const matchOf = ({ kind, id }: Entry, matches: readonly MatchEntry[]) =>
  kind === 'team' ? matches.find(({ match: { homeId, awayId } }) => homeId === id || awayId === id)?.match : undefined;

function GroupRows({ group, shown, around: { hosts, matches } }: GroupRowsProps) {
  return group.kind === 'match'
    ? group.found.slice(0, shown).map(({ item }) => <FoundMatch key={item.id} match={item.match} />)
    : group.found
        .slice(0, shown)
        .map(({ item, sound }) => (
          <EntryRow
            key={`${item.topic ?? ''}${item.id}`}
            entry={item}
            sound={sound}
            host={hostOf(item, hosts)}
            match={matchOf(item, matches)}
          />
        ));
}

interface ResultsProps {
  readonly group: Group;
  /** No more than these are drawn yet; undefined: all that are shown in the end. */
  readonly first: number | undefined;
  readonly around: Around;
}

/** The results of one kind, with how many there are; the first few, until more are asked for. */
export function Results({ group, first, around }: ResultsProps) {
  const t = useTranslations('search');
  const { count } = useFormats();
  const id = useId();
  const query = useQueryText();
  const [more, setMore] = useState<string>();
  // Asked for with one query, and not with the next.
  const shown = more === query ? MOST_SHOWN : FIRST_SHOWN;
  const { length } = group.found;
  const rest = Math.min(length, MOST_SHOWN) - shown;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.group} id={id}>
        {t(`kind.${group.kind}`)} <span className={cx(text.meta, text.num, styles.count)}>{count(length)}</span>
      </h2>
      <Card>
        <GroupRows group={group} shown={first ?? shown} around={around} />
        {rest > 0 && (first === undefined || first >= shown) && (
          <button type="button" className={styles.more} onClick={() => setMore(query)}>
            {t('more', { rest: count(rest) })}
          </button>
        )}
      </Card>
    </section>
  );
}
