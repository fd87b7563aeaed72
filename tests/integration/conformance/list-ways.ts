import { type BrokenWay, type Item, inData, inEach, inItems } from './broken-way';

/** Of lists: pages, order, filters, days. */
export const listWays: readonly BrokenWay[] = [
  {
    what: 'more on a page than were asked for',
    clause: 'decisions.md, page sizes',
    fault: inData<{ list: Item[] }>(
      'momentList',
      ({ list }) => void (list[0] && list.push({ ...list[0], id: 77_777 })),
    ),
    rule: 'page-size',
    call: 'momentList',
  },
  {
    what: 'a last page that says another follows',
    clause: 'section 4: a last-page flag is set per list',
    fault: inData<Item>('professorInfo', (page) => Object.assign(page, { isLastPage: 0 })),
    rule: 'last-page',
    call: 'professorInfo',
  },
  {
    what: 'a first page that says none follows',
    clause: 'section 4: a last-page flag is set per list',
    fault: inData<Item>('tipList', (page) => Object.assign(page, { isLastPage: 1 })),
    rule: 'last-page',
    call: 'tipList',
  },
  {
    what: 'the same tip on every page',
    clause: 'section 4: replaced on page 1, appended on later pages',
    fault: inItems('tipList', (item) => Object.assign(item, { id: 1 })),
    rule: 'page-doubles',
    call: 'tipList',
  },
  {
    what: 'a ranking without order',
    clause: 'section 7, user/ranking/list; decisions.md, ranking types',
    fault: inData<{ winRankingList: Item[] }>('rankingList', ({ winRankingList }) => void winRankingList.reverse()),
    rule: 'order',
    call: 'rankingList',
  },
  {
    what: 'football among the basketball tips',
    clause: 'section 7, v2/info: sportsType',
    fault: inItems('tipList', (item) => Object.assign(item, { sportsType: 1 })),
    rule: 'filters',
    call: 'tipList',
  },
  {
    what: 'days of another time zone',
    clause: 'decisions.md, date filters: the server’s day is Asia/Shanghai',
    fault: inEach('nbaMatchDate', (day) => Object.assign(day, { matchDate: Number(day['matchDate']) + 8 * 3_600_000 })),
    rule: 'match-dates',
    call: 'nbaMatchDate',
  },
];
