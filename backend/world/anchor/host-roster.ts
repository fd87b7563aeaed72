/**
 * The anchors, one a line: nickname | competitions they stream | tags | usual watchers | portrait. The first sixteen are
 * those of the design's own screens. A line without a portrait gets one by chance. Add at the end only: the place gives the id.
 */
export const HOST_ROSTER = `
夜航说球|en facup|英超,战术|126400|av1-e7dfff-d79c74-3a2a20-0d7289
绿茵老梁|en es|英超,西甲|83200|av2-ffe3cf-e9b48c-5b3a22-7a5af0
篮下风暴|nba|NBA|51300|av3-d8f1e4-d79c74-23282f-d9730d
小鹿看英超|en|英超|24100|av3-d8f1e4-b97d56-23282f-7a5af0
阿泽聊球|en csl|英超,中超|9842|av3-fff0cf-d79c74-5b3a22-0a7d50
三分雨|nba|NBA|18700|av1-d5e3ff-f6d3b8-23282f-cf2637
波波侃球|es it|西甲,意甲|15600|av6-e7dfff-f6d3b8-1c2a3e-7a5af0
伯明翰深夜不睡觉的球迷电台|en facup|英超,英足总杯|7210|av1-ffe0e2-b97d56-7a4a26-0d7289
南看台|es de|西甲,德甲|6800|av4-e6eaf0-d79c74-7a4a26-7a5af0
中圈弧|en|英超|5400|av6-e7dfff-d79c74-5b3a22-2550dd
西甲日记|es|西甲|12900|av4-d5e3ff-e9b48c-23282f-2550dd
米兰手记|it|意甲|11200|av4-d7f0f5-b97d56-1c2a3e-0a7d50
快攻时刻|nba|NBA|8800|av5-ffe3cf-f6d3b8-23282f-0d7289
深夜补时|en es it de fr|五大联赛|16300|av6-d5e3ff-f6d3b8-23282f-0a7d50
角旗区|en de nl|数据派|4300|av5-d7f0f5-f6d3b8-23282f-394656
德甲北看台|de|德甲|9100|av5-ffe3cf-e9b48c-5b3a22-0d7289
越位陷阱|it fr|意甲,法甲|7600|
巴黎夜话|fr|法甲|8300|
地中海来信|it es|意甲,西甲|5200|
安联七点半|de|德甲,拜仁|13800|
斜塔边上的球迷|it|意甲|2100|
红魔电台|en|英超,曼联|31500|
枪手日报|en|英超,阿森纳|28800|
利物浦的雨|en|英超,利物浦|26400|
蓝桥夜谈|en|英超,切尔西|19800|
伯纳乌隔壁|es|西甲,皇马|34200|
诺坎普笔记|es|西甲,巴萨|32700|
大黄蜂老范|de|德甲,多特|10600|
药厂配方师|de|德甲,数据派|3900|
王子公园|fr|法甲,巴黎|9700|
里昂厨房|fr|法甲|1800|
马赛港口|fr pt|法甲,葡超|2600|
都灵清晨|it|意甲,尤文|8900|
圣西罗三号门|it|意甲,国米|14100|
湖人总动员|nba|NBA,湖人|22300|
挡拆教学|nba|NBA,战术|6700|
绿军小卖部|nba|NBA,凯尔特人|7900|
西部狂想|nba|NBA|5600|
樱花看台|j1|日职联|3400|
早稻田来的解说|j1 k1|日职联,K联赛|1900|
半岛足球|k1|K联赛|1500|
工体老炮|csl|中超,国安|12500|
申城球事|csl|中超|8700|
蓉城火锅局|csl|中超|9300|
山东大嫚儿聊足球|csl friendly|中超,国足|5100|
南半球阿杰|al friendly|澳超|1200|
考拉不睡觉|al|澳超|980|
桑巴早餐|br|巴甲|2700|
里约凌晨四点|br|巴甲|1600|
美职联观察员|mls|美职联|2300|
迈阿密粉色|mls mx|美职联,墨超|4800|
仙人掌杯|mx|墨超|870|
风车与郁金香|nl|荷甲|1400|
伊斯坦布尔直飞|tr|土超|2900|
特茹河畔|pt|葡超|1100|
足总杯奇谈|facup en|英足总杯|3700|
国家队日|friendly j1|国际友谊赛|4100|
世界各地的球我都看只要不困就一直播下去|friendly al br mls|国际友谊赛,全能|660|
OddBall_Kevin|en mls|Bilingual,EPL|2050|
Léa 蕾娅|fr friendly|法甲,双语|3300|
<b>加粗哥</b>|csl j1|中超|540|
🏟️看台上的风🍃|en de|英超,德甲|2400|
老陈|nl pt tr|荷甲,葡超,土超|310|
球|friendly k1|国际友谊赛|120|
数据控小林|en es it de fr|数据派,五大联赛|6100|
VAR室值班员|en es|裁判视角|5900|
门将联盟|de it|门将,德甲|1700|
青训追光者|nl pt br|青训|1300|
女足前锋周周|friendly csl|女足,中超|4600|
凌晨三点的咖啡|es fr pt|西甲,法甲|2200|
东亚杯观察|j1 k1 csl|日职联,K联赛,中超|1750|
已退役的边后卫|en it|英超,意甲|7100|
清晨哨声|j1 al|日职联,澳超|2600|
首尔小食摊|k1 csl|K联赛,中超|1350|
津门看客|csl|中超|3800|
北九州便当|j1|日职联|1480|
塔斯曼海|al|澳超|760|
亚冠老司机|csl j1 k1 al|亚洲足球|5200|
虎扑路人王|csl friendly|中超,段子|2900|
上半场下半场|j1 k1 al|亚洲足球|910|
早场专业户|mls br mx|美洲足球|1850|
潘帕斯牧人|br mx|巴甲,墨超|1240|
退播通知|en es|英超|15000|
停播中的老周|nba|NBA|9000|
暂别一段时间|it de|意甲|3000|
`;
