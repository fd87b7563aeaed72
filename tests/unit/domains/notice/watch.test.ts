import { newQueryClient } from '../../../../src/app/mount/query-client';
import { createWatch } from '../../../../src/domains/notice/watch';
import { fakeServices } from '../../../support/unit/fake-services';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A watch whose readings are answered by hand; `news`: each reading with what was known before it. */
function begin() {
  const { services } = fakeServices({}, true);
  const answers: ((reading: string | Error) => void)[] = [];
  const news: string[] = [];
  let isVisible = true;
  let tell = () => {};
  const visibility = {
    isVisible: () => isVisible,
    onVisibility: (listener: () => void) => {
      tell = listener;
      return () => {};
    },
  };
  const queryFn = () =>
    new Promise<string>((resolve, reject) =>
      answers.push((reading) => (typeof reading === 'string' ? resolve(reading) : reject(reading))),
    );
  const watch = createWatch(
    { services: { ...services, visibility }, client: newQueryClient(), say: () => {} },
    {
      channels: () => [],
      loop: 'badge',
      isWanted: () => true,
      query: () => ({ queryKey: ['watch'], queryFn, staleTime: 0, gcTime: 0 }),
      news(reading: string, known: string | undefined) {
        news.push(`${known} → ${reading}`);
        return reading;
      },
    },
  );
  return {
    watch,
    news,
    reads: () => answers.length,
    async answer(reading: string | Error) {
      answers.at(-1)?.(reading);
      await settle();
    },
    async turn(isSeen: boolean) {
      isVisible = isSeen;
      tell();
      await settle();
    },
  };
}

test('each reading is told against the one before; two that are asked for at once are one', async () => {
  const { watch, news, reads, answer } = begin();
  void watch.ask();
  await answer('a');
  await Promise.race([watch.ask(), settle()]);
  await Promise.race([watch.ask(), settle()]);
  expect(reads()).toBe(2);
  await answer('b');
  expect(news[1]).toBe('a → b');
});

test('a reading that was on its way when nobody looked any more is asked for anew, and is no news', async () => {
  const { watch, news, reads, answer, turn } = begin();
  void watch.ask();
  await answer('a');
  void watch.ask();
  await turn(false);
  await answer('b');
  expect(news).toEqual(['undefined → a']);
  await turn(true);
  expect(reads()).toBe(3);
  await answer('c');
  expect(news).toEqual(['undefined → a', 'undefined → c']);
});

test('a reading that could not be had is asked for when somebody looks again; after the end none is', async () => {
  const { watch, news, reads, answer, turn } = begin();
  void watch.ask();
  await answer(new Error('offline'));
  await turn(false);
  await turn(true);
  expect(reads()).toBe(2);
  watch.stop();
  await answer('a');
  await watch.ask();
  expect([reads(), news]).toEqual([2, []]);
});
