import type { CupGame } from '../../../../../../src/pages/topics/nba/bracket/cup';
import { useCupTie } from '../../../../../../src/pages/topics/nba/bracket/use-cup-tie';
import { fakeServices, NOW } from '../../../../../support/unit/fake-services';
import { runHook } from '../../../../../support/unit/render-page';

const game = (fields: Partial<CupGame> = {}): CupGame =>
  ({
    matchId: 'g1',
    statusId: 10,
    matchTypeId: 2,
    matchDate: NOW - 86_400_000,
    homeId: 'h',
    awayId: 'a',
    homeName: 'Milwaukee Bucks',
    homeShortName: 'Bucks',
    awayName: 'Orlando Magic',
    homeLogo: 'l1',
    homeScore: 114,
    awayScore: 109,
    isReverse: false,
    ...fields,
  }) as CupGame;
const opened: string[] = [];
const draw = (one: CupGame | undefined) =>
  runHook(fakeServices({}), () => useCupTie(({ matchId }) => opened.push(matchId))).current(one, 'place-1');

describe('a game of the cup as it is drawn', () => {
  it('short names where there are, crests, scores, who is out', () => {
    expect(draw(game())).toMatchObject({
      key: 'g1',
      label: 'Bucks 114–109 Orlando Magic',
      home: { name: 'Bucks', crest: '/file/l1', score: '114', isOut: false, side: 'H' },
      away: { name: 'Orlando Magic', crest: undefined, score: '109', isOut: true, side: 'A' },
      note: undefined,
    });
  });

  it('reversed: the away side is on top, and still says that it is away', () => {
    const { home, away, label } = draw(game({ isReverse: true }));
    expect([home.name, home.side, home.score]).toEqual(['Orlando Magic', 'A', '109']);
    expect([away.name, away.side, away.isOut]).toEqual(['Bucks', 'H', false]);
    expect(label).toBe('Orlando Magic 109–114 Bucks');
  });

  it('on neutral ground nobody is at home', () => {
    const { home, away } = draw(game({ isNeutral: true }));
    expect([home.side, away.side]).toEqual([undefined, undefined]);
  });

  it('to come: when, no score, nobody out', () => {
    const tie = draw(game({ statusId: 1, matchDate: NOW + 3_600_000, homeScore: undefined, awayScore: undefined }));
    expect(tie.note).toMatch(/\d/);
    expect([tie.home.score, tie.home.isOut, tie.away.isOut]).toEqual(['', false, false]);
  });

  it('a team that is not told is to be determined', () => {
    expect(draw(game({ homeName: undefined, homeShortName: undefined })).home.name).toBe('TBD');
  });

  it('a tap opens it', () => {
    draw(game()).onOpen?.();
    expect(opened).toEqual(['g1']);
  });

  it('a place without a game keeps its key, says so twice, and leads nowhere', () => {
    const tie = draw(undefined);
    expect([tie.key, tie.home.name, tie.away.name, tie.onOpen]).toEqual(['place-1', 'TBD', 'TBD', undefined]);
  });
});
