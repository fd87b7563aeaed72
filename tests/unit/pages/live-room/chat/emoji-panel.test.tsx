import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { EmojiPanel } from '../../../../../src/pages/live-room/chat/emoji-panel';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices } from '../../../../support/unit/fake-services';
import { renderPage } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());

function Bar() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <input aria-label="words" />
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        opener
      </button>
      {isOpen && <EmojiPanel onPick={() => undefined} onClose={close} onKeyboard={close} />}
    </>
  );
}

it('opened by keys the emoji take the focus, and Escape gives it back [room chat.7]', async () => {
  await renderPage(fakeServices({}), <Bar />);
  const opener = screen.getByText('opener');
  act(() => opener.focus());
  act(() => opener.click());
  const panel = screen.getByRole('tabpanel');
  expect(panel.contains(document.activeElement)).toBe(true);
  act(() => void fireEvent.keyDown(document.activeElement ?? panel, { key: 'Escape' }));
  expect([screen.queryByRole('tabpanel'), document.activeElement]).toEqual([null, opener]);
});

it('a field that is written in keeps the focus', async () => {
  await renderPage(fakeServices({}), <Bar />);
  const field = screen.getByRole('textbox');
  act(() => field.focus());
  act(() => screen.getByText('opener').click());
  expect(document.activeElement).toBe(field);
});
