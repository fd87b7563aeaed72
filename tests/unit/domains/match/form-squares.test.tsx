import { screen } from '@testing-library/react';
import { FormSquares } from '../../../../src/domains/match/sheet/form-squares';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices } from '../../../support/unit/fake-services';
import { renderPage } from '../../../support/unit/render-page';

beforeEach(() => stubBrowser());

test('the form is one sentence', async () => {
  const form = <FormSquares squares={[{ kind: 'won', letter: 'W' }]} label="Last 1, newest first: W" />;
  await renderPage(fakeServices({}), form);
  expect(screen.getByRole('img', { name: 'Last 1, newest first: W' })).toBeInTheDocument();
});
