import type { StoryObj } from '@storybook/react-webpack5';
import { ExpertViews } from '../../../../src/domains/match/sheet/expert-views';
import { ViewRow } from '../../../../src/domains/match/sheet/view-row';
import { NOW } from '../../../support/unit/fake-services';
import { CONTENT } from '../../../support/unit/tips-world';
import { rowMatch, SIDES, tipOf } from '../../samples';

export default {};

type Story = StoryObj;

const MINUTE_MS = 60_000;
const match = rowMatch();
const LONG = { professor: { id: 'p2', name: '风车与郁金香 the Tulip of the North', hitPercents: 60, hitSession: 4 } };
const pick = (side: string, fields: object = {}) => ({
  ...{ ...CONTENT, picks: [{ matchId: 'm1', playType: 'handicap', side, odds: 1.92, pickText: `${side} +0.75` }] },
  ...fields,
});
const locked = tipOf('locked', { saleEndTime: NOW + 14 * MINUTE_MS });
const soldOut = tipOf('over', { saleEndTime: NOW - MINUTE_MS, ...LONG });
const settled = ['win', 'lose', 'draw', 'winHalf'].map((result) => tipOf(result, pick('home', { result })));
const open = ['home', 'away', 'home', 'draw'].map((side, at) =>
  tipOf(`${side}${at}`, pick(side, at === 1 ? LONG : {})),
);
const total = tipOf('total', {
  goldPrice: 0,
  picks: [{ matchId: 'm1', playType: 'total', side: 'over', line: 2.5, odds: 1.85, pickText: 'Over 2.5' }],
});

export const Rows: Story = {
  render: () => (
    <>
      {[locked, soldOut, ...settled, total].map((tip) => (
        <ViewRow key={tip.id} tip={tip} match={match} />
      ))}
    </>
  ),
};
export const Mixed: Story = {
  render: () => <ExpertViews match={match} sides={SIDES} tips={[...open, total, locked, soldOut, ...settled]} />,
};
export const Settled: Story = { render: () => <ExpertViews match={match} sides={SIDES} tips={settled} /> };
export const AllLocked: Story = { render: () => <ExpertViews match={match} sides={SIDES} tips={[locked]} /> };
