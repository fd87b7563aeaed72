import { screen, within } from '@testing-library/react';
import { Pitch } from '../../../../../src/pages/topics/team/pitch';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { renderUi } from '../../../../support/unit/render-ui';

beforeEach(() => stubBrowser());

test('the pitch names its teams and says what its marks mean', () => {
  const player = { key: 'p', number: '10', name: 'Torres', x: 50, y: 50 };
  const goals = { kind: 'goal' as const, label: 'Goal 12′, Goal 80′', count: 2 };
  renderUi(
    <Pitch
      label="Line-ups"
      home={{ name: 'Spain', crest: undefined, formation: '4-3-3', players: [{ ...player, marks: [goals] }] }}
      away={{ name: 'France', crest: undefined, formation: '4-2-3-1', players: [{ ...player, marks: [] }] }}
    />,
  );
  const spain = screen.getByRole('list', { name: 'Spain' });
  expect(within(spain).getByRole('img', { name: 'Goal 12′, Goal 80′' })).toHaveTextContent('⚽2');
  expect(screen.getByRole('list', { name: 'France' })).toHaveTextContent('10Torres');
});
