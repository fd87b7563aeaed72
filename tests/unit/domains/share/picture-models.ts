import type { PeriodPicture } from '../../../../src/pages/ranking/picture/period-layout';
import type { ExpertPicture } from '../../../../src/pages/tips/picture/expert-layout';
import type { TipPicture } from '../../../../src/pages/tips/picture/tip-layout';
import type { BracketPicture, PictureTie } from '../../../../src/pages/topics/bracket/bracket-layout';

const template = {
  kind: '专家战绩',
  date: '2025-03-15',
  scan: '扫码看全部记录',
  caution: '理性参与，内容不构成收益承诺',
  adult: '18+',
  code: Array.from({ length: 33 }, () => Array.from({ length: 33 }, () => true)),
};
const TONES: Readonly<Record<string, 'win' | 'draw' | 'lose'>> = { 红: 'win', 走: 'draw', 黑: 'lose' };

export const EXPERT: ExpertPicture = {
  ...template,
  name: '亚盘手记',
  about: '英超 · 让球 · 已发 412 条',
  portrait: undefined,
  rate: { value: '78', unit: '%', word: '命中率 · 50场' },
  range: { from: 0.65, to: 0.87, at: 0.78, even: 0.54 },
  rangeWords: '多半在 65–87% 之间 · 回本 54%',
  ten: Array.from('红红红红红走红黑红红', (letter) => ({ letter, tone: TONES[letter] ?? 'hidden' })),
  tenWords: '近十场，最新在前',
  tenCounts: '8红 1走 1黑',
  figures: [
    { word: '周回报', value: '+126%', ink: 'win' },
    { word: '最长连红', value: '9' },
    { word: '最深回落', value: '-2.84 份', ink: 'lose' },
  ],
};
export const PERIOD: PeriodPicture = {
  ...template,
  kind: '盈利榜 · 第 2',
  scan: '扫码看每一注',
  name: '补时绝杀',
  about: '03-10 ~ 03-16 · 15 注已结算',
  portrait: undefined,
  profit: { word: '本期盈利', value: '+31.2', unit: '万', ink: 'win' },
  yield: { word: '回报率', value: '+168%' },
  line: [0, 3.5, 9.1, 7.1, 16.5, 14.4, 25.9, 36.5, 29.7, 22.9, 37.9, 50.6, 64.1, 70.9, 82.1, 91.8],
  fall: { from: 7, to: 9, words: '最深 -4.6万' },
  from: '03-10',
  to: '03-16',
  figures: [
    { word: '命中', value: '13/15' },
    { word: '多半在', value: '62–96%' },
    { word: '最深回落', value: '-4.6万', ink: 'lose' },
  ],
};
export const TIP: TipPicture = {
  ...template,
  kind: '已结算爆料',
  scan: '扫码看全文与核对',
  title: '桑德兰定位球占优，周五晚场先看上半场角球',
  tone: 'win',
  match: {
    home: { name: '桑德兰', crest: undefined },
    away: { name: '普雷斯顿', crest: undefined },
    score: '2 : 0',
    about: '完场 · 英冠 03-15 04:00',
  },
  pick: { about: '推荐 · 上半场角球', words: '大 4.5', oddsWord: '赔率', odds: '1.88' },
  stamp: '红',
  seal: { words: '自 03-14 18:30 发布后未改动', time: '03-14 18:30', digest: '9f3c 41d0…e236', tone: 'same' },
  refund: '已返还 38 金币',
  expert: { name: '稳字当头', about: '命中率 76%（50场） · 多半 63–86%', portrait: undefined },
};
const tie = (name: string): PictureTie => ({
  home: { name, crest: undefined, score: '2', isOut: false },
  away: { name, crest: undefined, score: '1', isOut: true },
  note: '点球 5–3',
});
export const bracket = (name: string): BracketPicture => ({
  ...template,
  title: name,
  upper: [4, 2, 1].map((count) => Array.from({ length: count }, () => tie(name))),
  lower: [4, 2, 1].map((count) => Array.from({ length: count }, () => tie(name))),
  final: { ...tie(name), word: '决赛' },
});

type Said = readonly [name: string, score: string];
const played = ([home, left]: Said, [away, right]: Said, isHomeOut: boolean, note?: string): PictureTie => ({
  home: { name: home, crest: undefined, score: left, isOut: isHomeOut },
  away: { name: away, crest: undefined, score: right, isOut: !isHomeOut },
  note,
});

/** The mock's knock-out: two rounds on each side of a final that is to come. */
export const CUP: BracketPicture = {
  ...template,
  kind: '对阵图',
  date: '2024-07-14',
  scan: '扫码看实时对阵',
  title: '欧洲杯 2024 · 决赛前夜',
  upper: [
    [played(['西班牙', '2'], ['德国', '1'], false, '加时'), played(['葡萄牙', '0'], ['法国', '0'], true, '点球 3–5')],
    [played(['西班牙', '2'], ['法国', '1'], false)],
  ],
  lower: [
    [played(['荷兰', '2'], ['土耳其', '1'], false), played(['英格兰', '1'], ['瑞士', '1'], false, '点球 5–3')],
    [played(['荷兰', '1'], ['英格兰', '2'], true)],
  ],
  final: {
    home: { name: '西班牙', crest: undefined, score: '', isOut: false },
    away: { name: '英格兰', crest: undefined, score: '', isOut: false },
    note: '07-15',
    word: '决赛',
  },
};
