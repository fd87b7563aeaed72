import { seasonLabel } from '../../../../../../src/pages/topics/nba/data/seasons';

const day = (date: string, seasonName?: string) => ({
  matchDate: Date.parse(`${date}T00:00:00+08:00`),
  ...(seasonName === undefined ? {} : { seasonName }),
});

test.each([
  ['by its years', [day('2024-10-23'), day('2025-04-14')], '2024-25'],
  ['whatever the order of its days', [day('2025-04-14'), day('2024-10-23')], '2024-25'],
  ['a part that begins in the new year', [day('2025-04-20')], '2024-25'],
  ['over a century', [day('2099-10-20')], '2099-00'],
  ['as the data says (an addition)', [day('2026-10-21', '24-25')], '24-25'],
  ['without days nobody knows', [], undefined],
])('decisions, NBA seasons, labels come from data: %s [NBA seasons.3]', (_clause, days, label) => {
  expect(seasonLabel(days)).toBe(label);
});
