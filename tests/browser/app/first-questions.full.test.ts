import { PAGES, type PageName } from '../../../src/app/routing/page-table';
import { firstQuestions } from '../../../src/app/routing/questions/first-questions';
import { fileBrowser } from '../../support/browser/browser';
import { realPath } from '../../support/browser/steady/real-paths';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
const STARTUP_CALLS = 2;
/** Longer than from an answer to the question that follows from it. */
const QUIET_MS = 1_500;
/** A page's own code asks at once; later something may be read anew. */
const MOUNTED_MS = 1_000;

const LEAGUE_MATCHES = '/ssapi/football/league/match-list';
const CUP_MATCHES = { euro: '/ssapi/euro/list', fifa: '/ssapi/fifa/list' };

interface Rest {
  /** The calls that the first answers lead to: the first of each page in any case. */
  readonly next?: readonly string[];
  /** Questions to the same calls with other fields. */
  readonly further?: number;
}
const REST: ReadonlyMap<PageName, Rest> = new Map([
  // The hot tips.
  ['tips', { further: 1 }],
  // Experts by two other orders.
  ['allGods', { further: 2 }],
  // The league's next day.
  ['fiveLeagues', { next: [LEAGUE_MATCHES], further: 1 }],
  ['nba', { next: ['/ssapi/nba/list'] }],
  ['leagueTeam', { next: ['/ssapi/football/team/season-match'] }],
  ['euroTeam', { next: ['/ssapi/euro/team/season-match'] }],
  ['worldCupTeam', { next: ['/ssapi/fifa/team/season-match'] }],
  ['nbaTeam', { next: ['/ssapi/nba/team/match'] }],
  // The second page of each expert's record.
  ['compareExperts', { further: 2 }],
  ['euroCup', { next: [CUP_MATCHES.euro] }],
  ['worldCup', { next: [CUP_MATCHES.fifa] }],
  ['matchDay', { next: [LEAGUE_MATCHES, CUP_MATCHES.euro, CUP_MATCHES.fifa] }],
]);

/** All pages but anchor home, whose questions `app-startup.test.ts` has. The id is of no weight here. */
const ASKING = PAGES.filter(({ path }) => firstQuestions(path.replace(/:\w+/g, '1'), '').length > 0).map(
  ({ name }): [PageName, string, Rest] => [name, '', REST.get(name) ?? {}],
);
/** Choices that the address of a topic may make. */
const CHOSEN: readonly [PageName, string, Rest][] = [
  ['fiveLeagues', '?tab=standings', { next: [LEAGUE_MATCHES] }],
  ['fiveLeagues', '?league=12388&tab=schedule', { next: [LEAGUE_MATCHES], further: 1 }],
  ['nba', '?tab=standings&season=2425&kind=regular&sub=playoffs', {}],
  ['nba', '?tab=schedule&season=2425&kind=regular&sub=playoffs', { next: ['/ssapi/nba/list'] }],
  ['euroCup', '?tab=groups', {}],
  ['worldCup', '?season=1081022&tab=groups', {}],
  ['worldCup', '?season=1081022', { next: [CUP_MATCHES.fifa] }],
];

async function pathOf(name: PageName): Promise<string> {
  const phone = await browser().newPhonePage();
  const path = await realPath(phone, name);
  await phone.close();
  return path;
}

interface Asked {
  readonly path: string;
  /** With its fields. */
  readonly question: string;
}

/** Waits until nothing has been asked for a while. */
async function untilQuiet(asked: readonly unknown[]): Promise<void> {
  for (let count = -1; count !== asked.length; await new Promise((resolve) => setTimeout(resolve, QUIET_MS)))
    count = asked.length;
}

test('pages of lists and of one thing ask', () => expect(ASKING.length).toBe(21));

test.each([...ASKING, ...CHOSEN])(
  '%s%s: its first questions, and what they lead to, leave before the app’s code is there, and none is asked twice [first questions.1]',
  async (name, search, { next = [], further = 0 }) => {
    const path = await pathOf(name);
    const questions = firstQuestions(path.split('?')[0] ?? '', search).map(([{ path: asked }]) => asked);
    const { page, close } = await browser().newPhonePage();
    const { remote } = sharedStack();
    const asked: Asked[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (!/^\/(api|ssapi)\//.test(pathname) || pathname.includes('/file/get/')) return;
      asked.push({ path: pathname, question: `${pathname}${search} ${request.postData() ?? ''}` });
    });
    let early: readonly Asked[] = [];
    await page.route(/\/app\.\w+\.js$/, async (route) => {
      await untilQuiet(asked);
      early = [...asked];
      await route.continue();
    });
    await page.goto(`${remote}${path}${search}`);
    await page.locator('main').waitFor();
    const calls = [...questions, ...next];
    const later = () => asked.slice(early.length).filter(({ path }) => calls.includes(path));
    for (let turn = 0; turn < 100 && later().length < further; turn += 1) await page.waitForTimeout(100);
    await page.waitForTimeout(MOUNTED_MS);
    const askedEarly = early.slice(STARTUP_CALLS);
    expect(askedEarly.map(({ path }) => path)).toEqual(expect.arrayContaining([...questions, ...next.slice(0, 1)]));
    expect(calls).toEqual(expect.arrayContaining(askedEarly.map(({ path }) => path)));
    const once = new Set(askedEarly.map(({ question }) => question));
    expect(once.size).toBe(askedEarly.length);
    expect(later().filter(({ question }) => once.has(question))).toEqual([]);
    // Other fields would be another question: asked early in vain, and again.
    expect(later()).toHaveLength(further);
    await close();
  },
  60_000,
);

/** The start and all that follows from it are over by then. */
const AT_REST_MS = 5_000;

/** Runs inside the page: the path of the style sheet that came with the room. */
function roomSheet(): string {
  const isRoom = ({ cssText }: CSSRule) => cssText.includes('.si-live-room__room');
  const sheet = [...document.styleSheets].find(({ cssRules }) => [...cssRules].some(isRoom));
  return new URL(sheet?.href ?? '', location.href).pathname;
}

test.each([
  ['is there before the tap', '{}', true],
  ['waits for the tap where the user saves data', '{ saveData: true }', false],
])(
  'at rest on anchor home the room’s code %s [first questions.3]',
  async (_name, connection, isThere) => {
    const { page, close } = await browser().newPhonePage();
    await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: ${connection} });`);
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(`${sharedStack().remote}/anchor`);
    const link = page.locator('main a[href*="/anchor/detail/"]').first();
    await link.waitFor();
    await page.waitForTimeout(AT_REST_MS);
    const before = new Set(asked);
    await link.tap();
    await page.getByRole('tablist').first().waitFor();
    const sheet = await page.evaluate(roomSheet);
    expect([asked.has(sheet), before.has(sheet)]).toEqual([true, isThere]);
    await close();
  },
  60_000,
);
