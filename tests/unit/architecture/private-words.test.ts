import { fieldWordFor } from '../../architecture/private-words';

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
