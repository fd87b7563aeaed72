import { COMPETITIONS, clubsOf, FIVE_LEAGUES, formerClubsOf } from '../world/clubs';
import { ENGLISH_LEAGUES, englishLabel, shortEnglish } from '../world/english-names';
import { PEOPLE_IN_ENGLISH } from '../world/people-in-english';

/** Other names of ours and their English forms: badges, tags, platforms, titles of banners. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ...ENGLISH_LEAGUES,
  ...([
    ['五大联赛', 'Top five'],
    ['亚洲足球', 'Asia'],
    ['美洲足球', 'Americas'],
    ['数据派', 'Data'],
    ['战术', 'Tactics'],
    ['青训', 'Youth'],
    ['门将', 'Goalkeeping'],
    ['裁判视角', 'Referee’s view'],
    ['段子', 'Jokes'],
    ['女足', 'Women’s'],
    ['国足', 'China'],
    ['双语', 'Bilingual'],
    ['全能', 'All-round'],
    ['阿森纳', 'Arsenal'],
    ['皇马', 'Real Madrid'],
    ['湖人', 'Lakers'],
    ['曼联', 'Man United'],
    ['拜仁', 'Bayern'],
    ['巴黎', 'PSG'],
    ['巴萨', 'Barça'],
    ['尤文', 'Juventus'],
    ['多特', 'Dortmund'],
    ['国米', 'Inter'],
    ['国安', 'Guoan'],
    ['凯尔特人', 'Celtics'],
    ['新手上路', 'New here'],
    ['看台常客', 'Regular'],
    ['连红达人', 'On a streak'],
    ['数据专家', 'Data expert'],
    ['盈利先锋', 'In profit'],
    ['年度之星', 'Star of the year'],
    ['沙体', 'Sand Sports'],
    ['小金', 'Gold Sports'],
    ['专家周榜更新', 'This week’s experts'],
    ['近 10 场命中率前十', 'Ten best rates of the last ten'],
    ['红单周', 'A week of winners'],
    ['连红 5 场以上专家精选', 'Experts with five in a row'],
    ['赛前数据', 'Before the match'],
    ['在体育页查看赔率与阵容', 'Odds and line-ups'],
    ['本周命中榜', 'Hit rates of the week'],
    ['看专家近 50 场', 'Experts’ last 50'],
    ['关注榜', 'Most followed'],
    ['看看大家在赞谁', 'Who is liked'],
    ['五大联赛同场', 'Five leagues, one night'],
    ['一晚看五场', 'Five matches in an evening'],
    ['NBA 季后赛', 'NBA playoffs'],
    ['NBA 季前赛', 'NBA preseason'],
    ['NBA 全明星', 'NBA All-Star'],
    ['NBA 总决赛', 'NBA Finals'],
    ['每天上午不间断', 'Every morning'],
    ['杯赛回顾', 'Cups in review'],
    ['重温决赛夜', 'The night of the final again'],
    ['下载 App', 'Get the app'],
    ['直播更清晰', 'A sharper picture'],
    ['金币商城', 'Coin mall'],
    ['每日额度先看清', 'Mind the daily limit'],
    ['决赛', 'Final'],
    ['半决赛', 'Semi-final'],
    ['玩一把', 'Play'],
    ['红单 / 跟单', 'Winners / Follow'],
    ['盈利', 'Profit'],
    ['人气', 'Popular'],
    ['关注', 'Attention'],
    ['直播间抽奖', 'Draw of the room'],
    ['金币 ×188', '188 coins'],
    ['金币 ×666', '666 coins'],
    ['签名球衣', 'A signed shirt'],
    ['观赛礼包', 'A match pack'],
    ['登录后参与', 'Log in to join'],
    ['广告', 'Advertising'],
    ['辱骂', 'Abuse'],
    ['涉黄', 'Sexual content'],
    ['诈骗', 'Fraud'],
    ['其他', 'Other'],
    ['季军赛', 'Third place'],
    ['VIP1 及以上可参与', 'From VIP 1'],
    ['保密', 'Private'],
    ['主播不在', 'No such anchor'],
    ['比赛不在', 'No such match'],
    ['坏内容', 'Bad content'],
    ['不是对象', 'Not an object'],
    ['没有图片', 'No picture'],
    ['链接不可信', 'A link not to trust'],
    ['点了也不应跳转', 'A tap must lead nowhere'],
    ['主播背景', 'Anchor background'],
  ] as const),
]);

const CLUBS: ReadonlyMap<string, string> = new Map(
  [...COMPETITIONS.flatMap(({ key }) => clubsOf(key)), ...FIVE_LEAGUES.flatMap(formerClubsOf)].map(
    ({ name, englishName }) => [name, shortEnglish(englishName)],
  ),
);

const nameOf = (text: string): string | undefined => CLUBS.get(text) ?? WORDS.get(text) ?? PEOPLE_IN_ENGLISH.get(text);
const SEPARATOR: ReadonlyMap<string, string> = new Map([
  ['对', ' v '],
  [' v ', ' v '],
  [',', ','],
]);

/** A league with its round, the stage of a cup, somebody who is live with a match. */
function phraseOf(text: string): string | undefined {
  const label = englishLabel(text);
  if (label !== undefined) return label;
  const [, group] = /^([A-L])组$/.exec(text) ?? [];
  if (group !== undefined) return `Group ${group}`;
  const [, part] = /^1\/(\d+) ?决赛$/.exec(text) ?? [];
  if (part !== undefined) return part === '4' ? 'Quarter-final' : `Round of ${Number(part) * 2}`;
  const [, shown = '', host] = /^(.+)，(.+)正在直播$/.exec(text) ?? [];
  if (host !== undefined) return `${told(shown)}, ${nameOf(host) ?? host} is live`;
  const [, cup = '', stage = ''] = /^(\S+) (\S+)$/.exec(text) ?? [];
  return WORDS.has(cup) && told(stage) !== stage ? `${WORDS.get(cup)} ${told(stage)}` : undefined;
}

function listOf(text: string): string | undefined {
  for (const [separator, english] of SEPARATOR) {
    const names = text.split(separator).map(nameOf);
    if (names.length > 1 && names.every((name) => name !== undefined)) return names.join(english);
  }
  return undefined;
}

/** A text as it is told in English; one that is not ours stays as it is. */
function told(text: string): string {
  return nameOf(text) ?? phraseOf(text) ?? listOf(text) ?? text;
}

/** Texts that people have written are told as they are; the world's own people have said theirs in the language of who asks. */
const THEIRS: ReadonlySet<string> = new Set(['content']);
/** Names of people are looked up among people alone: somebody may be called like a club. */
const CALLED: ReadonlySet<string> = new Set(['nickName', 'username', 'replyName', 'hostName', 'expertName']);
/** JSON as text. */
const JSON_TEXTS: ReadonlySet<string> = new Set(['betInfo', 'betInfos', 'actionContent']);

function toldJson(text: string): string {
  try {
    return JSON.stringify(inEnglish(JSON.parse(text)));
  } catch {
    return text;
  }
}

/** An answer with every name of ours in English, wherever it stands. */
export function inEnglish(data: unknown): unknown {
  if (typeof data === 'string') return told(data);
  if (Array.isArray(data)) return data.map(inEnglish);
  if (typeof data !== 'object' || data === null) return data;
  const tell = (key: string, value: unknown) => {
    if (THEIRS.has(key)) return value;
    if (CALLED.has(key) && typeof value === 'string') return PEOPLE_IN_ENGLISH.get(value) ?? value;
    return JSON_TEXTS.has(key) && typeof value === 'string' ? toldJson(value) : inEnglish(value);
  };
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, tell(key, value)]));
}
