import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EuroCupPage from '../../../../src/pages/topics/euro-cup-page';
import FiveLeaguesPage from '../../../../src/pages/topics/five-leagues-page';
import { TeamForm } from '../../../../src/pages/topics/tables/team-form';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { rawMatch, topicAnswers } from '../../../support/unit/topics-world';

beforeEach(() => stubBrowser());

const rowOf = (team: string) =>
  screen
    .getAllByText(team)
    .map((name) => name.closest('article'))
    .find((row) => row !== null) as HTMLElement;
const turn = () => userEvent.click(screen.getByRole('button', { name: /^No spoilers/ }));

test('no spoilers: a match that ended today is hidden with all that tells, one in play is not; a tap shows it [no spoilers.1]', async () => {
  const fake = fakeServices(topicAnswers());
  await renderPage(fake, <FiveLeaguesPage />, '/five-leagues');
  expect(rowOf('Home m3')).toHaveTextContent('Agg 3-2');
  await turn();
  expect(screen.getByRole('button', { name: 'No spoilers: on', pressed: true })).toBeInTheDocument();
  expect(rowOf('Home m3')).toHaveTextContent(/\?\?/);
  expect(rowOf('Home m3')).not.toHaveTextContent('Agg');
  expect(within(rowOf('Home m3')).queryByRole('img', { name: /Red cards/ })).toBeNull();
  expect(rowOf('Home m3').innerHTML).not.toContain('lose');
  expect(rowOf('Home m1')).toHaveTextContent('21');
  await userEvent.click(within(rowOf('Home m3')).getByRole('button', { name: 'Show the score of Home m3 v Away m3' }));
  expect(rowOf('Home m3')).toHaveTextContent('Agg 3-2');
  expect(rowOf('Home m3')).not.toHaveTextContent('?');
  expect(fake.services.storage.get('si:spoilers')).toBe('"off"');
});

test('no spoilers: the newest of a team’s form waits for a tap [no spoilers.3]', async () => {
  const fake = fakeServices(topicAnswers());
  fake.services.storage.set('si:spoilers', 'off');
  await renderPage(fake, <TeamForm form={['W', 'D', 'L']} />, '/five-leagues');
  const form = screen.getByRole('button', { name: /Show form/ });
  expect(form).toHaveTextContent('?DL');
  await userEvent.click(form);
  expect(screen.getByRole('img', { name: /W D L/ })).toHaveTextContent('WDL');
});

test('no spoilers: a bracket hides the score of today’s tie and who won it, until it is tapped [no spoilers.2]', async () => {
  const stages = [{ stageId: '113342', stageName: 'Quarter', kind: 'knockout', matchCount: 4 }];
  const tie = (matchNumber: number, home: string, away: string, fields: Record<string, unknown>) =>
    rawMatch(`k${matchNumber}`, {
      ...{ matchNumber, stageId: '113342', homeId: home, awayId: away, homeName: home, awayName: away, ...fields },
    });
  const over = { statusId: 8, homeScore: 2, awayScore: 1, matchDate: NOW - 1e7, winnerId: 'Spain' };
  const matches = [tie(45, 'Spain', 'Germany', over), tie(49, 'Spain', 'France', { matchDate: NOW + 1e8 })];
  const answers = {
    ...topicAnswers(),
    euroStages: () => stages as unknown,
    euroList: () => matches as unknown,
  };
  const fake = fakeServices(answers);
  fake.services.storage.set('si:spoilers', 'off');
  await renderPage(fake, <EuroCupPage />, '/euro-cup?tab=knockout');
  const hidden = screen.getByRole('button', { name: /Spain v Germany.*Tap to show/ });
  expect(hidden).toHaveTextContent('?');
  expect(screen.getByRole('button', { name: /Winner hidden v France/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Spain v France/ })).toBeNull();
  await userEvent.click(hidden);
  await settle();
  expect(screen.getByRole('button', { name: /Spain 2, Germany 1/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Spain v France/ })).toBeInTheDocument();
});
