import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceSheet } from '../../../../src/ui/overlays/choice-sheet';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { renderUi } from '../../../support/unit/render-ui';

beforeEach(() => stubBrowser());

test('design README 7, choices in a sheet: a radio group, arrows move, choosing tells', async () => {
  const onChoose = jest.fn();
  const choices = [
    { value: 'a', label: '2025-26' },
    { value: 'b', label: '2024-25', note: 'last' },
  ];
  renderUi(<ChoiceSheet title="Season" choices={choices} value="a" onChoose={onChoose} onClose={jest.fn()} />);
  const group = screen.getByRole('radiogroup', { name: 'Season' });
  expect(within(group).getByRole('radio', { checked: true })).toHaveAccessibleName('2025-26');
  within(group).getByRole('radio', { checked: true }).focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith('b');
});
