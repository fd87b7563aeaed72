import { checkSavedTip } from '../../../../tools/check-tip/check-saved-tip';

const DIGEST = '08a6f726e582a87a9e2e28e25c96d292dcca3b3a9092b64fa1fd6163c582eed8';
const SALT = '00112233445566778899aabbccddeeff';
const CONTENT = '["sport-info tip 1","7",1742012760000,"<p>a</p>",[["9","handicap","away",0.75,1.92,"Chelsea +0.75"]]]';
const picks = [{ matchId: 9, playType: 'handicap', side: 'away', line: 0.75, odds: 1.92, pickText: 'Chelsea +0.75' }];
const ANSWER = {
  id: 7,
  professorId: 1,
  publishTime: 1_742_012_760_000,
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
    ['with the digest that was noted', ANSWER, DIGEST.toUpperCase(), true],
    ['with another digest that was noted', ANSWER, '0'.repeat(64), false],
  ])('%s', (_what, file, noted, isSame) => {
    expect(checkSavedTip(JSON.stringify(file), noted)).toMatchObject({ isSame, content: expect.any(String) });
  });

  it.each([['[]'], ['{}'], ['nothing']])('%s is no tip', (text) => {
    expect(() => checkSavedTip(text)).toThrow();
  });
});
