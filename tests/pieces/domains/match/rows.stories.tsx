import type { StoryObj } from '@storybook/react-webpack5';
import { LiveCard } from '../../../../src/domains/match/live-card';
import { MatchBar } from '../../../../src/domains/match/match-bar';
import { MatchClock } from '../../../../src/domains/match/match-clock';
import { MatchRow } from '../../../../src/domains/match/row/match-row';
import { Button } from '../../../../src/ui/controls/button';
import { PICTURE, rowMatch, SIDES } from '../../samples';

export default {};

type Story = StoryObj;

const IN_PLAY = { statusId: 2, phase: 6, homeScore: 3, awayScore: 1 };
const hosts = ['Ann', 'Ben'].map((name) => ({ id: name, name, src: PICTURE }));

export const Rows: Story = {
  render: () => (
    <>
      <MatchRow match={rowMatch()} />
      <MatchRow match={rowMatch(IN_PLAY)} />
      <MatchRow match={rowMatch({ ...IN_PLAY, isVeiled: true })} />
      <MatchRow match={rowMatch({ startDate: undefined, masterTeamName: undefined })} />
    </>
  ),
};
export const Card: Story = {
  render: () => (
    <LiveCard
      league="NBA"
      time={<MatchClock minutes="45" word="2nd half" />}
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
      league="Premier League"
      home={{ ...SIDES.home, score: 65 }}
      away={{ ...SIDES.away, score: 59 }}
      kickOff="21:30"
      status="2nd half"
    />
  ),
};
