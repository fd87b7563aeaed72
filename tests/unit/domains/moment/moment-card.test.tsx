import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LikeButton, RoomLink } from '../../../../src/domains/moment/moment-actions';
import { MomentCard } from '../../../../src/domains/moment/moment-card';
import { layOut, stubBrowser } from '../../../support/unit/browser-stubs';
import { renderUi } from '../../../support/unit/render-ui';

beforeEach(() => stubBrowser());

const LONG = 'word '.repeat(60);
const card = (fields: Partial<Parameters<typeof MomentCard>[0]> = {}) => (
  <MomentCard
    name="Night Talk"
    portrait={undefined}
    time="Today 20:42"
    content="short"
    photos={[]}
    isOpen={false}
    isDivided={false}
    onToggle={jest.fn()}
    onPhoto={jest.fn()}
    follow={<button type="button">Follow</button>}
    actions={null}
    {...fields}
  />
);

const setHeights = (scrollHeight: number, clientHeight: number) => {
  for (const [name, value] of Object.entries({ scrollHeight, clientHeight })) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
};

test.each([
  ['a text that is cut can be opened', LONG, 88, 66, 'More'],
  ['one that fits has no button', LONG, 66, 66, null],
  ['a short one is not even measured', 'short', 88, 66, null],
])('%s', (_clause, content, scrollHeight, clientHeight, button) => {
  setHeights(scrollHeight, clientHeight);
  renderUi(card({ content }));
  act(layOut);
  expect(screen.queryByRole('button', { name: /More|Less/ })?.textContent ?? null).toBe(button);
});

test('an open text can be closed', async () => {
  const onToggle = jest.fn();
  renderUi(card({ content: LONG, isOpen: true, onToggle }));
  await userEvent.click(screen.getByRole('button', { name: 'Less', expanded: true }));
  expect(onToggle).toHaveBeenCalledTimes(1);
});

test('photos open by their place', async () => {
  const onPhoto = jest.fn();
  renderUi(card({ photos: ['a', 'b'].map((id) => ({ id, src: `/${id}` })), onPhoto }));
  await userEvent.click(screen.getByRole('button', { name: 'Open photo 2' }));
  expect(onPhoto).toHaveBeenCalledWith(1);
});

test('a live host wears the badge and has a way into its room', () => {
  renderUi(card({ liveText: 'Live', actions: <RoomLink to="/room">Live room</RoomLink> }));
  expect(screen.getByText('Live')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Live room' })).toHaveAttribute('href', '/room');
});

test('likes say the count and whether they are mine', async () => {
  const onLike = jest.fn();
  renderUi(<LikeButton isOn count="1,286" label="Like, 1,286" onLike={onLike} />);
  await userEvent.click(screen.getByRole('button', { name: 'Like, 1,286', pressed: true }));
  expect(onLike).toHaveBeenCalledTimes(1);
});
