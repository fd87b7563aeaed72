import type { StoryObj } from '@storybook/react-webpack5';
import type { RowMatch } from '../../../../src/domains/match/row-match';
import { SheetBoard } from '../../../../src/domains/match/sheet/sheet-board';
import { rowViewModel } from '../../../../src/rules/match/match-row-view-model';
import { NOW } from '../../../support/unit/fake-services';
import { rowMatch, SIDES } from '../../samples';

export default {};

type Story = StoryObj;

const SCORES = { homeScore: 12, awayScore: 10 };
const LONG = {
  home: { ...SIDES.home, name: 'Wolverhampton Wanderers', score: '12', shootout: 11 },
  away: { ...SIDES.away, name: 'Borussia Mönchengladbach', score: '10', shootout: 10 },
};

const board = (fields: Partial<RowMatch>, sides: Parameters<typeof SheetBoard>[0]['sides'] = SIDES): Story => {
  const match = rowMatch(fields);
  const viewModel = rowViewModel(match, NOW, false);
  return { render: () => <SheetBoard match={match} sides={sides} viewModel={viewModel} versus="Heat – Lakers" /> };
};

export const ToCome = board({});
export const NextYear = board({ startDate: NOW + 200 * 86_400_000 });
export const InPlay = board({ statusId: 4, phase: 1004, phaseStart: NOW - 50 * 60_000, ...SCORES });
export const Break = board({ matchTypeId: 2, statusId: 8, clockSeconds: 75, homeScore: 65, awayScore: 59 });
export const Penalties = board({ statusId: 8, homeShootout: 11, awayShootout: 10, ...SCORES }, LONG);
export const Hidden = board({ statusId: 8, isVeiled: true });
export const Postponed = board({ statusId: 9 }, LONG);
export const NoTime = board({ isTimeOpen: true });
