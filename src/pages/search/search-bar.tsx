import { type KeyboardEvent, type Ref, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { IconButton } from '../../ui/controls/button';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/media/icon';
import { isOfInputMethod } from './arrow-keys';
import styles from './search.module.css';

interface SearchBarProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly query: string;
  /** Hears what is to be searched for: nothing of what an input method still composes. */
  readonly onQuery: (query: string) => void;
  /** The Enter key, or the keyboard's own key for it. */
  readonly onEnter: () => void;
  readonly onCancel: () => void;
}

/** The field's text: while an input method composes it is ahead of the search. */
function useTyped(query: string, onQuery: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const isComposing = useRef(false);
  useEffect(() => setTyped(query), [query]);
  const type = (text: string) => {
    setTyped(text);
    if (!isComposing.current) onQuery(text);
  };
  const compose = (isOn: boolean) => (event: SyntheticEvent<HTMLInputElement>) => {
    isComposing.current = isOn;
    if (!isOn) onQuery(event.currentTarget.value);
  };
  return { typed, type, compose };
}

/** The field, its clear button and the way back. */
export function SearchBar({ ref, query, onQuery, onEnter, onCancel }: SearchBarProps) {
  const t = useTranslations();
  const field = useRef<HTMLInputElement>(null);
  const { typed, type, compose } = useTyped(query, onQuery);
  const clear = () => {
    type('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape and Enter of an input method are its own.
    if (isOfInputMethod(event)) return;
    if (event.key === 'Enter') onEnter();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (typed === '') onCancel();
    else clear();
  };
  const focus = (input: HTMLInputElement | null) => {
    field.current = input;
    if (typeof ref === 'function') ref(input);
    else if (ref) ref.current = input;
  };
  return (
    <header className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: the element of that name is younger than our oldest browsers */}
      <div className={cx(styles.search, typed !== '' && styles.on)} role="search">
        <Icon name="search" size={18} />
        <input
          ref={focus}
          type="search"
          value={typed}
          placeholder={t('search.placeholder')}
          aria-label={t('pages.search')}
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
          onCompositionStart={compose(true)}
          onCompositionEnd={compose(false)}
          onKeyDown={onKeyDown}
        />
        {typed !== '' && (
          <IconButton label={t('search.clear')} onClick={clear}>
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      <button type="button" className={styles.cancel} onClick={onCancel}>
        {t('search.cancel')}
      </button>
    </header>
  );
}
