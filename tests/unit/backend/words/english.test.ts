import { inEnglish } from '../../../../backend/calls/english';
import { HOST_ROSTER } from '../../../../backend/world/anchor/host-roster';
import { COMPETITIONS, clubsOf } from '../../../../backend/world/clubs';
import { EXPERT_ROSTER } from '../../../../backend/world/expert/expert-roster';
import { PEOPLE_IN_ENGLISH } from '../../../../backend/world/people-in-english';
import { BETTOR_ROSTER } from '../../../../backend/world/ranking/bettor-roster';
import { CHAT_NAMES, MOD_NAME } from '../../../../backend/world/room/room-chat-texts';
import { COMMENTERS } from '../../../../backend/world/tip/tip-comment-texts';
import { TITLES } from '../../../../backend/world/titles';
import { makeUsers } from '../../../../backend/world/users';

const CHINESE = /\p{Script=Han}/u;

const firstOf = (roster: string) =>
  roster
    .trim()
    .split('\n')
    .map((line) => (line.split('|')[0] ?? '').replace(/^\*/, ''));
const PEOPLE = [
  ...[HOST_ROSTER, EXPERT_ROSTER, BETTOR_ROSTER].flatMap(firstOf),
  ...[...CHAT_NAMES, ...COMMENTERS, MOD_NAME],
  ...makeUsers(1).map(({ username }) => username),
];

it.each([
  ['a club', '利物浦', 'Liverpool'],
  ['a league', '日职联', 'J1'],
  ['a league with its round', '日职联 第12轮', 'J1 · R12'],
  ['basketball', 'NBA 常规赛', 'NBA · Regular'],
  ['a cup with its group', '世界杯 A组', 'World Cup Group A'],
  ['a cup with its stage', '欧洲杯 1/8决赛', 'Euro Round of 16'],
  ['tags', '英超,战术', 'EPL,Tactics'],
  ['who plays', '利物浦对阿森纳', 'Liverpool v Arsenal'],
  ['who is live', '英超 第3轮，小鹿看英超正在直播', 'EPL · R3, Bambi on the Prem is live'],
  ['what somebody said', '今晚利物浦必赢', '今晚利物浦必赢'],
  ['broken JSON', '{"hostId":', '{"hostId":'],
])('in English: %s', (_name, text, expected) => {
  expect(inEnglish({ list: [{ title: text }] })).toEqual({ list: [{ title: expected }] });
});

it('names inside of JSON are told too, what people wrote is not, nor a name that nobody of the world has', () => {
  const bets = JSON.stringify([{ league: '英超', match: '利物浦 v 阿森纳' }]);
  expect(
    inEnglish({ betInfo: bets, content: '英超', nickName: '门将', username: '会员小周', id: 7, none: null }),
  ).toEqual({
    betInfo: JSON.stringify([{ league: 'EPL', match: 'Liverpool v Arsenal' }]),
    content: '英超',
    nickName: '门将',
    username: 'Member Zhou',
    id: 7,
    none: null,
  });
});

it('every club, league, badge and tag of the world has its English form, and so has everybody in it', () => {
  const tags = HOST_ROSTER.trim()
    .split('\n')
    .flatMap((line) => (line.split('|')[2] ?? '').split(','));
  const names = [
    ...COMPETITIONS.flatMap(({ key, name }) => [name, ...clubsOf(key).map((club) => club.name)]),
    ...TITLES,
    ...tags,
    ...PEOPLE,
  ];
  expect(names.filter((name) => CHINESE.test(String(inEnglish(name))))).toEqual([]);
});

it('nobody of the world shares an English name with somebody else', () => {
  const names = [...new Set(PEOPLE)].map((name) => PEOPLE_IN_ENGLISH.get(name) ?? name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
