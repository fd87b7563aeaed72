/** @jest-environment jsdom */
import { abandonHangingChunks, withRetries } from '../../../src/services/load-chunk';

afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

/** A loader that fails `times` times, each after `wait` ms. */
function failing(times: number, wait = 0) {
  let calls = 0;
  const load = async () => {
    calls += 1;
    const call = calls;
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (call <= times) throw new Error(`fault ${call}`);
    return `chunk of try ${call}`;
  };
  return { load, calls: () => calls };
}

/** product.md, section 8: chunk load. */
it.each<[string, number, number, string]>([
  ['at once', 0, 0, 'chunk of try 1'],
  ['after a passing fault', 1, 0, 'chunk of try 2'],
  ['after two', 2, 0, 'chunk of try 3'],
  ['never: the last fault is told', 3, 0, 'fault 3'],
  ['given up after 120 s, not after three times that [8.10]', 3, 120_000, 'fault 1'],
])('comes %s', async (_name, times, wait, outcome) => {
  jest.useFakeTimers({ now: 0 });
  const { load } = failing(times, wait);
  const result = withRetries(load).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(400_000);
  await expect(result).resolves.toBe(outcome);
});

test('a retry abandons what hangs of ours, and nothing of the host', () => {
  const abandoned: string[] = [];
  for (const mark of ['sportInfo:chunk-1', 'sportInfoAlone:chunk-2', 'portal:chunk-3']) {
    const script = document.createElement('script');
    script.setAttribute('data-webpack', mark);
    script.onerror = () => abandoned.push(mark);
    document.head.append(script);
  }
  abandonHangingChunks(document);
  expect(abandoned).toEqual(['sportInfo:chunk-1', 'sportInfoAlone:chunk-2']);
});
