import { createFileUrl } from '../../../src/http/file-url';

const url = createFileUrl(
  () => 'https://files.example',
  (host) => host === 'pics.example',
);
const FILE = 'https://files.example/api/forehead/system/file/get/';

/** architecture.md, the edge: pictures are allowed by scheme and host; anything else is a file id of the own server. */
it.each([
  ['a1b2', `${FILE}a1b2`],
  ['https://pics.example/a.png?w=1', 'https://pics.example/a.png?w=1'],
  ['https://tracker.example/me.gif', `${FILE}https%3A%2F%2Ftracker.example%2Fme.gif`],
  ['https://pics.example@tracker.example/me.gif', `${FILE}https%3A%2F%2Fpics.example%40tracker.example%2Fme.gif`],
  ['https://pics.example.tracker.example/', `${FILE}https%3A%2F%2Fpics.example.tracker.example%2F`],
  ['//tracker.example/me.gif', `${FILE}%2F%2Ftracker.example%2Fme.gif`],
  ['javascript:alert(1)', `${FILE}javascript%3Aalert(1)`],
  ['https://', `${FILE}https%3A%2F%2F`],
])('%s [privacy.3]', (file, expected) => {
  expect(url(file)).toBe(expected);
});
