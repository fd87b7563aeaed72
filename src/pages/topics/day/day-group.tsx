import type { ReactNode } from 'react';
import { useId } from 'react';
import * as v from 'valibot';
import { defineKept } from '../../../services/kept';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { cx } from '../../../ui/cx';
import { Card } from '../../../ui/layout/section';
import { PageIcon } from '../../../ui/media/page-icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './day-group.module.css';

const MOST_KEPT = 40;
/** The groups of a day that are folded on this device. */
const folded = defineKept('folded-groups', v.array(v.string()), [], 'device');

/** True while a group is folded, and a function that folds it or opens it again. */
function useFold(key: string) {
  const { stores } = useServices();
  const isFolded = useStore(folded, ({ value }) => value.includes(key));
  const turn = () =>
    stores
      .get(folded)
      .getState()
      .change((keys) => (keys.includes(key) ? keys.filter((one) => one !== key) : [key, ...keys].slice(0, MOST_KEPT)));
  return { isFolded, turn };
}

interface DayGroupProps {
  /** Under which the device keeps whether it is folded. */
  readonly group: string;
  readonly name: string;
  readonly mark: ReactNode;
  readonly isStarred?: boolean;
  /** Words of its head about the matches below, folded or not. */
  readonly meta: ReactNode;
  readonly children: ReactNode;
}

/** Matches below a head that folds them. */
export function DayGroup({ group, name, mark, isStarred = false, meta, children }: DayGroupProps) {
  const { isFolded, turn } = useFold(group);
  const id = useId();
  return (
    <section className={layout.apart} aria-labelledby={id}>
      <Card>
        <h2>
          <button type="button" className={styles.head} aria-expanded={!isFolded} onClick={turn}>
            <span className={cx(styles.mark, isStarred && styles.starred)} aria-hidden="true">
              {mark}
            </span>
            <b id={id}>{name}</b>
            <span className={cx(text.meta, text.num, styles.meta)}>{meta}</span>
            <PageIcon name="down" size={16} />
          </button>
        </h2>
        {!isFolded && children}
      </Card>
    </section>
  );
}
