import { screen } from '@testing-library/react';
import { leagueColumns, type TableTranslate } from '../../../../../src/pages/topics/tables/standings-columns';
import { renderUi } from '../../../../support/unit/render-ui';

test('a club is called by its short name, and by its full one where that is read', () => {
  const columns = leagueColumns({
    t: ((key: string) => key) as unknown as TableTranslate,
    missing: '—',
    toneOf: () => undefined,
    teamPath: (id) => `/team/${id}`,
    fileUrl: (file) => file,
  });
  const cell = columns.find(({ key }) => key === 'team')?.cell ?? (() => null);
  renderUi(
    ['Manchester City', 'Arsenal'].map((teamName) => (
      <p key={teamName}>{cell({ teamId: '1', teamName } as Parameters<typeof cell>[0])}</p>
    )),
  );
  expect(screen.getByTitle('Manchester City')).toHaveTextContent('Man City');
  expect(screen.getByTitle('Arsenal')).toHaveTextContent('Arsenal');
});
