import { copyText } from '../../../../src/domains/share/copy-text';

const place = () => document.body.appendChild(document.createElement('div'));
const setClipboard = (writeText: (() => Promise<void>) | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'execCommand');
});

test.each<[string, (() => Promise<void>) | undefined, (() => boolean) | undefined, boolean]>([
  ['the clipboard takes it', async () => {}, undefined, true],
  ['no clipboard: by selection', undefined, () => true, true],
  ['the clipboard is not allowed: by selection', () => Promise.reject(new Error('no')), () => true, true],
  ['neither is allowed', undefined, () => false, false],
  [
    'neither exists',
    undefined,
    () => {
      throw new Error('gone');
    },
    false,
  ],
])('share: %s', async (_name, writeText, execCommand, expected) => {
  setClipboard(writeText);
  if (execCommand !== undefined)
    Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
  const root = place();
  expect(await copyText('https://x.test/room', root)).toBe(expected);
  expect(root.children).toHaveLength(0);
});

test('copying by selection gives the focus back', async () => {
  setClipboard(undefined);
  Object.defineProperty(document, 'execCommand', { configurable: true, value: () => true });
  const button = place().appendChild(document.createElement('button'));
  button.focus();
  await copyText('x', place());
  expect(button).toHaveFocus();
});
