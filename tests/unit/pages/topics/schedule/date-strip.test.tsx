import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateStrip } from '../../../../../src/pages/topics/schedule/date-strip';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { renderUi } from '../../../../support/unit/render-ui';

beforeEach(() => stubBrowser());

const DAYS = ['2025-03-12', '2025-03-13', '2025-03-14'];
const nameOf = (day: string) => ({ date: day.slice(-5), word: '' });

function Days({ onPick }: { onPick: () => void }) {
  const [value, setValue] = useState('2025-03-13');
  return <DateStrip days={DAYS} nameOf={nameOf} value={value} onSelect={setValue} panelId="p" onPick={onPick} />;
}

test('design README 7, days: arrows move, one stop for the Tab key, all days behind a button', async () => {
  const onPick = jest.fn();
  renderUi(<Days onPick={onPick} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('03-14');
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Pick a date' }));
  expect(onPick).toHaveBeenCalled();
});

test('a season: the days near the chosen one are named and drawn with the first frame, all of them behind it', async () => {
  const season = Array.from({ length: 100 }, (_, day) => `${day}`);
  const named = jest.fn(nameOf);
  renderUi(<DateStrip days={season} nameOf={named} value="60" onSelect={jest.fn()} panelId="p" onPick={jest.fn()} />);
  const first = screen.getAllByRole('tab');
  expect(first.map((tab) => tab.textContent)).toEqual(season.slice(48, 73));
  expect(named).toHaveBeenCalledTimes(25);
  expect(await screen.findByRole('tab', { name: '99' })).toBeVisible();
  expect(screen.getAllByRole('tab')).toHaveLength(100);
  expect(screen.getByRole('tab', { selected: true })).toBe(first[12]);
});
