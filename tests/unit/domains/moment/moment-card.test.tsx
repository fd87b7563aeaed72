import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Moment } from '../../../../src/contract/moment/moment';
import { MomentCard } from '../../../../src/domains/moment/moment-card';
import { momentStore } from '../../../../src/domains/moment/moment-store';
import { layOut, stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices } from '../../../support/unit/fake-services';
import { moment } from '../../../support/unit/make';
import { renderPage } from '../../../support/unit/render-page';

beforeEach(() => stubBrowser());

const LONG = 'word '.repeat(60);

async function renderCard(fields: Partial<Moment>, isLive = false) {
  const faked = fakeServices({}, true);
  const actions = { like: jest.fn(), openPhotos: jest.fn() };
  const read = moment('m1', { nickName: 'Night Talk', content: 'short', ...fields });
  await renderPage(faked, <MomentCard moment={read} isLive={isLive} isDivided={false} actions={actions} />);
  return { read, actions, state: faked.services.stores.get(momentStore) };
}

const setHeights = (scrollHeight: number, clientHeight: number) => {
  for (const [name, value] of Object.entries({ scrollHeight, clientHeight })) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
};

test.each([
  ['a text that is cut can be opened', LONG, 88, 66, 'More'],
  ['one that fits has no button', LONG, 66, 66, null],
  ['a short one is not even measured', 'short', 88, 66, null],
])('%s', async (_clause, content, scrollHeight, clientHeight, button) => {
  setHeights(scrollHeight, clientHeight);
  await renderCard({ content });
  act(layOut);
  expect(screen.queryByRole('button', { name: /More|Less/ })?.textContent ?? null).toBe(button);
});

test('an open text can be closed', async () => {
  const { state } = await renderCard({ content: LONG });
  act(() => state.getState().toggle('m1'));
  await userEvent.click(screen.getByRole('button', { name: 'Less', expanded: true }));
  expect(state.getState().opened.has('m1')).toBe(false);
});

test('photos open by their place', async () => {
  const { actions } = await renderCard({ photos: ['a', 'b'] });
  await userEvent.click(screen.getByRole('button', { name: 'Open photo 2' }));
  expect(actions.openPhotos).toHaveBeenCalledWith([expect.anything(), expect.objectContaining({ id: 'b-1' })], 1);
});

test('a live host wears the badge and has a way into its room', async () => {
  await renderCard({}, true);
  expect(screen.getByText('Live')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Live room' })).toHaveAttribute('href', '/anchor/detail/h1');
});

test('likes say the count and whether they are mine', async () => {
  const { read, actions } = await renderCard({ likeCount: 1286, isLiked: true });
  await userEvent.click(screen.getByRole('button', { name: 'Like, 1,286', pressed: true }));
  expect(actions.like).toHaveBeenCalledWith(read);
});

test('a count of likes that nobody tells is empty [additions.1]', async () => {
  await renderCard({ likeCount: undefined });
  expect(screen.getByRole('button', { name: /^Like/, pressed: false }).textContent).toBe('');
});
