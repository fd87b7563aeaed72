import type { BetPlay } from '../../../src/contract/ranking/bet';

type Sport = 'football' | 'basketball';

/**
 * Words of tips in one language; of the other one, line by line the same. Slots: {home} {away} teams of the first match, {league} its league, {n} a small number, {pct} a percentage,
 * {count} how many matches. Titles and teasers are for everybody: they never say what is picked.
 */
export interface TipTexts {
  readonly titles: Readonly<Record<BetPlay | 'basketball' | 'several', readonly string[]>>;
  readonly teasers: readonly string[];
  readonly paragraphs: Readonly<Record<Sport, readonly string[]>>;
  readonly plays: Readonly<Record<Sport, Readonly<Record<BetPlay, string>>>>;
  readonly multiple: string;
  readonly collection: string;
  readonly confidence: readonly string[];
  /** In the place of a name that is not known. */
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly pick: { readonly over: string; readonly under: string; readonly draw: string; readonly win: string };
  readonly picks: string;
}

export const CHINESE_TIP_TEXTS: TipTexts = {
  titles: {
    handicap: [
      '{home}主场让球降水，{away}近{n}次客场反击效率被低估',
      '{league}：{home}对{away}，盘口退了半档，该信谁',
      '{home}连续{n}轮升盘，这一次{away}有没有还手的余地',
      '{away}客场受让的{n}个细节，市场只看到了一半',
      '平半盘口退盘之后的取舍：{home}对{away}',
    ],
    total: [
      '{home}对{away}：中卫停赛，进球数盘口还会再动',
      '{league}节奏最快的两支球队相遇，总数开得合不合理',
      '双方都输不起，{home}对{away}的节奏怎么走',
      '{home}近{n}场的总数走势，和你想的不一样',
      '雨战加密集赛程，{away}的体能是这场的关键',
    ],
    winner: [
      '{home}对{away}：欧战席位的直接对话',
      '{league}焦点战，主场气势值多少钱',
      '{away}伤了{n}个主力，赔率却没怎么动',
    ],
    basketball: [
      '{home}轮休后的首节节奏，与{away}的客场数据',
      '背靠背第二场，{away}的轮换撑不撑得住',
      '{home}对{away}：篮板差决定了这条线',
      '{league}：{home}近{n}场的进攻效率被市场追高了吗',
    ],
    several: [
      '{count} 场一起看：{home}对{away}打头',
      '{count} 串 1：{league}和它后面的故事',
      '今晚{count}场，一条思路走到底',
    ],
  },
  teasers: [
    '初盘与即时盘的差距并不小，赛前三小时伴随明显的水位变化，临场资金方向与盘面并不一致……',
    '{home}与{away}近{n}次交手的走势很有规律，这次的开法却不一样……',
    '先说结论之前，看一眼两边最近{n}场的赛程密度……',
    '这条线从初盘到现在动了两次，每一次都有原因……',
    '数据、伤停、赛程，三件事指向同一个方向……',
  ],
  paragraphs: {
    football: [
      '{away}近{n}个客场多数进球来自由守转攻十秒之内；{home}后腰位置轮换后，身后空间偏大。',
      '{home}主场控球率{pct}，但禁区内触球排在联赛中游，推进到三十米区域之后办法不多。',
      '两边定位球的得失球差是反着的：一边靠它吃饭，一边总在这里丢分。',
      '裁判本季场均出牌数偏高，{away}的中场上轮又累积了黄牌，拼抢强度会打折扣。',
      '从盘口看，初盘给足了主队面子，之后水位一路往下，说明筹码并没有追上来。',
    ],
    basketball: [
      '{home}背靠背第二场的防守效率下降明显，对手三分出手占比又在{pct}以上。',
      '{away}客场节奏偏慢，第四节习惯把球交给挡拆手，回合数自然少。',
      '篮板保护是{home}的短板，近{n}场二次进攻失分居高不下。',
      '轮换名单里有{n}人出战成疑，第二阵容的得分点会少一个。',
    ],
  },
  plays: {
    football: { handicap: '让球', total: '大小球', winner: '胜平负' },
    basketball: { handicap: '让分', total: '大小分', winner: '胜负' },
  },
  multiple: '{count}串1',
  collection: '{count}场集合',
  confidence: ['稳健', '常规', '搏冷', '数据'],
  home: '主队',
  away: '客队',
  league: '联赛',
  pick: { over: '大', under: '小', draw: '{home}对{away} 平局', win: '{team} 胜' },
  picks: '推荐：',
};

/** Rich text as a careless writer's editor leaves it; trusted by nobody. The same in English: tip-texts-en.ts. */
export const ODD_BODIES = [
  '<p onclick="alert(1)">点我 <script>alert("正文")</script><img src=x onerror=alert(2)></p>',
  '<p style="position:fixed;inset:0;background:red;z-index:99999">盖住整页</p><iframe src="https://example.com"></iframe>',
  '<a href="javascript:alert(3)">看链接</a> <a href="https://example.com/out" target="_blank">外站</a>',
  '<svg onload=alert(4)><animate onbegin=alert(5) attributeName=x dur=1s></svg><math><mi xlink:href="data:x,alert(6)"></mi></math>',
  `<p>${'超长不换行的字符串'.repeat(30)}https://example.com/${'path-'.repeat(40)}end</p>`,
  '<table><tr><td>没有关上的<b>粗体<p>段落</table></table></div></div>',
  '<form action="https://example.com"><input name="token"><button>提交</button></form><style>*{display:none}</style>',
  '<p dir="rtl">مباراة الليلة</p><p>{{constructor.constructor("return 1")()}} &lt;b&gt;转义&lt;/b&gt; &amp;amp;</p>',
] as const;
