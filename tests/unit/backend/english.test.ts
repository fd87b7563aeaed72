import { inEnglish } from '../../../backend/calls/english';
import { HOST_ROSTER } from '../../../backend/world/anchor/host-roster';
import { COMPETITIONS, clubsOf } from '../../../backend/world/clubs';
import { GOLD_DOCUMENT } from '../../../backend/world/gold-document';
import { TITLES } from '../../../backend/world/titles';

const CHINESE = /\p{Script=Han}/u;

it.each([
  ['a club', '利物浦', 'Liverpool'],
  ['a league', '日职联', 'J1'],
  ['a league with its round', '日职联 第12轮', 'J1 · R12'],
  ['basketball', 'NBA 常规赛', 'NBA · Regular'],
  ['a cup with its group', '世界杯 A组', 'World Cup Group A'],
  ['a cup with its stage', '欧洲杯 1/8决赛', 'Euro Round of 16'],
  ['tags', '英超,战术', 'EPL,Tactics'],
  ['who plays', '利物浦对阿森纳', 'Liverpool v Arsenal'],
  ['who is live', '英超 第3轮，小鹿正在直播', 'EPL · R3, 小鹿 is live'],
  ['what somebody said', '今晚利物浦必赢', '今晚利物浦必赢'],
  ['broken JSON', '{"hostId":', '{"hostId":'],
])('in English: %s', (_name, text, expected) => {
  expect(inEnglish({ list: [{ title: text }] })).toEqual({ list: [{ title: expected }] });
});

it('names inside of JSON are told too, what people wrote and call themselves is not', () => {
  const bets = JSON.stringify([{ league: '英超', match: '利物浦 v 阿森纳' }]);
  expect(inEnglish({ betInfo: bets, text: '英超', nickName: '门将', id: 7, none: null })).toEqual({
    betInfo: JSON.stringify([{ league: 'EPL', match: 'Liverpool v Arsenal' }]),
    text: '英超',
    nickName: '门将',
    id: 7,
    none: null,
  });
});

it('every club, league, badge and tag of the world has its English form, and the coins’ document', () => {
  const tags = HOST_ROSTER.trim()
    .split('\n')
    .flatMap((line) => (line.split('|')[2] ?? '').split(','));
  const names = [
    ...COMPETITIONS.flatMap(({ key, name }) => [name, ...clubsOf(key).map((club) => club.name)]),
    ...TITLES,
    ...tags,
    GOLD_DOCUMENT,
  ];
  expect(names.filter((name) => CHINESE.test(String(inEnglish(name))))).toEqual([]);
});
