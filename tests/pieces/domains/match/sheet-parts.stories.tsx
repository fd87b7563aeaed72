import type { StoryObj } from '@storybook/react-webpack5';
import { CalendarButton } from '../../../../src/domains/match/match-calendar';
import { PeriodsSection } from '../../../../src/domains/match/sheet/periods-section';
import { ShowScore, Veil } from '../../../../src/domains/spoilers/veil';
import { rowMatch, SIDES } from '../../samples';

export default {};

type Story = StoryObj;

const GAME = rowMatch({ matchTypeId: 2, statusId: 10, homeScore: 112, awayScore: 108 });
const PERIODS = [28, 30, 24, 30].map((home, at) => ({ home, away: [25, 31, 28, 24][at] ?? 0 }));

export const Quarters: Story = {
  render: () => <PeriodsSection match={{ ...GAME, periods: PERIODS }} sides={SIDES} events={[]} />,
};
export const Calendar: Story = {
  render: () => (
    <CalendarButton match={rowMatch()} label="Into the calendar">
      Into the calendar
    </CalendarButton>
  ),
};
export const Hidden: Story = {
  render: () => (
    <p>
      <Veil /> <Veil spot="tie" /> <ShowScore matchId="m1" versus="Arsenal – Chelsea" />
    </p>
  ),
};
