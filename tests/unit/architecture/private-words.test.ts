import { fieldWordFor, strayWord } from '../../architecture/private-words';

test.each([
  ['createPushDoor', 'entry, lazy loader or page object'],
  ['tip-bones', 'skeleton'],
  ['rowFace', 'view model'],
  ['createKeptReplies', 'offline cache'],
  ['useNbaPlace', 'url state'],
  ['useBetWords', 'labels'],
  ['LiveMatchNews', 'announcements'],
  ['surface', undefined],
  ['wordsOf', undefined],
  ['keptPages', undefined],
  ['placeOf', undefined],
])('%s: the field says %s', (name, field) => {
  expect(fieldWordFor(name)).toBe(field);
});

test.each([
  ['src/ui/feedback/stale-bar.tsx', 'StaleNotice', 'notice'],
  ['src/domains/notice/notices-off.ts', 'noticesOff', undefined],
  ['src/services/kept-by-key.ts', 'keptPlaces', 'place'],
  ['src/pages/topics/layout/page-layouts.tsx', 'TopicFrame', 'frame'],
  ['src/rules/match/row.ts', 'matchSource', undefined],
  ['src/ui/lists/list.tsx', 'Placeholder', undefined],
  ['tests/unit/some.test.ts', 'startPlace', undefined],
])('%s: %s has a word of another room: %s', (file, name, word) => {
  expect(strayWord(file, name)).toBe(word);
});
