import { Fragment } from 'react';
import { marked } from '../index/marks';
import styles from './rows.module.css';

interface MarkedProps {
  readonly text: string;
  readonly query: string;
}

/** A text in which what was searched for stands out. */
export function Marked({ text, query }: MarkedProps) {
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
