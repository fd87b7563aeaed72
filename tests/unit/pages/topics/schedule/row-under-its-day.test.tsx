import { wallTime } from '../../../../../src/i18n/wall-time';
import { TopicRow } from '../../../../../src/pages/topics/schedule/topic-row';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());

const KICK_OFF = NOW - 10 * 86_400_000;
const { month, day } = wallTime(KICK_OFF);

/** What a row says that stands under this day of the server, or under none. */
async function rowUnder(heading: string | undefined) {
  const match = { matchId: 'm1', matchTypeId: 1, statusId: 8, homeName: 'Home', awayName: 'Away', startDate: KICK_OFF };
  await renderPage(
    fakeServices({}),
    <TopicRow
      match={{ ...match, homeScore: 1, awayScore: 0, hostList: [], status: 0, activityStatus: 0, askedAt: NOW }}
      day={heading}
    />,
  );
  return document.body.textContent ?? '';
}

test('decisions, date filters: under a heading of its own day, in the device’s zone, a row has its time alone', async () => {
  expect(await rowUnder(`2025-${month}-${day}`)).not.toContain(`${month}-${day}`);
});

test.each([
  ['under a heading of another day', '2025-01-01'],
  ['under none', undefined],
])('%s it shows its date [date filters.3]', async (_where, heading) => {
  expect(await rowUnder(heading)).toContain(`${month}-${day}`);
});
