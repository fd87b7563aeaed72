import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { MatchBar } from '../../../domains/match/match-bar';
import { matchStore } from '../../../domains/match/match-store';
import { withMatchPush } from '../../../rules/match/live-overlay';
import { useStore } from '../../../services/store-registry';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import { Bracket, FinalCard } from '../bracket/bracket';
import { ShareBracket } from '../bracket/share-bracket';
import { slotLabels } from '../data/slot-labels';
import type { TopicMatch } from '../data/topic-match';
import { MatchBarLink } from '../schedule/match-bar-link';
import { MatchList } from '../schedule/match-list';
import { type BracketTie, type Bracket as Drawn, matchesOf } from './knockout';
import { useHiddenWinners } from './use-hidden-winners';
import { useTie } from './use-tie';

/** The final, in its box: the match, or where its teams will come from. */
function FinalTie({ tie: { match, homeFrom, awayFrom } }: { readonly tie: BracketTie<TopicMatch> }) {
  const t = useTranslations('topics');
  const slot = useTranslations('topics.slot');
  const missing = useTranslations('format')('missing');
  const team = (from: string) => ({ name: slotLabels(slot, from) ?? missing, crest: undefined, score: undefined });
  return (
    <FinalCard title={t('stage.final')}>
      {match === undefined ? (
        <MatchBar
          league={undefined}
          home={team(homeFrom)}
          away={team(awayFrom)}
          kickOff={missing}
          status={null}
          isPlain
        />
      ) : (
        <MatchBarLink match={match} />
      )}
    </FinalCard>
  );
}

/** The matches of a round below its name; nothing without any. */
export const Round = ({ title, matches }: { readonly title: string; readonly matches: readonly TopicMatch[] }) =>
  matches.length > 0 && (
    <TitledSection title={title}>
      <Card>
        <MatchList matches={matches} />
      </Card>
    </TitledSection>
  );

/** The places with what pushes have said of their matches. */
function useLiveTies() {
  const pushes = useStore(matchStore, (state) => state.pushes);
  return useMemo(
    () =>
      (tie: BracketTie<TopicMatch>): BracketTie<TopicMatch> => {
        const match = tie.match && withMatchPush(tie.match, pushes.get(tie.match.matchId));
        return match === tie.match ? tie : { ...tie, match };
      },
    [pushes],
  );
}

/** The bracket: halves that meet at the final; rounds before the last sixteen, and the match for the third place, as lists below. */
export function KnockoutTree({ bracket, title }: { readonly bracket: Drawn<TopicMatch>; readonly title: string }) {
  const t = useTranslations('topics.stage');
  const laid = useLiveTies();
  // By the clock alone: what is pushed of a tie makes no difference to the names after it.
  const all = useMemo(() => matchesOf(bracket).flatMap(({ match }) => match ?? []), [bracket]);
  const hide = useHiddenWinners(all);
  const live = (tie: BracketTie<TopicMatch>) => {
    const { match, ...rest } = laid(tie);
    return { ...rest, match: match && hide(match) };
  };
  const draw = useTie();
  const { upper, lower, lists, final, third } = bracket;
  const rounds = (half: typeof upper) =>
    half.map(({ key, ties }) => ({ key, name: t(key), ties: ties.map((tie) => draw(live(tie))) }));
  const below = [...(third === undefined ? [] : [{ key: 'third' as const, ties: [third] }]), ...lists];
  return (
    <>
      <Bracket upper={rounds(upper)} lower={rounds(lower)} final={final && <FinalTie tie={live(final)} />} />
      <ShareBracket title={title} upper={rounds(upper)} lower={rounds(lower)} final={final && draw(live(final))} />
      {below.map(({ key, ties }) => (
        <Round key={key} title={t(key)} matches={ties.flatMap((tie) => live(tie).match ?? [])} />
      ))}
    </>
  );
}
