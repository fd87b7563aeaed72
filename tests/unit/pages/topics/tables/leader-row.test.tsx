import { screen } from '@testing-library/react';
import { LeaderRow } from '../../../../../src/pages/topics/layout/leader-row';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { renderUi } from '../../../../support/unit/render-ui';

beforeEach(() => stubBrowser());

test('a leader leads to a page where there is one', () => {
  renderUi(
    <>
      <LeaderRow place={1} name="Ann" share={1} value="22" to="/ann" team={{ name: 'Reds', crest: undefined }} />
      <LeaderRow place={2} name="Bob" share={2} value="20" isTeam />
    </>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('AnnReds22');
  expect(screen.getByText('Bob').closest('a')).toBeNull();
});
