import { useTranslations } from 'use-intl/react';
import type { LineupEvent, LineupPlayer, LineupSide, TeamLineup } from '../../../contract/football/lineup';
import { useServices } from '../../../services/services';
import { Section } from '../../../ui/layout/section';
import { Bench, BenchPlayer, PitchPlace } from './bench';
import { Pitch, type PitchMark, type PitchPlayer } from './pitch';
import { pitchPlaces } from './pitch-places';

type Lineup = NonNullable<TeamLineup['lineUp']>;
const MARKS: ReadonlyMap<LineupEvent['kind'], PitchMark['kind']> = new Map([
  ['goal', 'goal'],
  ['penalty', 'goal'],
  ['ownGoal', 'ownGoal'],
  ['yellow', 'yellow'],
  ['secondYellow', 'red'],
  ['red', 'red'],
]);

const minuteOf = ({ minute, added }: LineupEvent) =>
  minute === undefined ? '' : `${minute}${added === undefined || added === 0 ? '' : `+${added}`}′`;

function useEventLabels() {
  const t = useTranslations('topics');
  return (event: LineupEvent) => t(`event.${event.kind}`, { minute: minuteOf(event) }).trim();
}

/** One mark of a kind for each player, with all its minutes; a red card hides the yellow one before it. */
function marksOf(events: readonly LineupEvent[], words: (event: LineupEvent) => string): PitchMark[] {
  const kinds = new Map<PitchMark['kind'], string[]>();
  for (const event of events) {
    const kind = MARKS.get(event.kind);
    if (kind !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), words(event)]);
  }
  if (kinds.has('red')) kinds.delete('yellow');
  return [...kinds].map(([kind, labels]) => ({ kind, label: labels.join(', '), count: labels.length }));
}

/** The line-up without events: goals tell the score. */
export function withoutEvents({ match, home, away }: Lineup): Lineup {
  const side = ({ starters, substitutes, ...rest }: LineupSide): LineupSide => {
    const eventless = (players: readonly LineupPlayer[]) => players.map((player) => ({ ...player, events: [] }));
    return { ...rest, starters: eventless(starters), substitutes: eventless(substitutes) };
  };
  return { match, home: side(home), away: side(away) };
}

/** Both sides on the pitch, the substitutes below, the coaches last. */
export function LineupView({ lineUp: { home, away } }: { readonly lineUp: Lineup }) {
  const t = useTranslations('topics');
  const words = useEventLabels();
  const { fileUrl } = useServices();
  const nameOf = ({ shortName, playerName, playerId }: LineupPlayer) => shortName ?? playerName ?? playerId;
  const side = ({ teamName = '', teamLogo, formation = '', starters }: LineupSide, isBottom: boolean) => ({
    name: teamName,
    crest: teamLogo && fileUrl(teamLogo),
    formation,
    players: pitchPlaces(starters, isBottom).map(
      ({ player, x, y }): PitchPlayer => ({
        key: player.playerId,
        number: String(player.shirtNumber ?? ''),
        name: nameOf(player),
        x,
        y,
        marks: marksOf(player.events, words),
      }),
    ),
  });
  const bench = ({ teamName = '', substitutes, coach }: LineupSide) => (
    <Bench label={teamName} coach={coach && t('coachOf', { name: coach })}>
      {substitutes.map((player) => (
        <BenchPlayer
          key={player.playerId}
          number={String(player.shirtNumber ?? '')}
          name={nameOf(player)}
          note={player.events.map(words).join(', ')}
        />
      ))}
    </Bench>
  );
  const names = { home: home.teamName ?? '', away: away.teamName ?? '' };
  return (
    <>
      <PitchPlace>
        <Pitch label={t('pitch', names)} home={side(home, false)} away={side(away, true)} />
      </PitchPlace>
      <Section title={t('substitutes')}>
        <PitchPlace isCard>
          {bench(home)}
          {bench(away)}
        </PitchPlace>
      </Section>
    </>
  );
}
