/**
 * People who bet and show it, one a line: name | competitions | bets a day | skill in percent | usual stake | copied by |
 * portrait | plays. The first are those of the design's own screens. Add at the end only: the place gives the id.
 */
export const BETTOR_ROSTER = `
补时绝杀|en es it de fr nba|3|66|2500|21400|av2-ffe3cf-b97d56-3a2a20-2550dd|handicap handicap total
南山客|en de nba|2|65|1500|32100|av4-d5e3ff-f0c3a0-23282f-0a7d50|handicap total
北看台第七排的老球迷|en es it|2|63|1000|9800|av6-ffe0e2-e9b48c-23282f-7a5af0|handicap winner
慢半拍|en es de|2|61|2000|1204|av3-ffe3cf-f6d3b8-23282f-394656|handicap total
云端门将|en it fr|3|60|1500|986|av4-e7dfff-f6d3b8-3a2a20-f0b73a|total handicap
老城根下听雨声的守门员|es it|2|58|800|731|av3-d5e3ff-f6d3b8-23282f-2550dd|handicap
三秒区|nba|4|59|1800|15900|av1-d8f1e4-b97d56-1c2a3e-394656|total handicap
一球成名|en es it de fr|3|64|6000|28300|av1-d5e3ff-e9b48c-3a2a20-7a5af0|winner handicap
风过看台|en nl pt|3|62|4200|7450|av5-d5e3ff-f6d3b8-23282f-cf2637|handicap total
凌晨的咖啡|es it mls mx|4|55|600|2210|av2-d7f0f5-d79c74-7a4a26-0a7d50|total
左后卫不助攻|en|1|57|1200|640|av1-fff0cf-e9b48c-3a2a20-2550dd|handicap
红蓝之间|es|2|60|900|3320|av5-ffe0e2-b97d56-23282f-cf2637|handicap winner
替补席球评人|it de|2|54|700|415|av6-e6eaf0-d79c74-1c2a3e-394656|total
只买平局|en it fr|2|48|300|1890|av4-fff0cf-f6d3b8-5b3a22-d9730d|winner
大河向东|csl j1 k1 al|3|58|500|520|av2-d8f1e4-e9b48c-3a2a20-0d7289|handicap total
午夜蓝|en nba|3|61|2200|4180|av3-e7dfff-d79c74-23282f-2550dd|handicap total
看台上的会计|de fr|2|63|1100|2760|av4-d5e3ff-b97d56-1c2a3e-0a7d50|handicap
草皮味道|en es it de fr|4|52|400|198|av1-d7f0f5-f6d3b8-5b3a22-0a7d50|total handicap
飞鸟与球网|nl pt tr|3|59|650|870|av6-ffe3cf-e9b48c-7a4a26-d9730d|total
边线裁判|en es|1|56|1000|333|av5-e6eaf0-d79c74-23282f-394656|winner handicap
胜负之外|nba|3|57|1300|2440|av2-e7dfff-b97d56-3a2a20-7a5af0|handicap
两串一先生|en es it de fr|2|60|800|6120|av4-ffe3cf-f6d3b8-1c2a3e-cf2637|handicap total
东看台小满|it es|2|55|350|77|av3-fff0cf-e9b48c-23282f-cf2637|handicap
把伞|br mls mx|3|58|900|1450|av1-d5e3ff-d79c74-7a4a26-0d7289|total handicap
越位三厘米|en|2|62|1700|5230|av6-d8f1e4-b97d56-5b3a22-2550dd|handicap total
不看盘口的人|en de|1|50|200|41|av5-fff0cf-f6d3b8-3a2a20-d9730d|winner
南方的雨季|es it fr|2|59|750|1010|av2-d7f0f5-e9b48c-23282f-0a7d50|handicap
第四官员|en es it de fr|3|60|1400|3670|av4-e6eaf0-d79c74-1c2a3e-7a5af0|handicap total
绝不追单|de|1|64|1600|4900|av1-ffe0e2-b97d56-3a2a20-394656|handicap
金色球门|nba en|3|56|2600|1330|av3-d5e3ff-e9b48c-5b3a22-f0b73a|total
Kop End Mike|en|2|58|1000|2080|av2-ffe0e2-f6d3b8-7a4a26-cf2637|handicap winner
<b>粗体昵称</b><script>alert(1)</script>|en es|2|53|500|15|av6-e7dfff-d79c74-23282f-0d7289|handicap
名字非常非常长而且一直不肯停下来的一位热心用户他的名字还没有结束呢|en es it|2|57|1200|260|av5-d8f1e4-f6d3b8-1c2a3e-2550dd|total handicap
手气一般|fr nl|2|46|300|9|av4-d7f0f5-b97d56-3a2a20-394656|total
`;
