import type { BetLeg } from '../../../../../src/contract/ranking/betting';
import { configStore } from '../../../../../src/domains/config/config-store';
import { useLegLabels, useOdds } from '../../../../../src/pages/ranking/bets/bet-labels';
import { fakeServices } from '../../../../support/unit/fake-services';
import { runHook } from '../../../../support/unit/render-page';

const labels = () => runHook(fakeServices({}), useLegLabels).current;
const leg = (fields: Partial<BetLeg>) => ({ matchId: 'm1', homeName: 'Lions', awayName: 'Bears', ...fields }) as BetLeg;

describe('a leg in words [Bets and results.4]', () => {
  it.each<[string, Partial<BetLeg>, { pick: string; line?: string | undefined }]>([
    [
      'a handicap of the home side',
      { playType: 'handicap', side: 'home', line: -0.5 },
      { pick: 'Lions', line: '-0.5' },
    ],
    ['of the away side', { playType: 'handicap', side: 'away', line: 1.25 }, { pick: 'Bears', line: '+1.25' }],
    ['a level one has words', { playType: 'handicap', side: 'home', line: 0 }, { pick: 'Lions 0' }],
    [
      'a team that nobody knows',
      { playType: 'handicap', side: 'home', line: 1, homeName: ' ' },
      { pick: 'TBD', line: '+1' },
    ],
    ['a total', { playType: 'total', side: 'over', line: 2.5 }, { pick: 'Over', line: '2.5' }],
    ['a winner has no line', { playType: 'winner', side: 'draw', line: 3 }, { pick: 'Draw', line: undefined }],
    [
      'what cannot be read so is the server’s own words',
      { playType: 'handicap', side: 'over', pickText: 'Lions +1' },
      { pick: 'Lions +1' },
    ],
    ['nothing at all is a dash', {}, { pick: '—' }],
  ])('%s', (_clause, fields, shown) => {
    expect(labels().pick(leg(fields))).toEqual(shown);
  });

  it.each<[string, Partial<BetLeg>, string]>([
    ['goals', { playType: 'total', matchTypeId: 1 }, 'Goals'],
    ['points of basketball', { playType: 'total', matchTypeId: 2 }, 'Points'],
    ['a handicap of basketball is one of points', { playType: 'handicap', matchTypeId: 2 }, 'Spread'],
    ['another play', {}, 'Bet'],
  ])('the play: %s', (_clause, fields, shown) => {
    expect(labels().play(leg(fields))).toBe(shown);
  });

  it.each<[string, Partial<BetLeg>, string]>([
    ['both known', {}, 'Lions v Bears'],
    ['one unknown', { awayName: undefined }, 'Lions v TBD'],
    ['neither told', { homeName: undefined, awayName: undefined }, 'Home v Away'],
    ['a name of spaces is none', { homeName: '  ', awayName: ' Bears ' }, 'TBD v Bears'],
  ])('the match: %s', (_clause, fields, shown) => {
    expect(labels().match(leg(fields))).toBe(shown);
  });
});

describe('odds as the user wants them (decisions.md, odds)', () => {
  it.each([
    ['European', 1, '1.92'],
    ['Hong Kong', 2, '0.92'],
  ] as const)('%s', (_kind, oddsType, shown) => {
    const fake = fakeServices({});
    fake.services.stores.get(configStore).setState({ oddsType });
    expect(runHook(fake, useOdds).current(1.92)).toBe(shown);
  });

  it('what nobody knows is a dash', () => {
    expect(runHook(fakeServices({}), useOdds).current(undefined)).toBe('—');
  });
});
