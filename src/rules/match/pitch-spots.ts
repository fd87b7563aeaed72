/** A player's place in the formation: line 0 is the goalkeeper's. */
interface Lined {
  readonly line?: number | undefined;
  readonly place?: number | undefined;
}

export interface PitchSpot<P> {
  readonly player: P;
  /** Per cent of the pitch from the left and from the top. */
  readonly x: number;
  readonly y: number;
}

/** From the goalkeeper to the last line, per cent of the pitch's length; more lines reach a little further. */
const GOALKEEPER_Y = 6.5;
const LAST_LINE_Y = 41;
const LAST_OF_FIVE_Y = 42.5;
/** The places of a line's players, per cent of the width, by their number. */
const LINES_X: Readonly<Record<number, readonly number[]>> = {
  1: [50],
  2: [34, 66],
  3: [22, 50, 78],
  4: [13, 37.5, 62.5, 87],
  5: [10, 30, 50, 70, 90],
};

const round = (value: number) => Math.round(value * 10) / 10;
const xOf = (index: number, count: number) => LINES_X[count]?.[index] ?? round((100 * (index + 0.5)) / count);

/** Places of one side's starters, the top side facing down. Players without a line are left out. */
export function pitchSpots<P extends Lined>(players: readonly P[], isBottom: boolean): readonly PitchSpot<P>[] {
  const lines = [...new Set(players.flatMap(({ line }) => line ?? []))].sort((a, b) => a - b);
  const last = lines.length > 4 ? LAST_OF_FIVE_Y : LAST_LINE_Y;
  return lines.flatMap((line, at) => {
    const inLine = players.filter((player) => player.line === line).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
    const depth = lines.length === 1 ? 0 : at / (lines.length - 1);
    const y = round(GOALKEEPER_Y + depth * (last - GOALKEEPER_Y));
    return inLine.map((player, index) => ({ player, x: xOf(index, inLine.length), y: isBottom ? round(100 - y) : y }));
  });
}

/** True where it is told of a side who stands where. */
export const isDrawn = ({
  home,
  away,
}: Readonly<Record<'home' | 'away', { readonly starters: readonly Lined[] }>>): boolean =>
  [home, away].some(({ starters }) => pitchSpots(starters, false).length > 0);
