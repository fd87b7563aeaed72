import { useTranslations } from 'use-intl/react';
import type { BetResult } from '../../../contract/ranking/bet';
import { isSettled, type ResultTone, toneOf } from '../../../rules/tip/tip-view-model';
import { Badge } from '../../../ui/feedback/badge';

const TONES: Readonly<Record<ResultTone, 'win' | 'lose' | 'draw' | undefined>> = {
  win: 'win',
  lose: 'lose',
  draw: 'draw',
  void: undefined,
};

/** The state of a bet, always in a word (product.md, section 4, bet results). */
export function ResultBadge({ result }: { readonly result: BetResult }) {
  const t = useTranslations('betResult');
  const tone = isSettled(result) ? TONES[toneOf(result)] : 'accent';
  return <Badge {...(tone !== undefined && { tone })}>{t(result)}</Badge>;
}
