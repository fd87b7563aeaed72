import { act, render } from '@testing-library/react';
import { joinAnswers, joinQueries, type Reading } from '../../../../src/domains/query/joined-queries';
import { useFailure } from '../../../../src/domains/query/use-failure';

const refetch = () => Promise.resolve();
const waits: Reading<number> = {
  ...{ data: undefined, dataUpdatedAt: 0, error: null, errorUpdatedAt: 0, isError: false, isPending: true },
  refetch,
};
const come: Reading<number> = { ...waits, data: 1, dataUpdatedAt: 5, isPending: false };
const fails = (at: number): Reading<number> => ({
  ...waits,
  ...{ error: new Error(`down at ${at}`), errorUpdatedAt: at, isError: true, isPending: false },
});
/** Failed, and asked for again. */
const again = (at: number): Reading<number> => ({ ...waits, errorUpdatedAt: at });
/** Failed once, and has come since. */
const healed = (at: number): Reading<number> => ({ ...come, errorUpdatedAt: at });
/** Has come, and could not be renewed. */
const stale = (at: number): Reading<number> => ({ ...fails(at), data: 1 });

const allOf = (readings: readonly Reading<number>[]) =>
  joinQueries(readings, readings.every(({ data }) => data !== undefined) ? readings : undefined);

/** The page's words for readings, one state after the other; `tap`: the user's retry. */
function saidOf(join: typeof allOf | typeof joinAnswers, states: readonly (readonly Reading<number>[] | 'tap')[]) {
  let retry: () => void = refetch;
  function Shown({ readings }: { readonly readings: readonly Reading<number>[] }) {
    const query = join(readings);
    const failed = useFailure(query);
    retry = failed.retry;
    if (failed.failure !== undefined) return 'failed';
    return query.isPending ? 'waits' : 'shown';
  }
  const { container, rerender } = render(<Shown readings={[waits]} />);
  return states.flatMap((state) => {
    if (state === 'tap') act(retry);
    else rerender(<Shown readings={state} />);
    return state === 'tap' ? [] : [container.textContent];
  });
}

test.each([
  [
    'one that failed is asked again by itself',
    [
      [fails(1), come],
      [again(1), come],
    ],
    ['failed', 'failed'],
  ],
  [
    'both are, and fail one after the other',
    [
      [fails(1), fails(1)],
      [again(1), again(1)],
      [fails(2), again(1)],
    ],
    ['failed', 'failed', 'failed'],
  ],
  ['the user asks again', [[fails(1), come], 'tap', [again(1), come], [healed(1), come]], ['failed', 'waits', 'shown']],
  [
    'what failed has come, another is on its way',
    [
      [fails(1), waits],
      [healed(1), waits],
    ],
    ['failed', 'waits'],
  ],
  ['one cannot be renewed while another is on its way', [[stale(1), waits]], ['waits']],
  ['so it is where those are joined themselves', [[come, { ...allOf([stale(1), waits]), data: undefined }]], ['waits']],
] as const)('all of several: %s', (_name, states, said) => {
  expect(saidOf(allOf, states)).toEqual(said);
});

test.each([
  ['one fails, the other is on its way', [[fails(1), waits]], ['waits']],
  [
    'both fail, and are asked again by themselves',
    [
      [fails(1), fails(1)],
      [again(1), again(1)],
    ],
    ['failed', 'failed'],
  ],
  [
    'and fail one after the other',
    [
      [fails(1), fails(1)],
      [fails(2), again(1)],
      [fails(2), fails(3)],
    ],
    ['failed', 'failed', 'failed'],
  ],
  [
    'the user asks again',
    [[fails(1), fails(1)], 'tap', [again(1), again(1)], [healed(1), again(1)]],
    ['failed', 'waits', 'shown'],
  ],
  [
    'one stands, the other is asked again',
    [
      [come, fails(1)],
      [come, again(1)],
    ],
    ['shown', 'shown'],
  ],
  [
    'what failed has come, a new one is on its way',
    [[fails(1)], [healed(1)], [healed(1), waits]],
    ['failed', 'shown', 'waits'],
  ],
  ['others take their place, one of which fails', [[fails(1)], [fails(2), waits]], ['failed', 'waits']],
] as const)('each of several: %s', (_name, states, said) => {
  expect(saidOf(joinAnswers, states)).toEqual(said);
});

test('each of several: they are as old as the oldest that has come', () => {
  expect(joinAnswers([{ ...come, dataUpdatedAt: 7 }, come, fails(1)]).dataUpdatedAt).toBe(5);
});
