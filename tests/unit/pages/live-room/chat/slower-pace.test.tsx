import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SpeakingPace } from '../../../../../src/contract/comment/calls-speech';
import { SlowerPace, useSlowerPace } from '../../../../../src/pages/live-room/chat/slower-pace';
import { renderUi } from '../../../../support/unit/render-ui';

const TEN = { messages: 1, seconds: 10 };
const THIRTY = { messages: 1, seconds: 30 };

function Bar({ pace }: { readonly pace: SpeakingPace | undefined | 'unknown' }) {
  const { slower, onSeen } = useSlowerPace(pace === 'unknown' ? undefined : pace, pace !== 'unknown');
  return slower === undefined ? null : <SlowerPace pace={slower} onSeen={onSeen} />;
}
const bar = () => screen.queryByRole('status')?.textContent;

/** The bar after each pace in turn. */
function shown(...paces: readonly (SpeakingPace | undefined | 'unknown')[]) {
  const { rerender } = renderUi(<Bar pace={paces[0]} />);
  return paces.map((pace) => {
    rerender(<Bar pace={pace} />);
    return bar();
  });
}
const SAID = 'Slow chat is on. One message per 30 sGot it';

test.each([
  ['the pace one finds is the usual one', ['unknown', THIRTY], [undefined, undefined]],
  ['slower than before', [TEN, THIRTY], [undefined, SAID]],
  ['a pace where there was none', [undefined, THIRTY], [undefined, SAID]],
  [
    'quicker again: it is gone, and the next time it comes back',
    [TEN, THIRTY, TEN, THIRTY],
    [undefined, SAID, undefined, SAID],
  ],
  ['as many a second', [{ messages: 3, seconds: 30 }, TEN], [undefined, undefined]],
] as const)('slow chat: %s [room chat.11]', (_, paces, expected) => {
  expect(shown(...paces)).toEqual(expected);
});

test('slow chat: once seen it does not come back with the same pace', async () => {
  const { rerender } = renderUi(<Bar pace={TEN} />);
  rerender(<Bar pace={THIRTY} />);
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(bar()).toBeUndefined();
  rerender(<Bar pace={{ ...THIRTY }} />);
  expect(bar()).toBeUndefined();
});
