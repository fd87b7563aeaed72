import { readFileSync } from 'node:fs';
import { lab } from '../../support/browser/lab';
import { labVideo } from '../../support/browser/lab-video';
import { SilentBrowser } from '../../support/engines/answer-in-time';
import { describeIn } from '../../support/engines/describe-in';
import type { Engine, EngineName } from '../../support/engines/engine';
import { type EnginePage, openPage, type PageOptions } from '../../support/engines/engine-page';
import { keepOutcomes, saidOf, WORKS_WHERE } from '../../support/engines/works-where';
import { inProject } from '../../support/project-root';
import { sharedStack } from '../../support/servers/servers';
import { calendarSheet, leagueTable, nbaBracket, rankingAndUser } from './journeys/figures';
import { roomByHls, roomByItself, roomWithVideo } from './journeys/films';
import { mountAndUnmount, withoutNavigation } from './journeys/hosts';
import { cellOf, type Journey } from './journeys/journey';
import { darkAndEnglish, offlineAndBack, pushedCard } from './journeys/live';
import { chat } from './journeys/room';
import { commentWithPhoto, tipBought } from './journeys/tips';
import { firstScreen, keptPage, keptWithoutContentVisibility, tabAndBack } from './journeys/ways';

const JOURNEYS: readonly Journey[] = [
  firstScreen,
  tabAndBack,
  keptPage,
  keptWithoutContentVisibility,
  roomWithVideo,
  roomByHls,
  roomByItself,
  chat,
  tipBought,
  commentWithPhoto,
  rankingAndUser,
  leagueTable,
  nbaBracket,
  calendarSheet,
  darkAndEnglish,
  pushedCard,
  offlineAndBack,
  mountAndUnmount,
  withoutNavigation,
];

const isSilence = (error: unknown): boolean => error instanceof SilentBrowser;

/** A browser that is silent cannot be told to close either; it ends with the tests' process. */
const closed = (page: EnginePage) =>
  page.close().catch((error) => (isSilence(error) ? undefined : Promise.reject(error)));

/** The journeys in one engine; again, in a new browser, where the first one fell silent. */
export function walkAll(name: EngineName): void {
  describeIn(name, `in ${name}`, (start) => {
    let engine: Engine;
    let pages: EnginePage[] = [];
    const cells: Record<string, string> = {};
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine?.close());
    afterEach(async () => {
      await Promise.all([lab(sharedStack().api).heal(), labVideo(sharedStack().api).heal()]);
      await Promise.all(pages.map(closed));
      pages = [];
    });
    const open = async (options: PageOptions = {}) => {
      const page = await openPage(engine, options);
      pages.push(page);
      return page;
    };
    it.each(JOURNEYS.map((journey) => [journey.name, journey] as const))('%s', async (_name, journey) => {
      cells[journey.name] = 'fails';
      const walk = () => journey.walk({ engine, open });
      cells[journey.name] = cellOf(await walk().catch((error) => (isSilence(error) ? walk() : Promise.reject(error))));
    });

    it('docs/browsers.md says what works here (after a change: `npm run docs`)', () => {
      keepOutcomes(name, { version: engine.version, cells });
      expect(saidOf(readFileSync(inProject(WORKS_WHERE), 'utf8'), name)).toEqual(cells);
    });
  });
}
