import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { RowsSkeleton } from '../../domains/anchor/list-skeletons';
import { useFormats } from '../../i18n/use-formats';
import { useServices } from '../../services/services';
import { useOnline } from '../../services/use-online';
import { anyText, useUrlState } from '../../services/use-url-state';
import { useAfterPaint } from '../../ui/feedback/use-after-paint';
import { PageMain } from '../../ui/layout/page-main';
import { Icon } from '../../ui/media/icon';
import hintBar from '../../ui/theme/hint-bar.module.css';
import layout from '../../ui/theme/layout.module.css';
import text from '../../ui/theme/text.module.css';
import { moveByArrows } from './arrow-keys';
import { rememberSearch } from './data/recent-searches';
import { useSearchData } from './data/use-search-data';
import { Idle } from './idle';
import { useSearch } from './index/use-search';
import { NoResults } from './no-results';
import { firstRows } from './rows/first-rows';
import { QueryContext } from './rows/query';
import { FIRST_SHOWN, Results } from './rows/results';
import styles from './search.module.css';
import { SearchBar } from './search-bar';

/** Nothing is found yet, and lists are still on their way. */
const Loading = () => (
  <div className={styles.skeleton} aria-busy="true">
    <RowsSkeleton />
  </div>
);

type Data = ReturnType<typeof useSearchData>;
type Search = ReturnType<typeof useSearch>;

/** The missing sources of the search, and the reason. */
function Missing({ data: { hasFailed, isLoading, retry } }: { readonly data: Data }) {
  const t = useTranslations();
  const isOnline = useOnline();
  if (isOnline && (!hasFailed || isLoading)) return null;
  return (
    <div className={hintBar.around}>
      <div className={hintBar.bar} role="status">
        <Icon name={isOnline ? 'alert' : 'wifi'} size={16} />
        <span className={layout.grow}>{t(isOnline ? 'search.partial' : 'search.offline')}</span>
        {isOnline && (
          <button type="button" className={hintBar.button} onClick={() => void retry()}>
            {t('action.retry')}
          </button>
        )}
      </div>
    </div>
  );
}

interface FoundProps {
  readonly data: Data;
  readonly query: string;
  readonly search: Search;
  /** Draws as many as the screen has room for; the rest follows. */
  readonly isWhole: boolean;
}

function Found({ data, query, search: { search, isReady }, isWhole }: FoundProps) {
  const t = useTranslations('search');
  const { count } = useFormats();
  const isOnline = useOnline();
  const { matches, hosts, isLoading } = data;
  const groups = useMemo(() => search(query), [search, query]);
  const results = groups.reduce((sum, { found }) => sum + found.length, 0);
  const waits = !isReady || (isLoading && isOnline);
  const first = isWhole ? undefined : firstRows(groups.map(({ found }) => Math.min(found.length, FIRST_SHOWN)));
  return (
    <QueryContext value={query}>
      <p className={text.vh} role="status">
        {waits && results === 0 ? t('loading') : t('found', { results: count(results) })}
      </p>
      {groups.map(
        (group, at) =>
          first?.[at] !== 0 && (
            <Results key={group.kind} group={group} first={first?.[at]} around={{ hosts, matches }} />
          ),
      )}
      {results === 0 && (waits ? <Loading /> : <NoResults query={query} />)}
    </QueryContext>
  );
}

/** The address hears of a query when it has led somewhere: browsers count how often they are told. */
const ADDRESS = { fields: { q: anyText('q') }, usual: { q: '' as string }, memory: 'none' } as const;

/** Other results are read from their beginning; who comes back to a page finds it where they left it. */
function useFromTop(asked: string): void {
  const { scrollContainer } = useServices();
  const last = useRef(asked);
  // Told by the scrolling itself: to ask for it with a key lays the page out twice.
  const isDown = useRef(false);
  useEffect(() => {
    const scroller = scrollContainer ?? window;
    const onScroll = () => {
      isDown.current = (scrollContainer?.scrollTop ?? window.scrollY) > 0;
    };
    onScroll();
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => scroller.removeEventListener('scroll', onScroll);
  }, [scrollContainer]);
  useLayoutEffect(() => {
    if (last.current !== asked && isDown.current) (scrollContainer ?? window).scrollTo({ top: 0, behavior: 'instant' });
    last.current = asked;
  }, [asked, scrollContainer]);
}

interface SearchingProps {
  readonly data: Data;
  readonly search: Search;
  /** Something is searched for. */
  readonly onAsked: (isAsked: true) => void;
}

/** The field and its results: a key renders these and nothing around them. */
function Searching({ data, search, onAsked }: SearchingProps) {
  const t = useTranslations();
  const services = useServices();
  const [{ q }, choose] = useUrlState(ADDRESS);
  const [query, setQuery] = useState(q);
  const field = useRef<HTMLInputElement>(null);
  const asked = query.trim();
  // The first rows are drawn with the key; whatever stands below them waits for the next moment, or for the last key of a quick hand.
  const isWhole = useAfterPaint(asked) === asked;
  useFromTop(asked);
  useEffect(() => {
    if (asked !== '') onAsked(true);
  }, [asked, onAsked]);
  /** A search that led somewhere, or was meant to: it is offered again, and the way back leads to it. */
  const settle = () => {
    if (asked === '') return;
    rememberSearch(services, asked);
    if (asked !== q) choose({ q: asked });
  };
  const enter = () => {
    settle();
    // The keyboard of a phone gives way to the results.
    field.current?.blur();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys go from the field to the results and back
    <div onKeyDown={moveByArrows}>
      <SearchBar ref={field} query={query} onQuery={setQuery} onEnter={enter} onCancel={services.goBack} />
      <PageMain>
        {/* Who comes to search wants to type; who comes back wants to read. */}
        <h1 className={text.vh} tabIndex={-1} onFocus={asked === '' ? () => field.current?.focus() : undefined}>
          {t('pages.search')}
        </h1>
        <Missing data={data} />
        {asked === '' ? (
          <Idle hosts={data.hosts} isLoading={data.isLoading} onChoose={setQuery} />
        ) : (
          <div onClickCapture={settle}>
            <Found data={data} query={asked} search={search} isWhole={isWhole} />
          </div>
        )}
      </PageMain>
    </div>
  );
}

/** `/search`: anchors, experts, ranked users, teams, players and matches of today by their names (decisions.md, search). */
export default function SearchPage() {
  const [isAsked, setAsked] = useState(false);
  const data = useSearchData(isAsked);
  // Made while the lists arrive, before somebody types; what is typed does not wait for it.
  const search = useSearch(data.entries, data.matches);
  return <Searching data={data} search={search} onAsked={setAsked} />;
}
