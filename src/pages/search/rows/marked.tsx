import { Fragment } from 'react';
import { marked } from '../index/marks';
import { useQueryText } from './query';
import styles from './rows.module.css';

/** A text in which what was searched for stands out. */
export function Marked({ text }: { readonly text: string }) {
  const query = useQueryText();
  let at = 0;
  return marked(text, query).map(({ text: piece, isHit }) => {
    const key = at;
    at += piece.length;
    return isHit ? (
      <mark key={key} className={styles.hit}>
        {piece}
      </mark>
    ) : (
      <Fragment key={key}>{piece}</Fragment>
    );
  });
}
