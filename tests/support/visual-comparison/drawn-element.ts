import type { ComparedElement } from './element-differences';

type Drawn = (name: string, ours: string, mock: string, but?: ComparedElement['but']) => ComparedElement;

/** As high as in the mock, as wide as its words. */
export const high: Drawn = (name, ours, mock, but) => ({
  name,
  ours,
  mock,
  size: 'height',
  ...(but === undefined ? {} : { but }),
});

/** At the same place and of the same size. */
export const fixed: Drawn = (...drawn) => ({ ...high(...drawn), size: 'box', placed: true });

/** Only how it looks. */
export const look: Drawn = (...drawn) => ({ ...high(...drawn), size: 'none' });
