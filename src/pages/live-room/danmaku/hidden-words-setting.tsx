import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../ui/controls/button';
import { InputField } from '../../../ui/controls/input-bar';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/media/icon';
import text from '../../../ui/theme/text.module.css';
import { LONGEST_WORD, MOST_WORDS, useHiddenToday, useWordFilter } from '../chat/hidden-words';
import { Setting } from '../setting/setting';
import styles from './danmaku.module.css';

/** Words whose messages are shown neither over the picture nor in the chat. */
export function HiddenWordsSetting() {
  const t = useTranslations('danmaku');
  const { words, add, remove } = useWordFilter();
  const hiddenToday = useHiddenToday();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(typed);
    setTyped('');
  };
  const isFull = words.length >= MOST_WORDS;
  return (
    <Setting
      label={t('words')}
      end={<span className={cx(text.meta, text.num)}>{t('wordsOf', { words: words.length, most: MOST_WORDS })}</span>}
    >
      {words.length > 0 && (
        <div className={styles.words}>
          {words.map((word) => (
            <button
              key={word}
              type="button"
              className={styles.word}
              aria-label={t('showWord', { word })}
              onClick={() => {
                remove(word);
                // One tap brings it back.
                setTyped(word);
              }}
            >
              <span className={text.ell}>{word}</span>
              <Icon name="close" size={16} />
            </button>
          ))}
        </div>
      )}
      <form className={styles.adding} onSubmit={submit}>
        <InputField
          value={typed}
          maxLength={LONGEST_WORD}
          placeholder={t('word')}
          aria-label={t('word')}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" disabled={typed.trim() === '' || isFull}>
          {t('addWord')}
        </Button>
      </form>
      <p className={text.meta}>{t('wordsHint')}</p>
      {hiddenToday > 0 && <p className={text.meta}>{t('hiddenToday', { messages: hiddenToday })}</p>}
    </Setting>
  );
}
