import type { StoryObj } from '@storybook/react-webpack5';
import { PastView } from '../../../../src/domains/match/sheet/past-view';
import { SeriesSection } from '../../../../src/domains/match/sheet/series-section';
import type { PastMatch } from '../../../../src/rules/match/past-matches';
import { played, rowMatch, SIDES } from '../../samples';

export default {};

type Story = StoryObj;

const match = { ...rowMatch(), homeId: 'h', awayId: 'a', matchTypeName: 'UEFA Women’s Champions League' };
const CUP = { competitionName: 'UEFA Champions League', isOther: true };
const seasons = [
  played(3, ['h', 'x'], [2, 1]),
  played(9, ['y', 'h'], [0, 0], CUP),
  played(12, ['a', 'z'], [4, 0]),
  played(90, ['h', 'a'], [1, 3]),
  played(400, ['a', 'h'], [2, 2]),
];

const game = (at: number, scores: readonly [number, number], fields: Partial<PastMatch> = {}) =>
  played(15 - 2 * at, at % 2 === 0 ? ['h', 'a'] : ['a', 'h'], scores, {
    ...{ matchTypeId: 2, statusId: 10, kind: 'playoffs', stageId: '10501', gameNumber: at + 1 },
    ...fields,
  });
const series = [game(0, [112, 108]), game(1, [99, 101]), game(2, [120, 96]), game(3, [88, 104], { statusId: 1 })];
const NBA = { ...match, ...rowMatch({ matchTypeId: 2, statusId: 1 }), kind: 'playoffs' as const };
const of = (at: number) => ({ ...NBA, matchId: series[at]?.matchId ?? '' });
const ended = series.slice(0, 3).concat(game(3, [88, 104]));

export const Football: Story = { render: () => <PastView match={match} sides={SIDES} seasons={seasons} /> };
export const Basketball: Story = { render: () => <PastView match={NBA} sides={SIDES} seasons={ended} /> };
export const Nothing: Story = { render: () => <PastView match={match} sides={SIDES} seasons={[]} /> };
export const Series: Story = { render: () => <SeriesSection match={of(3)} sides={SIDES} seasons={series} /> };
