import { playerPath, teamPath } from '../../support/browser/topic-page-object';
import { standAsRecorded } from '../../support/landmarks/stand-as-recorded';

const row = 'main article';
const table = 'tbody tr';

standAsRecorded([
  { name: 'five leagues', path: '/five-leagues', ready: row },
  { name: 'five leagues in English', path: '/five-leagues?lang=en', ready: row },
  { name: 'league table', path: '/five-leagues?tab=standings', ready: table },
  { name: 'league table in English', path: '/five-leagues?tab=standings&lang=en', ready: table },
  { name: 'league teams', path: '/five-leagues?tab=teams', ready: 'main a' },
  { name: 'league players', path: '/five-leagues?tab=players', ready: 'main a' },
  { name: 'match day', path: '/match-day', ready: row },
  { name: 'match day in English', path: '/match-day?lang=en', ready: row },
  {
    name: 'match day of the calendar',
    path: '/match-day',
    ready: row,
    act: async (page) => {
      await page.getByRole('button', { name: '选择日期' }).click();
      await page.getByRole('dialog').getByRole('radio').nth(20).waitFor();
    },
  },
  { name: 'cup', path: '/euro-cup', ready: row },
  { name: 'cup groups', path: '/euro-cup?tab=groups', ready: table },
  { name: 'cup knockout', path: '/euro-cup?tab=knockout', ready: 'main ul li button' },
  { name: 'cup line-up', path: '/euro-cup?tab=lineup', ready: 'main a' },
  { name: 'cup figures', path: '/euro-cup?tab=stats', ready: table },
  { name: 'team', path: () => teamPath(), ready: 'main a' },
  { name: 'team squad', path: () => teamPath('lineup'), ready: 'main a' },
  { name: 'team figures', path: () => teamPath('stats'), ready: 'main a' },
  { name: 'player', path: () => playerPath(), ready: 'main dl' },
  {
    name: 'why above',
    path: '/five-leagues?tab=standings',
    ready: table,
    act: async (page) => {
      await page.getByRole('button', { name: /^第 5：/ }).click();
      await page.getByRole('dialog').locator('p, h2').nth(1).waitFor();
    },
  },
  {
    name: 'rounds to choose',
    path: '/five-leagues?tab=standings',
    ready: table,
    act: async (page) => {
      await page.getByRole('button', { name: /^轮次: / }).click();
      await page.getByRole('dialog', { name: '选择轮次' }).waitFor();
    },
  },
  {
    name: 'match at a glance',
    path: '/five-leagues',
    ready: row,
    act: async (page) => {
      await page.locator('main article > button').first().click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
]);
