import { createLanguage } from '../../../../src/app/mount/language';
import { loadMessages } from '../../../../src/i18n/load-messages';

jest.mock('../../../../src/i18n/load-messages');
const load = jest.mocked(loadMessages);

/** Every load waits for the test to answer it: with its own name as a text. */
function openLoads() {
  const open: { name: string; answer: () => void; fail: () => void }[] = [];
  load.mockImplementation((locale, parts = []) => {
    const name = [locale, ...parts].join(' ');
    return new Promise((resolve, reject) => {
      open.push({
        name,
        answer: () => resolve({ name } as never),
        fail: () => reject(new Error(name)),
      });
    });
  });
  return open;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a page waits for its texts, and has them in a language chosen later [texts.1]', async () => {
  load.mockImplementation((locale, parts = []) => Promise.resolve({ name: [locale, ...parts].join(' ') } as never));
  const language = createLanguage('zh-CN', jest.fn());
  await language.select('zh-CN');
  await language.need('room');
  expect(language.store.getState().current).toEqual({ locale: 'zh-CN', messages: { name: 'zh-CN room' } });
  await language.select('en');
  expect(language.store.getState().current).toEqual({ locale: 'en', messages: { name: 'en room' } });
});

test('an answer that comes late neither takes texts away nor lets a page begin without its own', async () => {
  const open = openLoads();
  const language = createLanguage('zh-CN', jest.fn());
  const selected = language.select('en');
  const ready = jest.fn();
  const first = language.need('room').then(ready);
  const second = language.need('anchors');
  expect(open.map(({ name }) => name)).toEqual(['en', 'en room', 'en room anchors']);
  open[1]?.answer();
  open[0]?.answer();
  await settled();
  expect(ready).not.toHaveBeenCalled();
  expect(language.store.getState().current).toBeNull();
  open[2]?.answer();
  await Promise.all([selected, first, second]);
  expect(language.store.getState().current?.messages).toEqual({ name: 'en room anchors' });
});

test('texts that did not come are asked for again', async () => {
  jest.useFakeTimers();
  load.mockRejectedValue(new Error('gone'));
  const language = createLanguage('zh-CN', jest.fn());
  const failed = expect(language.need('room')).rejects.toThrow('gone');
  await jest.advanceTimersByTimeAsync(2000);
  await failed;
  load.mockResolvedValue({ name: 'there' } as never);
  await language.need('room');
  expect(language.store.getState().current?.messages).toEqual({ name: 'there' });
  jest.useRealTimers();
});
