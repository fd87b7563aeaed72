import { screen, within } from '@testing-library/react';
import type { LineupSide } from '../../../../src/contract/football/lineup';
import { LineupView } from '../../../../src/domains/match/lineup/lineup-view';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices } from '../../../support/unit/fake-services';
import { renderPage } from '../../../support/unit/render-page';

beforeEach(() => stubBrowser());

test('the pitch names its teams and says what its marks mean', async () => {
  const goal = (minute: number) => ({ kind: 'goal' as const, minute });
  const player = { playerId: 'p', playerName: 'Torres', shirtNumber: 10, line: 0 };
  const side = (teamName: string, events: LineupSide['starters'][number]['events']): LineupSide => ({
    teamName,
    formation: '4-3-3',
    starters: [{ ...player, events }],
    substitutes: [],
    missing: [],
  });
  const match = { matchId: 'm', matchDate: 0, statusId: 8 };
  const lineUp = { match, home: side('Spain', [goal(12), goal(80)]), away: side('France', []) };
  await renderPage(fakeServices({}), <LineupView lineUp={lineUp} />);
  const spain = screen.getAllByRole('list', { name: 'Spain' })[0] as HTMLElement;
  expect(within(spain).getByRole('img', { name: /12′.*80′/ })).toHaveTextContent('⚽2');
  expect(screen.getAllByRole('list', { name: 'France' })[0]).toHaveTextContent('10Torres');
});

test('additions: who is missing stands below the bench, with why; a side of which nobody tells has none', async () => {
  const side = (teamName: string, missing: LineupSide['missing']): LineupSide => ({
    ...{ teamName, starters: [], substitutes: [], missing },
  });
  const match = { matchId: 'm', matchDate: 0, statusId: 8 };
  const gone = [
    { playerId: '1', playerName: 'Hugo Lind', kind: 'injured' as const, note: 'Knee' },
    { playerId: '2', shortName: 'Moreno', kind: 'doubtful' as const },
  ];
  const { unmount } = await renderPage(
    fakeServices({}),
    <LineupView lineUp={{ match, home: side('Spain', gone), away: side('France', []) }} />,
  );
  const section = within(screen.getByRole('region', { name: 'Missing' }));
  expect(section.getByRole('list', { name: 'Spain' })).toHaveTextContent('Hugo Lind InjuredKneeMoreno Doubtful');
  expect(section.queryByRole('list', { name: 'France' })).toBeNull();
  unmount();
  await renderPage(
    fakeServices({}),
    <LineupView lineUp={{ match, home: side('Spain', []), away: side('France', []) }} />,
  );
  expect(screen.queryByRole('region', { name: 'Missing' })).toBeNull();
});
