import { createHash } from 'node:crypto';
import { type SealedTip, saltedText, sealedText } from '../../../src/contract/tip/tip-digest';

const PICK = {
  matchId: '9',
  playType: 'handicap',
  side: 'away',
  line: 0.75,
  odds: 1.92,
  pickText: 'Chelsea +0.75',
} as const;
const TIP: SealedTip = { id: '7', publishTime: 1_742_012_760_000, sportsInfo: '<p>a</p>', picks: [PICK] };
const SALT = '00112233445566778899aabbccddeeff';
const digestOf = (tip: SealedTip) =>
  createHash('sha256')
    .update(saltedText(SALT, sealedText(tip)), 'utf8')
    .digest('hex');

describe('the digest of a tip (docs/back-end.md)', () => {
  it('is that of the example [digest.1]', () => {
    expect(sealedText(TIP)).toBe(
      '["sport-info tip 1","7",1742012760000,"<p>a</p>",[["9","handicap","away",0.75,1.92,"Chelsea +0.75"]]]',
    );
    expect(digestOf(TIP)).toBe('08a6f726e582a87a9e2e28e25c96d292dcca3b3a9092b64fa1fd6163c582eed8');
  });

  it.each<[string, Partial<SealedTip>]>([
    ['the text', { sportsInfo: '<p>b</p>' }],
    ['the time', { publishTime: 1_742_012_760_001 }],
    ['the odds', { picks: [{ ...PICK, odds: 1.93 }] }],
    ['the side', { picks: [{ ...PICK, side: 'home' }] }],
    ['a pick more', { picks: [PICK, PICK] }],
    ['another tip', { id: '8' }],
  ])('is another one with %s changed', (_what, change) => {
    expect(digestOf({ ...TIP, ...change })).not.toBe(digestOf(TIP));
  });

  it('stays when the result comes', () => {
    const settled = { ...TIP, picks: [{ ...PICK, result: 'win' }] };
    expect(sealedText(settled)).toBe(sealedText(TIP));
  });

  it('what is missing is null', () => {
    expect(sealedText({ id: '7' })).toBe('["sport-info tip 1","7",null,null,[]]');
  });
});
