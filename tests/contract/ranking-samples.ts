import type { Fields } from '../support/signed-call';

const WEEK = { startDate: '2025-03-10', endDate: '2025-03-16' };
/** The first bettor of every world, on the day of the tests. */
const REPORT = { uid: 91001, reportId: '91001-20162' };

/** Fields that the ranking's calls can be asked with. */
export const rankingSamples: Readonly<Record<string, readonly Fields[]>> = {
  rankingList: [
    ...['red', 'gain', 'pop', 'attention'].map((type) => ({ type, ...WEEK })),
    { type: 'gain', startDate: '2025-02-24', endDate: '2025-03-02', isHistory: 1 },
    { type: 'red', ...WEEK, platform: '29' },
    { type: 'red', startDate: '2001-01-01', endDate: '2001-01-07', platform: 'nobody', isHistory: 1 },
  ],
  rankingSwitch: [{ visible: 0 }, { visible: 1 }],
  reportLike: [REPORT, { ...REPORT, isLike: 0 }],
  reportDislike: [REPORT, { ...REPORT, isDisLike: 0 }],
  bettingList: [{ uid: 91001 }, { uid: '91003', size: 3 }, { uid: 91007, size: 100, cursor: '20150', title: '3' }],
};
