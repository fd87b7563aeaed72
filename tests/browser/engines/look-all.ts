import { readFileSync } from 'node:fs';
import { roomPath } from '../../support/browser/room-page-object';
import { describeIn } from '../../support/engines/describe-in';
import type { Engine, EngineName } from '../../support/engines/engine';
import { type EnginePage, openPage } from '../../support/engines/engine-page';
import { type Landmark, landmarksScript } from '../../support/landmarks/read-landmarks';
import { differences } from '../../support/landmarks/record';
import { recordOf } from '../../support/landmarks/record-file';
import { STILL, standsStill } from '../../support/landmarks/stand-as-recorded';
import { publishStacks, type RunningStack, sharedStack, startStack } from '../../support/servers/servers';
import { crowdedRoom } from './journeys/room';

/** Texts are up to so much wider or narrower in another engine. */
const LIKENESS = { tolerance: 24, isSameEngine: false };
const WIDTH = 390;
const LATE_MS = 60_000;
const LOOK_EVERY_MS = 200;

/** The records are those of a device that asks for less motion; not every engine can be told so from outside. */
const LESS_MOTION =
  "const media = matchMedia.bind(window); window.matchMedia = (query) => media(query.includes('prefers-reduced-motion') ? 'all' : query);";

interface Look {
  /** Of its record. */
  readonly name: string;
  readonly path: string | (() => Promise<string>);
  readonly within?: string;
  readonly act?: (page: EnginePage) => Promise<void>;
}

const LOOKS: readonly Look[] = [
  { name: 'anchor home', path: '/anchor', within: '[data-testid="si-app"]' },
  { name: 'all anchors', path: '/anchor/all-anchor' },
  {
    name: 'room, match',
    path: async () => roomPath(await crowdedRoom(), '?autoplay=0'),
    act: (page) => page.tap({ css: '[role="tab"]', text: '比赛' }),
  },
  { name: 'tips', path: '/news' },
  { name: 'all experts', path: '/news/all-gods' },
  {
    name: 'ranking',
    path: '/user-ranking',
    act: (page) => page.tap({ css: 'main [aria-expanded]', text: '5' }),
  },
  { name: 'league table', path: '/five-leagues?tab=standings' },
  { name: 'NBA play-offs', path: '/nba?tab=playoffs' },
];

/** Landmarks of eight screens are there in one engine, and stand across the page where their records have them. */
export function lookAll(name: EngineName): void {
  describeIn(name, `looks in ${name}`, (start) => {
    let engine: Engine;
    let page: EnginePage;
    let stack: RunningStack | undefined;
    beforeAll(async () => {
      stack = await startStack(STILL);
      publishStacks([stack]);
      engine = await start();
      page = await openPage(engine, { width: WIDTH, initScript: `${standsStill()}; ${LESS_MOTION}` });
    });
    afterAll(async () => {
      await page?.close();
      await engine?.close();
      await stack?.stop();
    });

    it.each(LOOKS.map((look) => [look.name, look] as const))('%s', async (_name, look) => {
      const place = typeof look.path === 'string' ? look.path : await look.path();
      await page.open(`${sharedStack().remote}${place}`);
      await look.act?.(page);
      const record = readFileSync(recordOf(look.name), 'utf8');
      const script = landmarksScript(look.within ?? null);
      const end = Date.now() + LATE_MS;
      for (;;) {
        const landmarks = (await page.read(script)) as Landmark[];
        const lines = differences(record, [{ width: WIDTH, theme: 'normal', landmarks }], LIKENESS);
        if (lines.length === 0 || Date.now() > end) return expect(lines).toEqual([]);
        await page.pause(LOOK_EVERY_MS);
      }
    });
  });
}
