import { readFileSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expert, person } from '../../../../src/contract/expert/expert';
import { tip, tipOrder } from '../../../../src/contract/tip/tip';
import AllGodsPage from '../../../../src/pages/tips/all-gods-page';
import ExpertPage from '../../../../src/pages/tips/expert-page';
import MyOrdersPage from '../../../../src/pages/tips/my-orders-page';
import TipsPage from '../../../../src/pages/tips/tips-page';
import { inProject } from '../../../support/project-root';
import { showAll, stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { CONTENT, page, rawExpert, rawMatch, rawTip, tipsAnswers } from '../../../support/unit/tips-world';
import { openTip } from './tip-page';

beforeEach(() => stubBrowser());

type Fields = Readonly<Record<string, unknown>>;

/** What a person sees or can reach of the page: its words, and where its links and pictures lead. */
const seen = (html: HTMLElement) => html.innerHTML.replace(/ (id|aria-labelledby|aria-controls)="[^"]*"/g, '');

/** The page as it stays: what comes late has come. */
async function whenStill(html: HTMLElement): Promise<string> {
  for (let before = ''; ; ) {
    const now = seen(html);
    if (now === before) return now;
    before = now;
    await settle(60);
  }
}

async function look(answers: ReturnType<typeof tipsAnswers>, element: React.ReactNode, at: string): Promise<string> {
  const { container, unmount } = await renderPage(fakeServices({ ...tipsAnswers(), ...answers }, true), element, at);
  act(showAll);
  const html = await whenStill(container);
  unmount();
  return html;
}

/** Of fewer tips than ten no rate is shown. */
const expertWith = (fields: Fields) => rawExpert({ weekSession: 12, ...fields });

/** The same data on every screen that has it. */
const SCREENS: Readonly<Record<string, (fields: Fields) => Promise<string>>> = {
  async expert(fields) {
    const route = (
      <Routes>
        <Route path="/news/user/:id" element={<ExpertPage />} />
      </Routes>
    );
    return look({ professorDetail: () => expertWith(fields) }, route, '/news/user/p1');
  },
  async person(fields) {
    const answers = { professorInfo: () => page([expertWith(fields)]) };
    const rows = await look(answers, <AllGodsPage />, '/news/all-gods');
    // Without wins in a row the strip tells of the last ten.
    const level = { professorInfo: () => page([expertWith({ winContinuous: 0, ...fields })]) };
    const strip = await look(level, <TipsPage />, '/news');
    const { container, unmount } = await renderPage(fakeServices({ ...tipsAnswers(), ...answers }), <AllGodsPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Weekly return' }));
    const byWeek = await whenStill(container);
    unmount();
    return rows + strip + byWeek;
  },
  async tip(fields) {
    const card = await look({ tipList: () => page([rawTip('t1', fields)]) }, <TipsPage />, '/news');
    const details: string[] = [];
    for (const state of [{}, CONTENT]) {
      const { container, unmount } = await openTip({ tipDetail: () => rawTip('t1', { ...state, ...fields }) });
      details.push(await whenStill(container));
      unmount();
    }
    return card + details.join('');
  },
  async order(fields) {
    const order = { ...rawTip('t1', CONTENT), orderId: 'o1', payGold: 38, refundStatus: 1, refundGold: 19, ...fields };
    return look({ myOrders: () => page([order]) }, <MyOrdersPage />, '/news/orders');
  },
};

/** Another value for each field than the world has. */
const OTHER: Readonly<Record<string, Fields>> = {
  expert: {
    id: 'p2',
    name: 'Bob Line',
    headUrl: 'face2',
    hitPercents: 12,
    hitSession: 17,
    tenHistory: 'lose,win,draw,lose,winHalf,win',
    tenWin: 4,
    weekRateReturn: -3,
    weekSession: 19,
    longestWin: 44,
    winContinuous: 8,
    tag: 'NBA',
    profile: 'Another line',
    introduction: 'Another introduction',
    sportsSession: 999,
    ordered: 77,
    subscribed: 1,
    attention: 5,
    isAttention: 1,
    tenTips: Array.from({ length: 10 }, (_, id) => ({ id, result: 'win', settleTime: NOW - id * 86_400_000 })),
    isTripartite: 1,
    hotStatus: 1,
    messageInfoCount: 66,
  },
  tip: {
    id: 't2',
    professorId: 'p2',
    professor: { id: 'p1', name: 'Bob Line' },
    sportsType: 2,
    bettingType: 3,
    sportsPlay: 'Totals',
    sportsTitle: 'Another title',
    sportsInfo: '<p>Another text</p>',
    teaser: 'Another teaser',
    picks: [{ matchId: 'm1', playType: 'total', side: 'over', line: 2.5, odds: 1.7, pickText: 'Over 2.5' }],
    pickCount: 4,
    tag: 'Long shot',
    messageMatchList: [rawMatch('m1', { masterTeamName: 'Brighton' })],
    publishTime: NOW - 60_000,
    readCount: 7,
    commentCount: 3,
    result: 'lose',
    settleTime: NOW - 60_000,
    isHot: 1,
    isAttention: 1,
    yieldRate: -9,
    yieldSession: 31,
    isTripartite: 1,
    isBuy: 1,
    payTime: NOW - 120_000,
    goldPrice: 58,
    openBackGold: 0,
    returnGoldPercentage: 50,
    isOnSale: 0,
    saleEndTime: NOW + 60_000,
    odds: 2.5,
    unitProfit: -1,
    digest: `2:${'a'.repeat(64)}`,
    salt: 'b'.repeat(32),
  },
  order: { orderId: 'o2', payGold: 99, refundStatus: 2, refundGold: 5, refundTime: NOW },
};

const LIST = inProject('docs', 'unused-fields.md');
/** `| entity | \`field\` | reason |` */
const listed = new Map(
  readFileSync(LIST, 'utf8')
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [, entity, field, reason] = /^\| (\w+) \| `(\w+)` \| (.+) \|$/.exec(line) ?? [];
      return entity === undefined ? [] : [[`${entity}.${field}`, reason ?? '']];
    }),
);

const ENTITIES: readonly (readonly [entity: string, fields: readonly string[], others: Fields | undefined])[] = [
  ['expert', Object.keys(expert.entries), OTHER.expert],
  ['person', Object.keys(person.entries), OTHER.expert],
  ['tip', Object.keys(tip.entries), OTHER.tip],
  ['order', Object.keys(tipOrder.entries).filter((field) => !(field in tip.entries)), OTHER.order],
];

it.each(ENTITIES)(
  'every field of %s is shown, or listed as unused with a reason [3.20, 3.34, 3.36]',
  async (entity, fields, others) => {
    const show = SCREENS[entity];
    // Code that comes late is there from the second time on.
    await show?.({});
    let before = await show?.({});
    /** True when the screens are others with the field; on a busy machine a page may be read before it has come to rest. */
    const isSeen = async (field: string, other: unknown, isExpected: boolean) => {
      for (let tries = 0; tries < 3; tries += 1) {
        if (((await show?.({ [field]: other })) !== before) === isExpected) return isExpected;
        before = await show?.({});
      }
      return !isExpected;
    };
    const wrong: string[] = [];
    for (const field of fields) {
      const other = others?.[field];
      if (other === undefined) throw new Error(`${entity}.${field} has no other value here`);
      const isListed = listed.has(`${entity}.${field}`);
      if ((await isSeen(field, other, !isListed)) === isListed)
        wrong.push(`${entity}.${field}: ${isListed ? 'shown, and listed' : 'neither shown nor listed'}`);
    }
    expect(wrong).toEqual([]);
  },
  240_000,
);

it('the list names fields that there are', () => {
  const known = new Set(ENTITIES.flatMap(([entity, fields]) => fields.map((field) => `${entity}.${field}`)));
  const unread = [...listed.keys()].filter((name) => !known.has(name));
  expect(unread).toEqual(['betting.pageNum', 'betting.pageSize', 'show.liveGroupUserType']);
});
