import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ServiceFloat } from '../../../../src/pages/service/customer-service';
import { Button, ButtonLink, IconButton } from '../../../../src/ui/controls/button';
import { Chip, ChipLink, ChipRow } from '../../../../src/ui/controls/chip';
import { Segmented } from '../../../../src/ui/controls/segmented';
import { Badge } from '../../../../src/ui/feedback/badge';
import { NavBar } from '../../../../src/ui/layout/nav-bar';
import { renderUi } from '../../../support/unit/render-ui';

const SEGMENTS = [
  { value: 1, label: 'New' },
  { value: 2, label: 'Hot' },
  { value: 3, label: 'Old' },
];

function Sorts() {
  const [value, setValue] = useState(1);
  return <Segmented label="Sort" segments={SEGMENTS} value={value} onSelect={setValue} panelId="panel" />;
}

test.each([
  ['arrow right', '{ArrowRight}', 'Hot'],
  ['arrow left goes round', '{ArrowLeft}', 'Old'],
  ['End', '{End}', 'Old'],
  ['Home', '{End}{Home}', 'New'],
  ['another key changes nothing', 'x', 'New'],
])('design README 7, segmented: %s', async (_clause, keys, expected) => {
  renderUi(<Sorts />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  const tab = screen.getByRole('tab', { name: expected });
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(tab).toHaveFocus();
  expect(screen.getAllByRole('tab').filter((one) => one.tabIndex === 0)).toEqual([tab]);
});

test('segmented: a click selects', async () => {
  renderUi(<Sorts />);
  await userEvent.click(screen.getByRole('tab', { name: 'Hot' }));
  expect(screen.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tablist', { name: 'Sort' })).toBeInTheDocument();
});

test('a busy button keeps its name and takes no tap', async () => {
  const onClick = jest.fn();
  renderUi(
    <Button busy onClick={onClick}>
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
});

test('icon buttons and link buttons have names', () => {
  renderUi(
    <>
      <IconButton label="Close">
        <i />
      </IconButton>
      <ButtonLink to="/a">Watch</ButtonLink>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Watch' })).toHaveAttribute('href', '/a');
});

test('chips: filters are pressed, topics are links of which one is current', async () => {
  const onToggle = jest.fn();
  renderUi(
    <ChipRow isNav label="Topics">
      <Chip isOn={false} onToggle={onToggle}>
        Live only
      </Chip>
      <ChipLink to="/nba" isCurrent>
        NBA
      </ChipLink>
      <Badge tone="accent">EPL</Badge>
    </ChipRow>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Live only', pressed: false }));
  expect(onToggle).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'NBA' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('EPL')).toBeInTheDocument();
});

test('navigation bar: heading, back and actions', async () => {
  const onBack = jest.fn();
  renderUi(
    <NavBar title="Download" onBack={onBack}>
      <button type="button">Share</button>
    </NavBar>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Download' })).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
});

test('customer service: a dot that its name says, room for a bubble', async () => {
  const onOpen = jest.fn();
  const { rerender } = renderUi(<ServiceFloat hasDot bubble={<p>You have a benefit</p>} onOpen={onOpen} />);
  expect(screen.getByText('You have a benefit')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Contact customer service, new message' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  rerender(<ServiceFloat hasDot={false} bubble={null} onOpen={onOpen} />);
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Contact customer service',
  ]);
});
