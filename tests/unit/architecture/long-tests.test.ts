import { readdirSync } from 'node:fs';
import { longTestsOf } from '../../architecture/long-tests';
import { inProject } from '../../support/project-root';

test.each([
  ['a page', ['src/pages/live-room/chat/chat-tab.tsx'], ['browser/app/names', 'browser/room']],
  ['a domain', ['src/domains/moment/moment-card.tsx'], ['browser/anchor', 'browser/app/names', 'browser/room']],
  ['what every screen has', ['src/ui/controls/button.tsx', 'src/app/layout/header.tsx'], ['browser/app']],
  ['a text', ['src/i18n/messages/en/tips.json'], ['browser/app/names']],
  [
    'what every screen has, and a page',
    ['src/app/layout/header.tsx', 'src/pages/live-room/chat/chat-tab.tsx'],
    ['browser/app', 'browser/room'],
  ],
  ['each once', ['src/pages/tips/a.tsx', 'src/domains/tip/b.ts'], ['browser/app/names', 'browser/tip']],
  ['nothing that is drawn', ['src/rules/tip/odds.ts', 'docs/qa.md', 'backend/main.ts'], []],
])('%s', (_, changed, words) => {
  expect(longTestsOf(changed)).toEqual(words);
});

test('every word that is named finds long tests', () => {
  const rooms = ['pages', 'domains'].flatMap((room) => {
    return readdirSync(inProject('src', room)).map((folder) => `src/${room}/${folder}/file.tsx`);
  });
  const files = readdirSync(inProject('tests/browser'), { recursive: true, encoding: 'utf8' });
  const long = files.filter((file) => file.endsWith('.full.test.ts')).map((file) => `browser/${file}`);
  const words = rooms.flatMap((room) => longTestsOf([room]));
  const unfound = words.filter((word) => !long.some((file) => file.startsWith(word)));
  expect(unfound).toEqual([]);
});
