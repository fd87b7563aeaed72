import type { StoryObj } from '@storybook/react-webpack5';
import { Crest } from '../../../../src/domains/match/crest';
import { LiveClockView } from '../../../../src/domains/match/live-clock-view';
import { MatchClock } from '../../../../src/domains/match/match-clock';
import { MatchRowLine } from '../../../../src/domains/match/match-row-line';
import { TimeLeft } from '../../../../src/domains/match/time-left';
import { NOW } from '../../../support/unit/fake-services';
import { PICTURE, rowMatch } from '../../samples';

export default {};

type Story = StoryObj;

const LINES = [
  { kind: 'time' },
  { kind: 'day' },
  { kind: 'minute', minute: 45 },
  { kind: 'left', seconds: 75 },
  { kind: 'word', label: 'postponed', isWarning: true },
  { kind: 'word', label: 'awaitingPenalties', isWarning: false },
] as const;
const match = rowMatch({ statusId: 4, phase: 1004, phaseStart: NOW - 47 * 60_000 });

export const Crests: Story = {
  render: () => (
    <p>
      {[16, 18, 20, 32, 48].map((size) => (
        <Crest key={size} src={size === 18 ? undefined : PICTURE} size={size} />
      ))}
    </p>
  ),
};
export const Lines: Story = {
  render: () => (
    <p>
      {LINES.map((line) => (
        <MatchRowLine key={JSON.stringify(line)} line={line} match={match} isMain />
      ))}
    </p>
  ),
};
export const Running: Story = { render: () => <LiveClockView match={match} /> };
export const Phase: Story = { render: () => <LiveClockView match={rowMatch({ statusId: 3 })} /> };
export const Minutes: Story = { render: () => <MatchClock minutes="45+2" /> };
export const Countdowns: Story = {
  render: () => (
    <p>
      {[61_000, 90_000_000].map((ms) => (
        <TimeLeft key={ms} at={NOW + ms} />
      ))}
    </p>
  ),
};
