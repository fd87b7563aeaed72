import { checkSavedTip } from '../../../../tools/check-tip/check-saved-tip';

const DIGEST = '2:b3947461e72468719596899309a96301c9c63717f75f3b264bd1839760ba902a';
const SALT = '00112233445566778899aabbccddeeff';
const CONTENT =
  '["sport-info tip 2","7",1742012760000,"31",1,"Handicap",38,1,50,"<p>a</p>",[["9","Arsenal","Chelsea"]],[["9","handicap","away",0.75,1.92,"Chelsea +0.75"]]]';
const picks = [{ matchId: 9, playType: 'handicap', side: 'away', line: 0.75, odds: 1.92, pickText: 'Chelsea +0.75' }];
const ANSWER = {
  id: 7,
  professorId: 31,
  publishTime: 1_742_012_760_000,
  bettingType: 1,
  sportsPlay: 'Handicap',
  goldPrice: 38,
  openBackGold: 1,
  returnGoldPercentage: '50',
  messageMatchList: [{ matchId: 9, masterTeamName: 'Arsenal', guestTeamName: 'Chelsea', statusId: 8 }],
  sportsInfo: '<p>a</p>',
  picks,
  digest: DIGEST,
  salt: SALT,
};

describe('a tip checked by hand', () => {
  it.each([
    ['as the app saved it [digest.3]', { digest: DIGEST, salt: SALT, content: CONTENT }, undefined, true],
    ['a saved one with another word', { digest: DIGEST, salt: SALT, content: `${CONTENT} ` }, undefined, false],
    ['as a back end answers it', { code: 0, msg: '', data: ANSWER }, undefined, true],
    ['an answer whose text was changed', { ...ANSWER, sportsInfo: '<p>b</p>' }, undefined, false],
    ['an answer with another price', { ...ANSWER, goldPrice: 58 }, undefined, false],
    ['with the digest that was noted', ANSWER, DIGEST.toUpperCase(), true],
    ['with its digits, as the app shows them', ANSWER, DIGEST.slice(2).replace(/(.{4})/g, '$1 '), true],
    ['with another digest that was noted', ANSWER, '0'.repeat(64), false],
  ])('%s', (_what, file, noted, isSame) => {
    expect(checkSavedTip(JSON.stringify(file), noted)).toMatchObject({ isSame, content: expect.any(String) });
  });

  it.each([['[]'], ['{}'], ['nothing']])('%s is no tip', (text) => {
    expect(() => checkSavedTip(text)).toThrow();
  });
});
