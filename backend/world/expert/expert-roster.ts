/**
 * The experts, one a line: name | competitions | tags | tips a week | skill in percent | usual price | followers | plays |
 * portrait | one line about them. `*` before the name: of a partner. The first are those of the design's own screens. Add
 * at the end only: the place gives the id.
 */
export const EXPERT_ROSTER = `
亚盘手记|en es|英超,让球,大小球|5|78|38|34120|handicap handicap total|av3-d8f1e4-b97d56-1c2a3e-cf2637|十年盘路记录者，只看降水与临场资金
稳字当头|en es it de fr|五大联赛|4|75|48|29040|handicap total|av3-d8f1e4-f6d3b8-23282f-d9730d|一天一条，宁缺毋滥
篮彩罗盘|nba|NBA,大小分|26|71|58|18230|total total handicap|av4-e7dfff-b97d56-1c2a3e-2550dd|跟节奏，不跟名气
*数据派研究所|de en|德甲,数据模型|5|64|28|12460|handicap total|av6-e7dfff-f6d3b8-23282f-394656|模型先说话，人再复核
北境分析|it|意甲|4|61|28|9604|handicap winner|av2-fff0cf-e9b48c-7a4a26-2550dd|意甲十九队轮番看
凌晨四点半不睡的盘口观察员|es|西甲,临场|6|58|18|8127|handicap total|av1-ffe3cf-d79c74-3a2a20-0d7289|开赛前半小时才动笔
临场风向|en it fr|足球,走地|5|52|18|5310|total handicap|av5-d5e3ff-e9b48c-5b3a22-7a5af0|走地为主，快进快出
三分线外|nba|NBA,让分|22|66|38|15870|handicap handicap total|av1-d7f0f5-d79c74-23282f-0a7d50|背靠背与轮休是第一指标
德甲观察站|de|德甲,大小球|4|68|38|11320|total total handicap|av4-fff0cf-d79c74-5b3a22-0a7d50|进球大战的常客
法甲小酒馆|fr|法甲|4|57|18|4210|handicap winner|av6-ffe0e2-e9b48c-3a2a20-d9730d|冷门联赛，热心肠
*云端模型|en es it de fr nl pt|数据模型,五大联赛|6|62|28|8850|handicap total|av5-e6eaf0-f6d3b8-1c2a3e-394656|每天零点自动出稿
红魔内线|en|英超,曼联|3|55|18|6630|winner handicap|av1-ffe0e2-f6d3b8-23282f-cf2637|只写看过九十分钟的球队
马德里来信|es|西甲|4|63|38|10480|handicap total|av3-e7dfff-d79c74-23282f-7a5af0|两支马德里之外也写
米兰之眼|it|意甲,平半盘|4|60|28|7240|handicap|av2-d8f1e4-b97d56-1c2a3e-0a7d50|平半盘专精
早场专家|j1 k1 al csl|日职联,澳超|22|59|18|3980|handicap total|av4-d5e3ff-f6d3b8-5b3a22-0d7289|别人午睡，我看早场
大洋彼岸|mls mx br|美洲足球|22|56|18|2760|total handicap|av6-d7f0f5-b97d56-3a2a20-2550dd|清晨六点，咖啡加比分
葡超荷甲一手包|nl pt tr|荷甲,葡超,土超|22|61|28|4590|handicap total|av1-e6eaf0-e9b48c-7a4a26-d9730d|二线联赛，一线功夫
串关手艺人|en es it de fr|串关|4|60|68|13700|handicap total|av5-ffe3cf-d79c74-23282f-7a5af0|两串一，不贪多
半场就收工|en de|英超,德甲|4|49|0|1870|total|av2-e7dfff-f6d3b8-5b3a22-394656|免费分享，纯属记录
新秀小满|es it|西甲,意甲|2|65|18|640|handicap|av3-fff0cf-e9b48c-3a2a20-cf2637|刚开张，请多指教
*OddsLab Kevin|en|EPL,Value|3|58|28|3150|winner handicap total|av1-d5e3ff-f6d3b8-7a4a26-2550dd|Closing line value, nothing else
<img src=x onerror=alert(1)>|fr de|<b>标签</b>,🔥🔥|4|51|0|90|handicap total|av6-ffe3cf-b97d56-23282f-0d7289|<script>alert("简介")</script>只是文字
名字特别特别长的一位从盘口公司退下来以后每天都写一点东西的老先生|en es it de fr|老先生,慢热,从不追涨杀跌的稳健派,长标签测试|3|63|88|21560|handicap total|av2-d7f0f5-d79c74-7a4a26-0a7d50|写了三十年，还在写；有时写得长了一些，请大家多担待，慢慢看，不着急，比赛还没开始呢
国家队观察|friendly csl|国际友谊赛,中超|20|57|18|2240|winner handicap|av4-e6eaf0-e9b48c-1c2a3e-cf2637|热身赛也有门道
`;
