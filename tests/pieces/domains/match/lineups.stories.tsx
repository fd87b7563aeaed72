import type { StoryObj } from '@storybook/react-webpack5';
import type { LineupSide } from '../../../../src/contract/football/lineup';
import { LineupView } from '../../../../src/domains/match/lineup/lineup-view';

export default {};

type Story = StoryObj;

const NAMES = [
  'Unai Simón',
  'Carvajal',
  'Le Normand',
  'Laporte',
  'Cucurella',
  'Rodri',
  'Fabián Ruiz',
  'Lamine Yamal',
  'Dani Olmo',
  'Nico Williams',
  'Morata',
];
const LINES = [0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 4];

const player = (name: string, at: number) => ({
  playerId: `${name}${at}`,
  playerName: name,
  shirtNumber: at + 1,
  line: LINES[at],
  events: [],
});

const side = (teamName: string, fields: Partial<LineupSide> = {}): LineupSide => ({
  teamName,
  formation: '4-2-3-1',
  starters: NAMES.map((name, at) => ({
    ...player(name, at),
    events:
      at > 8
        ? [
            { kind: 'goal' as const, minute: 12 + at },
            { kind: at > 9 ? ('goal' as const) : ('yellow' as const), minute: 80 },
          ]
        : [],
  })),
  substitutes: NAMES.slice(0, 4).map((name, at) => player(`${name} the Younger`, at)),
  missing: [],
  ...fields,
});
const match = { matchId: 'm', matchDate: 0, statusId: 8 };
const missing = [{ playerId: '1', playerName: 'Hugo Lind', kind: 'injured' as const, note: 'Knee' }];

export const Both: Story = {
  render: () => (
    <LineupView lineUp={{ match, home: side('Spain', { missing }), away: side('Bosnia and Herzegovina') }} />
  ),
};
export const WithoutPlaces: Story = {
  render: () => (
    <LineupView
      lineUp={{
        match,
        home: side('Bosnia and Herzegovina', { formation: undefined, starters: [] }),
        away: side('France', { substitutes: [] }),
      }}
    />
  ),
};
