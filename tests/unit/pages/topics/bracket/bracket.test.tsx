import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bracket, FinalCard } from '../../../../../src/pages/topics/bracket/bracket';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { renderUi } from '../../../../support/unit/render-ui';

beforeEach(() => stubBrowser());

const side = (name: string, score: string, isOut = false) => ({ name, score, isOut, crest: undefined });
const tie = (key: string, onOpen?: () => void) => ({
  key,
  label: `Tie ${key}`,
  home: side('Spain', '2'),
  away: side('Germany', '1', true),
  note: 'AET',
  onOpen,
});
const semi = (key: string) => ({ key: 'semi', name: 'Semi-finals', ties: [tie(key)] });

test('decisions, bracket: two halves meet at the final, each round a list with its name', async () => {
  const onOpen = jest.fn();
  const quarters = { key: 'quarter', name: 'Quarter-finals', ties: [tie('a', onOpen), tie('b')] };
  renderUi(
    <Bracket
      upper={[quarters, semi('c')]}
      lower={[{ ...quarters, ties: [tie('d'), tie('e')] }, semi('f')]}
      final={<FinalCard title="Final">Spain v England</FinalCard>}
    />,
  );
  const lists = screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
  expect(lists).toEqual(['Quarter-finals', 'Semi-finals', 'Semi-finals', 'Quarter-finals']);
  await userEvent.click(screen.getByRole('button', { name: 'Tie a' }));
  expect(onOpen).toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Final' })).toBeInTheDocument();
});

test('four ties in a line have room for three letters of a nation alone', () => {
  const coded = (key: string) => ({ ...tie(key), home: { ...side('Netherlands', '2'), code: 'NED' } });
  const round = (key: string, ...keys: string[]) => ({ key, name: key, ties: keys.map(coded) });
  renderUi(<Bracket upper={[round('r16', 'a', 'b', 'c', 'd'), round('r8', 'e', 'f')]} lower={[]} final={null} />);
  expect(screen.getAllByTitle('Netherlands').map(({ textContent }) => textContent)).toEqual([
    ...['NED', 'NED', 'NED', 'NED'],
    ...['Netherlands', 'Netherlands'],
  ]);
});
