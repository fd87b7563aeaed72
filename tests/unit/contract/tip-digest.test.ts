import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { tip } from '../../../src/contract/tip/tip';
import { digestOf, type SealedTip, saltedText, sealedText } from '../../../src/contract/tip/tip-digest';

const PICK = {
  matchId: '9',
  playType: 'handicap',
  side: 'away',
  line: 0.75,
  odds: 1.92,
  pickText: 'Chelsea +0.75',
} as const;
const MATCH = { matchId: '9', masterTeamName: 'Arsenal', guestTeamName: 'Chelsea' };
const TIP: SealedTip = {
  id: '7',
  publishTime: 1_742_012_760_000,
  professorId: '31',
  bettingType: 1,
  sportsPlay: 'Handicap',
  goldPrice: 38,
  openBackGold: true,
  returnGoldPercentage: 50,
  sportsInfo: '<p>a</p>',
  messageMatchList: [MATCH],
  picks: [PICK],
};
const SALT = '00112233445566778899aabbccddeeff';
const digestIs = (tip: SealedTip) =>
  digestOf(
    createHash('sha256')
      .update(saltedText(SALT, sealedText(tip)), 'utf8')
      .digest('hex'),
  );

describe('the digest of a tip (docs/back-end.md)', () => {
  it('is that of the example [digest.1]', () => {
    expect(sealedText(TIP)).toBe(
      '["sport-info tip 2","7",1742012760000,"31",1,"Handicap",38,1,50,"<p>a</p>",[["9","Arsenal","Chelsea"]],[["9","handicap","away",0.75,1.92,"Chelsea +0.75"]]]',
    );
    expect(digestIs(TIP)).toBe('2:b3947461e72468719596899309a96301c9c63717f75f3b264bd1839760ba902a');
  });

  it.each<[string, Partial<SealedTip>]>([
    ['the text', { sportsInfo: '<p>b</p>' }],
    ['the time', { publishTime: 1_742_012_760_001 }],
    ['the expert', { professorId: '32' }],
    ['the kind of bet', { bettingType: 2 }],
    ['the kind of bet in words', { sportsPlay: 'Total' }],
    ['the price', { goldPrice: 58 }],
    ['the refund', { openBackGold: false }],
    ['what comes back', { returnGoldPercentage: 30 }],
    ['a team', { messageMatchList: [{ ...MATCH, guestTeamName: 'Leeds' }] }],
    [
      'the teams the other way round',
      { messageMatchList: [{ ...MATCH, masterTeamName: 'Chelsea', guestTeamName: 'Arsenal' }] },
    ],
    ['a match less', { messageMatchList: [] }],
    ['the odds', { picks: [{ ...PICK, odds: 1.93 }] }],
    ['the side', { picks: [{ ...PICK, side: 'home' }] }],
    ['a pick more', { picks: [PICK, PICK] }],
    ['another tip', { id: '8' }],
  ])('is another one with %s changed', (_what, change) => {
    expect(digestIs({ ...TIP, ...change })).not.toBe(digestIs(TIP));
  });

  it('stays when the result comes', () => {
    const settled = { ...TIP, picks: [{ ...PICK, result: 'win' }] };
    expect(sealedText(settled)).toBe(sealedText(TIP));
  });

  it('what is missing is null', () => {
    expect(sealedText({ id: '7' })).toBe('["sport-info tip 2","7",null,null,null,null,null,0,null,null,[],[]]');
  });

  it.each([
    ['an older one', '08a6f726e582a87a9e2e28e25c96d292dcca3b3a9092b64fa1fd6163c582eed8'],
    ['a newer one', `3:${'0'.repeat(64)}`],
  ])('of another form, %s, is none: nothing is warned of', (_what, digest) => {
    expect(v.parse(tip, { id: 1, professorId: 2, digest }).digest).toBeUndefined();
    expect(v.parse(tip, { id: 1, professorId: 2, digest: digestIs(TIP) }).digest).toBe(digestIs(TIP));
  });
});
