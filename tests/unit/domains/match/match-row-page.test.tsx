import { fireEvent, screen, within } from '@testing-library/react';
import type { TipOrigin } from '../../../../src/domains/match/match-page';
import { MatchRow } from '../../../../src/domains/match/row/match-row';
import type { RowMatch } from '../../../../src/domains/match/row-match';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { entry, host } from '../../../support/unit/make';
import { renderPage } from '../../../support/unit/render-page';

beforeEach(stubBrowser);

interface Shown {
  readonly match: RowMatch;
  readonly to?: string;
  readonly tip?: TipOrigin;
}

function Row(props: Shown) {
  return <MatchRow {...props} />;
}

async function tap(shown: Shown) {
  const fake = fakeServices({});
  await renderPage(fake, <Row {...shown} />);
  const row = screen.queryByRole('button', { name: 'Home v Away' });
  if (row !== null) {
    fireEvent.click(row);
    fireEvent.click(await screen.findByRole('button', { name: 'Match page' }));
  }
  return fake.opened;
}

const match = (fields: Partial<RowMatch> = {}): RowMatch => ({
  matchId: '7',
  askedAt: NOW,
  startDate: NOW + 3_600_000,
  masterTeamName: 'Home',
  guestTeamName: 'Away',
  ...fields,
});
const onAir = host('3', { liveStatus: 1, liveSchedule: [entry({ matchId: '7', liveStatus: 1 })] });

/** decisions.md, outside targets: the match at a glance, which a tap on a row opens, leads to the portal's page of it. */
it.each<[string, Shown, string[]]>([
  ['football to come [outside targets.5]', { match: match({ statusId: 1 }) }, ['/newSport/match-detail?matchId=7']],
  ['football without a status', { match: match() }, ['/newSport/match-detail?matchId=7']],
  [
    'football with an anchor on air',
    { match: match({ statusId: 2, hostList: [onAir] }) },
    ['/newSport/match-detail?matchId=7&hostId=3&tab=live'],
  ],
  [
    'football that is over [outside targets.5]',
    { match: match({ statusId: 8 }) },
    ['/newSport/result-detail?matchId=7'],
  ],
  [
    'basketball of a tip',
    { match: match({ statusId: 1, matchTypeId: 2 }), tip: { id: '5', bettingType: 4 } },
    ['/newSport/B/match-detail?sid=2&matchId=7&messageId=5&pt=4&ot=1'],
  ],
  ['a row with a target of its own', { match: match(), to: '/program-detail/7' }, []],
])('%s', async (_name, shown, opened) => {
  expect(await tap(shown)).toEqual(opened);
});

it.each<[string, Partial<RowMatch>, string[]]>([
  ['in play', { statusId: 2 }, ['/newSport/live?matchId=7&matchSource=100']],
  ['over', { statusId: 8 }, []],
  ['shown by an anchor of this app too', { statusId: 2, hostList: [onAir] }, []],
])('a match at a glance leads to who shows it outside of this app: %s', async (_name, fields, opened) => {
  const fake = fakeServices({});
  await renderPage(fake, <Row match={match({ ...fields, isLiveOutside: true, matchSource: '100' })} />);
  fireEvent.click(screen.getByRole('button', { name: 'Home v Away' }));
  const sheet = within(await screen.findByRole('dialog'));
  const way = sheet.queryByRole('button', { name: 'Watch Home v Away' });
  if (way !== null) fireEvent.click(way);
  expect(fake.opened).toEqual(opened);
});
