import { readFileSync } from 'node:fs';
import { lab } from '../../support/browser/lab';
import type { Engine, EngineName } from '../../support/engines/engine';
import { type EnginePage, openPage, type PageOptions } from '../../support/engines/engine-page';
import { installedEngine } from '../../support/engines/installed-engines';
import { keepOutcomes, saidOf, WORKS_WHERE } from '../../support/engines/works-where';
import { inProject } from '../../support/project-root';
import { sharedStack } from '../../support/servers/servers';
import { calendarSheet, leagueTable, nbaBracket, rankingAndUser } from './journeys/figures';
import { mountAndUnmount, withoutNavigation } from './journeys/hosts';
import type { Journey } from './journeys/journey';
import { darkAndEnglish, offlineAndBack, pushedCard } from './journeys/live';
import { chat, roomWithVideo } from './journeys/room';
import { commentWithPhoto, tipBought } from './journeys/tips';
import { firstScreen, keptPage, keptWithoutContentVisibility, tabAndBack } from './journeys/ways';

const JOURNEYS: readonly Journey[] = [
  firstScreen,
  tabAndBack,
  keptPage,
  keptWithoutContentVisibility,
  roomWithVideo,
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

/** The journeys in one engine; where the machine lacks it, skipped (`npm run test:full` says so). */
export function walkAll(name: EngineName): void {
  const start = installedEngine(name);
  (start === undefined ? describe.skip : describe)(`in ${name}`, () => {
    let engine: Engine;
    let pages: EnginePage[] = [];
    const cells: Record<string, string> = {};
    beforeAll(async () => {
      if (start !== undefined) engine = await start();
    });
    afterAll(() => engine?.close());
    afterEach(async () => {
      await lab(sharedStack().api).heal();
      await Promise.all(pages.map((page) => page.close()));
      pages = [];
    });
    const open = async (options: PageOptions = {}) => {
      const page = await openPage(engine, options);
      pages.push(page);
      return page;
    };
    it.each(JOURNEYS.map((journey) => [journey.name, journey] as const))('%s', async (_name, journey) => {
      cells[journey.name] = 'fails';
      const how = await journey.walk({ engine, open });
      cells[journey.name] = how === undefined ? 'works' : `works, ${how}`;
    });

    it('docs/embed.md says what works here (after a change: `npm run docs`)', () => {
      keepOutcomes(name, { version: engine.version, cells });
      expect(saidOf(readFileSync(inProject(WORKS_WHERE), 'utf8'), name)).toEqual(cells);
    });
  });
}
