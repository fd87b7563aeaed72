import type { RoomInfo } from '../../../../../src/contract/room/room';
import { FullTitle } from '../../../../../src/pages/live-room/full/full-title';
import type { Dated } from '../../../../../src/rules/reading/asked';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());

const MINUTE_MS = 60_000;
const show = (fields: Partial<RoomInfo>) =>
  ({
    askedAt: NOW,
    matchId: 'm1',
    matchTypeId: 1,
    startDate: NOW - 80 * MINUTE_MS,
    masterTeamName: 'Lions',
    guestTeamName: 'Bears',
    ...fields,
  }) as Dated<RoomInfo>;
const score = { homeScore: 2, awayScore: 1 };
const secondHalf = { statusId: 4, phaseStart: NOW - 21 * MINUTE_MS - 1 };

// Full screen: the bar of the match is out of sight, so the title says how it stands.
test.each<[string, Partial<RoomInfo>, string]>([
  ['its score and its minute', { ...score, ...secondHalf }, 'Lions 2 : 1 Bears · 67 minutes played67′'],
  ['0 is a score', { homeScore: 0, awayScore: 0, ...secondHalf }, 'Lions 0 : 0 Bears · 67 minutes played67′'],
  ['a phase without a clock', { ...score, statusId: 3 }, 'Lions 2 : 1 Bears · HT'],
  ['over', { ...score, statusId: 8 }, 'Lions 2 : 1 Bears · FT'],
  ['no score is known', { statusId: 4, phaseStart: undefined }, 'Lions v Bears · 2nd half'],
  ['nothing is known (plain)', { statusId: undefined }, 'Lions v Bears'],
])('in full screen the title says how the match stands: %s', async (_what, fields, words) => {
  const fake = fakeServices({});
  const { container } = await renderPage(fake, <FullTitle show={show(fields)} />);
  expect(container).toHaveTextContent(words, { normalizeWhitespace: true });
});

test('no spoilers: a match that ended today keeps its score to itself', async () => {
  const fake = fakeServices({});
  fake.services.storage.set('si:spoilers', 'off');
  const { container } = await renderPage(fake, <FullTitle show={show({ ...score, statusId: 8 })} />);
  expect(container).toHaveTextContent('Lions v Bears');
  expect(container).not.toHaveTextContent(/2 : 1/);
});
