import { useLazySheet } from '../../../services/lazy-sheet';

const loadSelector = () => import('./match-selector');

/** The sheet of matches in play, fetched with the first tap. `current`: the match that is being watched. */
export const useMatchSelector = (current?: string) =>
  useLazySheet(loadSelector, ({ MatchSelector }, close) => <MatchSelector current={current} onClose={close} />);
