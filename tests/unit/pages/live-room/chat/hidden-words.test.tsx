import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import {
  hasWord,
  useCountHidden,
  useHiddenToday,
  useIsHidden,
  useWordFilter,
  withWord,
} from '../../../../../src/pages/live-room/chat/hidden-words';
import type { RoomChat } from '../../../../../src/pages/live-room/chat/room-chat';
import { HiddenWordsSetting } from '../../../../../src/pages/live-room/danmaku/hidden-words-setting';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices } from '../../../../support/unit/fake-services';
import { renderPage, runHook } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());

test.each([
  ['within a text', '这场黑哨太多', ['黑哨'], true],
  ['capitals and small letters', 'Join my GROUP', ['group'], true],
  ['full width', 'ＶＩＰ只要九块九', ['vip'], true],
  ['another word', 'good game', ['group'], false],
  ['no words', 'good game', [], false],
])('a message %s', (_clause, message, words, isFound) => {
  expect(hasWord(message, words)).toBe(isFound);
});

test.each([
  ['without the blanks around it', ['a'], ' spam ', ['a', 'spam']],
  ['never empty', ['a'], '  ', ['a']],
  ['each once, however it is written', ['Spam'], 'ｓｐａｍ', ['Spam']],
  ['no longer than twenty characters', [], 'x'.repeat(30), ['x'.repeat(20)]],
  ['no more than twenty', Array.from('abcdefghijklmnopqrst'), 'u', Array.from('abcdefghijklmnopqrst')],
])('a word is added %s', (_clause, words, added, after) => {
  expect(withWord(words, added)).toEqual(after);
});

const said = (uid: string | undefined, content: string) => ({ uid, content }) as never;

test('hidden: the blocked and the words, never one’s own', async () => {
  const fake = fakeServices({}, true);
  const words = runHook(fake, useWordFilter);
  const hidden = runHook(fake, () => useIsHidden(BLOCKED));
  act(() => words.current.add('spam'));
  const { uid } = fake.services.session.getState();
  expect([
    hidden.current(said('u7', 'hello')),
    hidden.current(said('u8', 'buy SPAM')),
    hidden.current(said(undefined, 'spam')),
    hidden.current(said(uid, 'no spam, please')),
    hidden.current(said('u8', 'hello')),
  ]).toEqual([true, true, true, false, false]);
});
const BLOCKED: ReadonlySet<string> = new Set(['u7']);

test('a word is added and taken back; the device keeps the rest, and a word taken back stands ready', async () => {
  const fake = fakeServices({}, false);
  await renderPage(fake, <HiddenWordsSetting />);
  const field = screen.getByRole('textbox', { name: 'Word to hide' });
  const add = screen.getByRole('button', { name: 'Add' });
  expect(add).toBeDisabled();
  await userEvent.type(field, 'spam{Enter}');
  await userEvent.type(field, 'group');
  await userEvent.click(add);
  expect(field).toHaveValue('');
  expect(screen.getByText('2 of 20, on this device')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show spam again' }));
  expect(fake.services.storage.get('si:hidden-words')).toBe('["group"]');
  expect(field).toHaveValue('spam');
});

test('what the words hide is counted for today: what is said from now on, never one’s own [danmaku.8]', () => {
  const fake = fakeServices({}, true);
  const { uid } = fake.services.session.getState();
  const message = (id: number, content: string, from = 'other') => ({ id: String(id), uid: from, content }) as never;
  const store = createStore(() => ({ log: { messages: [message(0, 'spam')], own: [] }, phase: 'ready' as const }));
  const chat = { store } as unknown as RoomChat;
  const words = runHook(fake, useWordFilter);
  const today = runHook(fake, useHiddenToday);
  runHook(fake, () => useCountHidden(chat));
  const say = (...more: never[]) =>
    act(() => store.setState(({ log }) => ({ log: { ...log, messages: [...log.messages, ...more] } })));
  say(message(1, 'spam'));
  expect(today.current).toBe(0);
  act(() => words.current.add('spam'));
  say(message(2, 'SPAM!'), message(3, 'hello'), message(4, 'spam', uid));
  say(message(5, 'spam'));
  expect(today.current).toBe(2);
});
