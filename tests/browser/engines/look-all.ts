import { roomPath } from '../../support/browser/room-page-object';
import { describeIn } from '../../support/engines/describe-in';
import type { Engine, EngineName } from '../../support/engines/engine';
import { type EnginePage, openPage } from '../../support/engines/engine-page';
import { sharedStack } from '../../support/servers/servers';
import { COMPARED_ELEMENTS } from '../../support/visual-comparison/anchor-elements';
import { cls } from '../../support/visual-comparison/compare-elements';
import {
  areThere,
  type ComparedElement,
  differences,
  faded,
  measureThere,
  mockAddress,
  withTheme,
} from '../../support/visual-comparison/element-differences';
import { ALL_ANCHORS } from '../../support/visual-comparison/list-elements';
import { PLAYOFFS } from '../../support/visual-comparison/nba-elements';
import { RANKING } from '../../support/visual-comparison/ranking-elements';
import { ROOM_MATCH } from '../../support/visual-comparison/room-elements';
import { ALL_EXPERTS, TIPS } from '../../support/visual-comparison/tip-elements';
import { LEAGUE_TABLE } from '../../support/visual-comparison/topic-elements';
import { crowdedRoom } from './journeys/room';

/** Another engine draws text and controls its own way; what stands where is ours. */
const LIKENESS = { tolerance: 4, styles: [] };

interface Look {
  readonly name: string;
  readonly mock: string;
  readonly path: string | (() => Promise<string>);
  readonly elements: readonly ComparedElement[];
  readonly act?: (page: EnginePage) => Promise<void>;
}

/** The mock's table has no rounds to choose: their chip goes, and with it the second line that it takes. */
async function withoutRounds(page: EnginePage): Promise<void> {
  await page.waitFor({ css: cls('rounds__wraps') });
  await page.evaluate(() => {
    const head = document.querySelector('[class*="rounds__wraps"]');
    for (const name of [...(head?.classList ?? [])]) if (name.includes('wraps')) head?.classList.remove(name);
    head?.querySelector('[class*="rounds__choices"]')?.lastElementChild?.remove();
  });
}

const LOOKS: readonly Look[] = [
  { name: 'anchor home', mock: 'anchor-home.html', path: '/anchor', elements: COMPARED_ELEMENTS },
  { name: 'all anchors', mock: 'all-anchors.html', path: '/anchor/all-anchor', elements: ALL_ANCHORS },
  {
    name: 'room',
    mock: 'live-room.html',
    path: async () => roomPath(await crowdedRoom(), '?autoplay=0'),
    elements: ROOM_MATCH,
    act: (page) => page.tap({ css: '[role="tab"]', text: '比赛' }),
  },
  { name: 'tips', mock: 'tips.html', path: '/news', elements: TIPS },
  { name: 'all experts', mock: 'all-experts.html', path: '/news/all-gods', elements: ALL_EXPERTS },
  {
    name: 'ranking',
    mock: 'user-ranking.html',
    path: '/user-ranking',
    elements: RANKING,
    act: (page) => page.tap({ css: cls('rank-card__toggle'), text: '5' }),
  },
  {
    name: 'league table',
    mock: 'five-leagues.html?tab=r',
    path: '/five-leagues?tab=standings',
    elements: LEAGUE_TABLE,
    act: withoutRounds,
  },
  { name: 'NBA play-offs', mock: 'nba.html?tab=b', path: '/nba?tab=playoffs', elements: PLAYOFFS },
];

/** Landmarks of eight screens in one engine stand where the mock has them in the same engine, within 4 px. */
export function lookAll(name: EngineName): void {
  describeIn(name, `looks in ${name}`, (start) => {
    let engine: Engine;
    let ours: EnginePage;
    let mock: EnginePage;
    beforeAll(async () => {
      engine = await start();
      [ours, mock] = [await openPage(engine), await openPage(engine)];
    });
    afterAll(async () => {
      await Promise.all([ours?.close(), mock?.close()]);
      await engine?.close();
    });

    it.each(LOOKS.map((look) => [look.name, look] as const))('%s', async (_name, look) => {
      const place = typeof look.path === 'string' ? look.path : await look.path();
      const lines: string[] = [];
      for (const theme of ['normal', 'dark']) {
        await mock.open(withTheme(mockAddress(look.mock), theme));
        await ours.open(withTheme(`${sharedStack().remote}${place}`, theme));
        await look.act?.(ours);
        lines.push(...(await compare(look.elements)).map((line) => `${theme}: ${line}`));
      }
      expect(lines).toEqual([]);
    });

    async function compare(elements: readonly ComparedElement[]): Promise<string[]> {
      const selectors = elements.map((one) => one.ours);
      await ours.until('its landmarks', areThere, selectors).catch(() => undefined);
      await ours.evaluate(faded);
      const [left, right] = [
        await ours.evaluate(measureThere, { selectors, styles: [] }),
        await mock.evaluate(measureThere, { selectors: elements.map((one) => one.mock), styles: [] }),
      ];
      return elements.flatMap((one, at) => differences(one, left[at] ?? null, right[at] ?? null, LIKENESS));
    }
  });
}
