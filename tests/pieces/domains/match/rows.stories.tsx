import type { StoryObj } from '@storybook/react-webpack5';
import { LiveCard } from '../../../../src/domains/match/live-card';
import { MatchBar } from '../../../../src/domains/match/match-bar';
import { MatchClock } from '../../../../src/domains/match/match-clock';
import { MatchRow } from '../../../../src/domains/match/row/match-row';
import { veiled } from '../../../../src/rules/match/veiled';
import { Button } from '../../../../src/ui/controls/button';
import { PICTURE, rowMatch, SIDES } from '../../samples';

export default {};

type Story = StoryObj;

const IN_PLAY = { statusId: 2, phase: 6, homeScore: 3, awayScore: 1 };
const ENDED = { statusId: 3, homeScore: 3, awayScore: 1 };
const hosts = ['Ann', 'Ben'].map((name) => ({ id: name, name, src: PICTURE }));

export const Rows: Story = {
  render: () => (
    <>
      <MatchRow match={rowMatch()} />
      <MatchRow match={rowMatch(IN_PLAY)} />
      <MatchRow match={rowMatch(ENDED)} />
      <MatchRow match={veiled(rowMatch(ENDED))} />
      <MatchRow match={rowMatch({ startDate: undefined, masterTeamName: undefined })} />
    </>
  ),
};
export const Card: Story = {
  render: () => (
    <LiveCard
      league="NBA"
      time={<MatchClock word="Q3" />}
      {...SIDES}
      hosts={hosts}
      hostCount="2 anchors"
      hostsLabel="Ann, Ben"
      action={<Button size="sm">Watch</Button>}
    />
  ),
};
export const Bar: Story = {
  render: () => (
    <MatchBar
      league="NBA"
      home={{ ...SIDES.home, score: 65 }}
      away={{ ...SIDES.away, score: 59 }}
      kickOff="21:30"
      status="Q3"
    />
  ),
};
