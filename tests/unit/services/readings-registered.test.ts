import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(__dirname, '../../../src');
/** Files that show a reading and do not register it, and why nothing is missed. */
const ELSEWHERE: readonly (readonly [path: string, why: string])[] = [
  ['pages/topics/', 'the layout of the topics reads all that is active'],
  ['pages/anchor/lists/use-live-list.ts', 'the list that shows it does'],
  ['pages/tips/data/paging.ts', 'the list that shows it does'],
  ['pages/tips/account/use-account.ts', 'the panel that shows it does; the offer asks when it is opened'],
  ['pages/tips/tips-page.tsx', 'anchor home, which the header reads'],
  ['pages/live-room/next/use-next-rooms.ts', 'anchor home, which the header reads'],
  ['pages/live-room/match/match-tab.tsx', 'anchor home, which the header reads'],
  ['pages/live-room/screen/room-covers.tsx', 'shows of days to come, under a show that is over'],
  ['pages/live-room/room-match-bar.tsx', 'what another screen has read'],
  ['pages/live-room/data/use-room-now.ts', 'a show of the address, which the room’s own reading takes over'],
  ['pages/live-room/extras/lottery-query.ts', 'a loop of its own'],
  ['domains/banner/', 'banners change by the day'],
  ['domains/match/team-logo-query.ts', 'crests do not change'],
  ['domains/moderation/report-sheet.tsx', 'a list of reasons'],
  ['pages/anchor/programme/program-hosts.tsx', 'portraits'],
  ['pages/ranking/board/platform-chips.tsx', 'names of platforms'],
  ['pages/ranking/data/rank-labels.ts', 'names of titles'],
  ['pages/ranking/user/title-chips.tsx', 'names of titles'],
  ['pages/ranking/user/user-head.tsx', 'names of titles'],
  ['pages/tips/data/use-professor.ts', 'a name'],
  ['pages/tips/list/tip-filters.tsx', 'names of sports'],
  ['pages/tips/picture/expert-picture.tsx', 'a picture is of one moment'],
];

test('each reading on a screen is read again after a re-opening [subscribe.5]', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const forgotten = files.filter((file) => {
    const text = readFileSync(join(SRC, file), 'utf8');
    return /\buse(Infinite)?Quer(y|ies)\(/.test(text) && !text.includes('useRefetch(');
  });
  const isKnown = (file: string) => ELSEWHERE.some(([path]) => file.startsWith(path));
  expect(forgotten.filter((file) => !isKnown(file)).sort()).toEqual([]);
  expect(ELSEWHERE.filter(([path]) => !forgotten.some((file) => file.startsWith(path)))).toEqual([]);
});
