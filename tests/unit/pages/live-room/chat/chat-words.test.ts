import { recentEmoji, withRecent } from '../../../../../src/pages/live-room/chat/emoji-panel';
import { callsMe, mentionOf, piecesOf } from '../../../../../src/pages/live-room/chat/mentions';
import { createSafeStorage } from '../../../../../src/session/safe-storage';
import { memoryStorage } from '../../../../support/unit/memory-storage';

test.each([
  ['nobody is called', 'what a goal', []],
  ['at the beginning', '@一球成名 越位了吗', ['一球成名']],
  ['in the middle', '听 @Ann 的', ['Ann']],
  ['two', '@a @b', ['a', 'b']],
  ['an address of mail calls nobody', 'me@mail.example', []],
  ['a lone sign', '@ you', []],
])('decisions.md, mentions: %s', (_clause, content, names) => {
  const pieces = piecesOf(content);
  expect(pieces.flatMap(({ name }) => name ?? [])).toEqual(names);
  expect(pieces.map(({ text }) => text).join('')).toBe(content);
});

test.each([
  ['by name', '@Ann look', 'Ann', true],
  ['a name with a blank is called without it [marks and mentions.3]', `${mentionOf('Big Ann')}look`, 'Big Ann', true],
  ['somebody else', '@Ann look', 'Anna', false],
  ['a visitor is nobody', '@ look', '', false],
])('decisions.md, mentions: who is called, %s', (_clause, content, me, isCalled) => {
  expect(callsMe(piecesOf(content), me)).toBe(isCalled);
});

test('decisions.md, emoji: the last used in front, each once, and only ours [marks and mentions.4]', () => {
  expect(withRecent(['👏', '⚽'], '⚽')).toEqual(['⚽', '👏']);
  const memory = memoryStorage();
  const storage = createSafeStorage(() => memory);
  expect(recentEmoji.read(storage)).toEqual([]);
  storage.set('si:emoji', '["⚽","⚽","<b>","👏"]');
  expect(recentEmoji.read(storage)).toEqual(['⚽', '👏']);
});
