import { screen } from '@testing-library/react';
import { TableLegend } from '../../../../../src/pages/topics/tables/table-legend';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { renderUi } from '../../../../support/unit/render-ui';

beforeEach(() => stubBrowser());

test('the legend says what the marks mean, in words [football tables.6]', () => {
  renderUi(
    <TableLegend zones={[{ key: 'cl', name: 'Champions League', tone: 'best' }]}>
      <p>Level teams: goal difference</p>
    </TableLegend>,
  );
  expect(screen.getByText('Champions League').querySelector('i')).toHaveClass('best');
  expect(screen.getByText('Level teams: goal difference')).toBeInTheDocument();
});
