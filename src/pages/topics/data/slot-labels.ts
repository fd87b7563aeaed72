import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import type { TopicMatch } from './topic-match';

type Translate = ReturnType<typeof useTranslations<'topics.slot' | 'topics.slotShort'>>;

const SLOTS: readonly [RegExp, (t: Translate, name: string) => string][] = [
  [/^1([A-Z])$/, (t, group) => t('first', { group })],
  [/^2([A-Z])$/, (t, group) => t('second', { group })],
  [/^3([A-Z]+)$/, (t, groups) => t('third', { groups: [...groups].join('/') })],
  [/^W(\d+)$/, (t, match) => t('winner', { match })],
  [/^L(\d+)$/, (t, match) => t('loser', { match })],
];

/** A team's origin in words: `1A`, `3ADEF`, `W49` (rules/cups/cup-format). Undefined for what is no place of a bracket. */
export function slotLabels(t: Translate, slot: string | undefined): string | undefined {
  for (const [pattern, words] of SLOTS) {
    const [, name] = pattern.exec(slot ?? '') ?? [];
    if (name !== undefined) return words(t, name);
  }
  return undefined;
}

/** The match with the places of the bracket where its teams are not known yet. */
export function useSlotLabels<M extends Pick<TopicMatch, 'masterTeamName' | 'guestTeamName' | 'homeFrom' | 'awayFrom'>>(
  match: M,
): M {
  const t = useTranslations('topics.slot');
  return useMemo(() => {
    const { masterTeamName, guestTeamName, homeFrom, awayFrom } = match;
    if (masterTeamName !== undefined && guestTeamName !== undefined) return match;
    return {
      ...match,
      masterTeamName: masterTeamName ?? slotLabels(t, homeFrom),
      guestTeamName: guestTeamName ?? slotLabels(t, awayFrom),
    };
  }, [match, t]);
}
