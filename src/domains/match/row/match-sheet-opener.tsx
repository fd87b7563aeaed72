import type { ReactNode } from 'react';
import { LazySheet } from '../../../services/lazy-sheet';
import type { MatchSheetProps } from '../sheet/match-sheet';

const load = () => import('../sheet/match-sheet');
const TEXTS = {
  'zh-CN': () => import('../../../i18n/messages/match-sheet.zh-CN.json'),
  en: () => import('../../../i18n/messages/match-sheet.en.json'),
} as const;

/** The sheet of a match. */
export function MatchSheetOpener(props: MatchSheetProps): ReactNode {
  return (
    <LazySheet load={load} texts={TEXTS} onClose={props.onClose}>
      {({ MatchSheet }) => <MatchSheet {...props} />}
    </LazySheet>
  );
}
