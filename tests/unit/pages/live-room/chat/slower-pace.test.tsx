import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { SpeakingPace } from '../../../../../src/contract/comment/calls-speech';
import { SlowerPace } from '../../../../../src/pages/live-room/chat/slower-pace';
import { fakeServices } from '../../../../support/unit/fake-services';
import { renderPage } from '../../../../support/unit/render-page';

const TEN = { messages: 1, seconds: 10 };
const THIRTY = { messages: 1, seconds: 30 };

type Told = SpeakingPace | undefined | 'unknown';
const gateOf = (pace: Told) => ({ isKnown: pace !== 'unknown', pace: pace === 'unknown' ? undefined : pace });
const bar = () => screen.getByRole('status').textContent;

let tell: (pace: Told) => void;
/** A room's chat whose pace the test tells. */
function Chat({ first }: { readonly first: Told }) {
  const [pace, setPace] = useState(first);
  tell = setPace;
  return <SlowerPace gate={gateOf(pace)} />;
}

/** The bar after each pace in turn. */
async function shown(first: Told, ...paces: readonly Told[]) {
  await renderPage(fakeServices({}, true), <Chat first={first} />);
  const bars = [bar()];
  for (const pace of paces) {
    act(() => tell(pace));
    bars.push(bar());
  }
  return bars;
}
const SAID = 'Slow chat is on. One message per 30 sGot it';

test.each([
  ['the pace one finds is the usual one', ['unknown', THIRTY], ['', '']],
  ['slower than before', [TEN, THIRTY], ['', SAID]],
  ['a pace where there was none', [undefined, THIRTY], ['', SAID]],
  ['quicker again: it is gone, and the next time it comes back', [TEN, THIRTY, TEN, THIRTY], ['', SAID, '', SAID]],
  ['as many a second', [{ messages: 3, seconds: 30 }, TEN], ['', '']],
] as const)('slow chat: %s [room chat.11]', async (_, [first, ...paces], expected) => {
  expect(await shown(first, ...paces)).toEqual(expected);
});

test('slow chat: once seen it does not come back with the same pace, nor in another tab', async () => {
  expect(await shown(TEN, THIRTY)).toEqual(['', SAID]);
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(bar()).toBe('');
  act(() => tell({ ...THIRTY }));
  expect(bar()).toBe('');
});

test('slow chat: a pace that became slower while the chat was out of sight is said when it comes back', async () => {
  const fake = fakeServices({}, true);
  const { unmount } = await renderPage(fake, <Chat first={TEN} />);
  unmount();
  await renderPage(fake, <Chat first={THIRTY} />);
  expect(bar()).toBe(SAID);
});
