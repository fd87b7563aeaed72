import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FiveLeaguesPage from '../../../../../src/pages/topics/five-leagues-page';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';
import { rawDays, stripDay, TODAY, topicAnswers } from '../../../../support/unit/topics-world';

beforeEach(() => stubBrowser());

const table = (points: number, fields: object) => {
  const rows = ['a', 'b'].map((teamId) => ({ teamId, teamName: `Team ${teamId}`, total: 3, points }));
  return { seasonName: '2024-25', groups: [{ groupName: '', all: rows, home: rows, away: [] }], ...fields };
};
const radio = (name: string | RegExp) => within(screen.getByRole('dialog')).getByRole('radio', { name });

test('rounds: the table after one of them [rounds.1]', async () => {
  const leagueRanking = (fields: unknown) => {
    const { round } = fields as { readonly round?: number };
    return table(round === undefined ? 77 : 11, { round: round ?? 3, rounds: 5 }) as unknown;
  };
  const fake = fakeServices({ ...topicAnswers(), leagueRanking });
  await renderPage(fake, <FiveLeaguesPage />, '/five-leagues?tab=standings');
  const chip = () => screen.getByRole('button', { name: /^Round: / });
  expect(chip()).toHaveTextContent('Round 3');
  await userEvent.click(chip());
  expect(radio(/^3 ?Current/)).toHaveAttribute('aria-checked', 'true');
  expect(document.activeElement).toBe(radio(/^3 ?Current/));
  expect(radio('4')).toBeDisabled();
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(radio('2'));
  await userEvent.click(radio('1'));
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(chip()).toHaveTextContent('Round 1');
  expect(screen.getAllByRole('cell', { name: '11' })).toHaveLength(2);
  expect(fake.calls('leagueRanking').at(-1)).toMatchObject({ round: 1 });
  await userEvent.click(chip());
  await userEvent.click(radio(/^3 ?Current/));
  await settle();
  expect(screen.getAllByRole('cell', { name: '77' })).toHaveLength(2);
});

test('rounds: none are offered where the back end tells none [rounds.1]', async () => {
  const fake = fakeServices({ ...topicAnswers(), leagueRanking: () => table(77, {}) as unknown });
  await renderPage(fake, <FiveLeaguesPage />, '/five-leagues?tab=standings');
  expect(screen.getByRole('button', { name: /^Choose season/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Round/ })).toBeNull();
});

test('rounds: one in the fixtures leads to its first day', async () => {
  const leagueMatchDate = () =>
    rawDays().map((day) => ({ ...day, round: day.matchDate > TODAY ? 30 : day.matchDate === TODAY ? 29 : 28 }));
  const fake = fakeServices({ ...topicAnswers(), leagueMatchDate });
  await renderPage(fake, <FiveLeaguesPage />, '/five-leagues');
  await userEvent.click(screen.getAllByRole('button', { name: 'Round 29' })[0] as HTMLElement);
  expect(radio(/^29 ?Current/)).toHaveAttribute('aria-checked', 'true');
  await userEvent.click(radio('30'));
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('tab', { name: new RegExp(stripDay(1)) })).toHaveAttribute('aria-selected', 'true');
});

test('rounds: fixtures whose days tell no round have their round as a word', async () => {
  await renderPage(fakeServices(topicAnswers()), <FiveLeaguesPage />, '/five-leagues');
  expect(screen.getAllByText('Round 29').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Round 29' })).toBeNull();
});
