import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import type { RoundKey } from '../../../rules/cup/cup-format';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import type { TopicMatch } from '../data/topic-match';
import { MatchList } from '../schedule/match-list';
import { type Bracket, type BracketTie, matchesOf } from './knockout';
import { useHiddenWinners } from './use-hidden-winners';

interface KnockoutListProps {
  readonly bracket: Bracket<TopicMatch>;
}

type Round = readonly [key: RoundKey, ties: readonly BracketTie<TopicMatch>[]];

/** Every round, the last one first: both halves of the bracket together. */
function roundsOf({ lists, upper, lower, final, third }: Bracket<TopicMatch>): readonly Round[] {
  const halves = upper.map(({ key, ties }, index): Round => [key, [...ties, ...(lower[index]?.ties ?? [])]]);
  const single = (key: RoundKey, tie: BracketTie<TopicMatch> | undefined): Round[] => (tie ? [[key, [tie]]] : []);
  const early = lists.map(({ key, ties }): Round => [key, ties]);
  return [...single('final', final), ...single('third', third), ...[...early, ...halves].reverse()];
}

/** A knockout as a list. */
export function KnockoutList({ bracket }: KnockoutListProps) {
  const t = useTranslations('topics.stage');
  const all = useMemo(() => matchesOf(bracket).flatMap(({ match }) => match ?? []), [bracket]);
  const hide = useHiddenWinners(all);
  return roundsOf(bracket).map(([key, ties]) => {
    const matches = ties.flatMap(({ match }) => (match === undefined ? [] : [hide(match)]));
    if (matches.length === 0) return null;
    return (
      <TitledSection key={key} title={t(key)}>
        <Card>
          <MatchList matches={matches} />
        </Card>
      </TitledSection>
    );
  });
}
