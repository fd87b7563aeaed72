import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { MatchRow } from '../../../domains/match/match-row';
import { useFormats } from '../../../i18n/use-formats';
import type { Ticker } from '../../../services/ticker';
import { cx } from '../../../ui/cx';
import { Card } from '../../../ui/layout/section';
import text from '../../../ui/theme/text.module.css';
import type { Entry, MatchEntry } from '../data/search-entry';
import type { Found } from '../index/search-index';
import type { Group } from '../index/use-search';
import { AnchorResult } from './anchor-result';
import { Marked } from './marked';
import { ExpertResult, PlayerResult, UserResult } from './person-results';
import styles from './rows.module.css';
import { TeamResult } from './team-result';

/** Of a group, until more are asked for. */
const FIRST_SHOWN = 5;
/** More are not found by reading, but by typing on. */
const MOST_SHOWN = 50;

export interface Around {
  readonly query: string;
  readonly hosts: readonly Host[];
  readonly matches: readonly MatchEntry[];
  /** Server time, Unix ms. */
  readonly readAt: number;
  readonly ticker: Ticker;
}

interface EntryRowProps {
  readonly found: Found<Entry>;
  readonly around: Around;
}

function EntryRow({ found: { item: entry, sound }, around }: EntryRowProps) {
  const { query, hosts, matches, readAt, ticker } = around;
  const row = { entry, query, sound };
  switch (entry.kind) {
    case 'anchor':
      return <AnchorResult {...row} host={hosts.find(({ id }) => id === entry.id)} />;
    case 'expert':
      return <ExpertResult {...row} />;
    case 'user':
      return <UserResult {...row} />;
    case 'player':
      return <PlayerResult {...row} />;
    case 'team': {
      const own = matches.find(({ match: { homeId, awayId } }) => homeId === entry.id || awayId === entry.id);
      return <TeamResult {...row} match={own?.match} readAt={readAt} ticker={ticker} />;
    }
  }
}

function Match({ item: { match }, around }: { readonly item: MatchEntry; readonly around: Around }) {
  const { query, readAt, ticker } = around;
  const name = (team: string) => <Marked text={team} query={query} />;
  return <MatchRow match={match} readAt={readAt} ticker={ticker} isDated marks={{ name }} />;
}

function GroupRows({
  group,
  shown,
  around,
}: {
  readonly group: Group;
  readonly shown: number;
  readonly around: Around;
}) {
  return group.kind === 'match'
    ? group.found.slice(0, shown).map(({ item }) => <Match key={item.id} item={item} around={around} />)
    : group.found
        .slice(0, shown)
        .map((found) => <EntryRow key={`${found.item.topic ?? ''}${found.item.id}`} found={found} around={around} />);
}

/** The results of one kind, with how many there are; the first few, until more are asked for. */
export function Results({ group, around }: { readonly group: Group; readonly around: Around }) {
  const t = useTranslations('search');
  const { count } = useFormats();
  const id = useId();
  const [more, setMore] = useState<string>();
  // Asked for with one query, and not with the next.
  const shown = more === around.query ? MOST_SHOWN : FIRST_SHOWN;
  const { length } = group.found;
  const rest = Math.min(length, MOST_SHOWN) - shown;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.group} id={id}>
        {t(`kind.${group.kind}`)} <span className={cx(text.meta, text.num, styles.count)}>{count(length)}</span>
      </h2>
      <Card>
        <GroupRows group={group} shown={shown} around={around} />
        {rest > 0 && (
          <button type="button" className={styles.more} onClick={() => setMore(around.query)}>
            {t('more', { rest: count(rest) })}
          </button>
        )}
      </Card>
    </section>
  );
}
