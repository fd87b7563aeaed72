/**
 * Everybody of the world by the name that they gave themselves, and what an English reader sees: one person, one name, wherever
 * they turn up. Anchors, experts, people who bet, people in rooms and below tips, users of the demo.
 */
const NAMES = `
夜航说球|Night Flight Football
绿茵老梁|Old Liang
篮下风暴|Paint Storm
小鹿看英超|Bambi on the Prem
阿泽聊球|Ze Talks Football
三分雨|Raining Threes
波波侃球|Bobo on the Ball
伯明翰深夜不睡觉的球迷电台|Birmingham’s Late Late Radio for Fans Who Never Sleep
南看台|South Stand
中圈弧|Centre Circle
西甲日记|La Liga Diary
米兰手记|Milan Notebook
快攻时刻|Fast Break Time
深夜补时|Midnight Added Time
角旗区|Corner Flag
德甲北看台|Bundesliga North End
越位陷阱|Offside Trap
巴黎夜话|Paris After Dark
地中海来信|Letter from the Med
安联七点半|Allianz at Half Seven
斜塔边上的球迷|Fan by the Leaning Tower
红魔电台|Red Devils Radio
枪手日报|The Daily Gunner
利物浦的雨|Liverpool Rain
蓝桥夜谈|Blues After Hours
伯纳乌隔壁|Next Door to the Bernabéu
诺坎普笔记|Camp Nou Notes
大黄蜂老范|Fan of the Yellow Wall
药厂配方师|Werkself Chemist
王子公园|Parc des Princes
里昂厨房|Lyon Kitchen
马赛港口|Marseille Harbour
都灵清晨|Turin Morning
圣西罗三号门|San Siro Gate 3
湖人总动员|All About the Lakers
挡拆教学|Pick-and-Roll School
绿军小卖部|Celtics Corner Shop
西部狂想|Western Rhapsody
樱花看台|Sakura Stand
早稻田来的解说|The Voice from Waseda
半岛足球|Peninsula Football
工体老炮|Workers’ Stadium Veteran
申城球事|Shanghai Football Stories
蓉城火锅局|Chengdu Hotpot Club
山东大嫚儿聊足球|Shandong Lass Talks Football
南半球阿杰|Southern Jay
考拉不睡觉|Koala Can’t Sleep
桑巴早餐|Samba Breakfast
里约凌晨四点|Rio at 4 a.m.
美职联观察员|MLS Watcher
迈阿密粉色|Miami Pink
仙人掌杯|Cactus Cup
风车与郁金香|Windmills and Tulips
伊斯坦布尔直飞|Nonstop to Istanbul
特茹河畔|Banks of the Tagus
足总杯奇谈|FA Cup Tales
国家队日|International Break
世界各地的球我都看只要不困就一直播下去|I Watch Football From Everywhere and Stream Until I Drop
Léa 蕾娅|Léa
<b>加粗哥</b>|<b>Bold Bro</b>
🏟️看台上的风🍃|🏟️Wind in the Stand🍃
老陈|Old Chen
球|Ball
数据控小林|Lin the Stats Nerd
VAR室值班员|VAR Room Night Shift
门将联盟|Goalkeepers’ Union
青训追光者|Academy Chaser
女足前锋周周|Striker Zhou
凌晨三点的咖啡|3 a.m. Coffee
东亚杯观察|East Asia Watch
已退役的边后卫|Retired Full-Back
清晨哨声|Early Whistle
首尔小食摊|Seoul Street Food
津门看客|Tianjin Onlooker
北九州便当|Kitakyushu Bento
塔斯曼海|Tasman Sea
亚冠老司机|Asia Old Hand
虎扑路人王|Streetball King
上半场下半场|Two Halves
早场专业户|Early Kick-off Pro
潘帕斯牧人|Pampas Gaucho
退播通知|Signing Off
停播中的老周|Zhou on a Break
暂别一段时间|Away for a While
亚盘手记|Handicap Notes
稳字当头|Steady First
篮彩罗盘|Hoops Compass
数据派研究所|Data Lab
北境分析|Northern View
凌晨四点半不睡的盘口观察员|The Line Watcher Still Up at Half Past Four
临场风向|Late Wind
三分线外|Beyond the Arc
德甲观察站|Bundesliga Outpost
法甲小酒馆|Ligue 1 Bistro
云端模型|Cloud Model
红魔内线|Red Devils Insider
马德里来信|Letter from Madrid
米兰之眼|Eye on Milan
早场专家|Early Games
大洋彼岸|Across the Ocean
葡超荷甲一手包|Lisbon to Amsterdam
串关手艺人|Acca Craftsman
半场就收工|Done by Half-time
新秀小满|Rookie Xiaoman
名字特别特别长的一位从盘口公司退下来以后每天都写一点东西的老先生|An Old Gentleman With a Very Long Name Who Left the Odds Company and Now Writes a Little Every Day
国家队观察|National Team Watch
补时绝杀|Stoppage-Time Winner
南山客|South Hill
北看台第七排的老球迷|Old Fan, North Stand Row 7
慢半拍|Half a Beat Late
云端门将|Keeper in the Clouds
老城根下听雨声的守门员|The Keeper Who Listens to the Rain by the Old Wall
三秒区|In the Key
一球成名|One-Goal Wonder
风过看台|Stand Breeze
凌晨的咖啡|Coffee Before Dawn
左后卫不助攻|Left-Back Stays Home
红蓝之间|Red or Blue
替补席球评人|Pundit on the Bench
只买平局|Draws Only
大河向东|River East
午夜蓝|Midnight Blue
看台上的会计|Accountant in the Stand
草皮味道|Smell of Turf
飞鸟与球网|Bird and Net
边线裁判|Linesman
胜负之外|Beyond the Result
两串一先生|Mr Double
东看台小满|Xiaoman, East Stand
把伞|Umbrella
越位三厘米|Three Centimetres Off
不看盘口的人|Never Reads the Line
南方的雨季|Southern Rain
第四官员|Fourth Official
绝不追单|Never Chase
金色球门|Golden Goal
<b>粗体昵称</b><script>alert(1)</script>|<b>Bold name</b><script>alert(1)</script>
名字非常非常长而且一直不肯停下来的一位热心用户他的名字还没有结束呢|A Keen Fan Whose Very Long Name Refuses to Stop and Has Not Ended Yet
手气一般|Average Luck
看台第七排|Row Seven
小王不熬夜|Early Night Wang
老球迷阿强|Old Fan Qiang
皮球先生|Mr Ball
周末只看球|Weekends Are for Football
越位警察|Offside Police
一杯冰美式|Iced Americano
蓝色球衣|Blue Shirt
九号位|Number Nine
南方小土豆|Little Potato
老张爱看球|Zhang Loves the Game
半场就睡|Asleep by Half-time
替补席|The Bench
门柱的声音|Off the Post
追光者|Light Chaser
一脚出球|One-Touch
东北虎|Siberian Tiger
用户38271|User 38271
用户90412|User 90412
名字特别特别长的一位从第一轮看到最后一轮的球迷朋友|A Fan With a Very Long Name Who Watches From the First Round to the Last
<b>加粗的人</b>|<b>Bold fan</b>
角旗小助手|Corner Flag Helper
会员小周|Member Zhou
禁言中的老吴|Old Wu, Muted
新来的球迷|New Fan
金币大户|Coin King
别处登录的人|Logged In Elsewhere
包厢常客|Box Regular
很久没来的人|Long Time No See
普通会员小李|Member Li
充值过的新人|Topped-Up Newcomer
没充值的老友|Old Friend
额度快用完的人|Near the Limit
`;

/** What somebody is called in English; a name that is nobody's of the world stays as it is. */
export const PEOPLE_IN_ENGLISH: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split('\n')
    .map((line) => line.split('|') as [string, string]),
);
