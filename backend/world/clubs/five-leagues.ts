/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const PREMIER_LEAGUE = `
伯恩茅斯|AFC Bournemouth|b3152b|20242c|c2
阿森纳|Arsenal FC|db0007|f3ead2|c1
阿斯顿维拉|Aston Villa FC|670e36|95bfe5|c1
布伦特福德|Brentford FC|d20000|ffffff|c2
布莱顿|Brighton & Hove Albion FC|1d5fc4|ffffff|c2
伯恩利|Burnley FC|6c1d45|99d6ea|c1
切尔西|Chelsea FC|034694|e8d28a|c6
水晶宫|Crystal Palace FC|1b458f|c4122e|c2
埃弗顿|Everton FC|003399|ffffff|c1
富勒姆|Fulham FC|1b1f2a|ffffff|c3
利兹联|Leeds United FC|1d428a|ffcd00|c3
利物浦|Liverpool FC|c8102e|f6eb61|c1
曼城|Manchester City FC|6cabdd|1c2c5b|c1
曼联|Manchester United FC|da291c|fbe122|c1
纽卡斯尔联|Newcastle United FC|20242c|ffffff|c2
诺丁汉森林|Nottingham Forest FC|dd0000|ffffff|c6
桑德兰|Sunderland AFC|eb172b|ffffff|c2
热刺|Tottenham Hotspur FC|132257|ffffff|c6
西汉姆联|West Ham United FC|7a263a|1bb1e7|c1
狼队|Wolverhampton Wanderers FC|f3a712|20242c|c3
`;

/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const LA_LIGA = `
毕尔巴鄂竞技|Athletic Club|ee2523|ffffff|c2
奥萨苏纳|CA Osasuna|d91a21|0a346f|c1
马德里竞技|Club Atlético de Madrid|cb3524|ffffff|c2
阿拉维斯|Deportivo Alavés|0761af|ffffff|c2
埃尔切|Elche CF|05642c|ffffff|c1
巴塞罗那|FC Barcelona|a50044|004d98|c2
赫塔菲|Getafe CF|005999|c8102e|c6
赫罗纳|Girona FC|cd2534|ffffff|c2
莱万特|Levante UD|0d2b7f|b4053f|c3
塞尔塔|RC Celta de Vigo|8ac3ee|e5254e|c1
西班牙人|RCD Espanyol de Barcelona|007fc8|ffffff|c2
马略卡|RCD Mallorca|e20613|20242c|c3
巴列卡诺|Rayo Vallecano de Madrid|f2f2f2|e53027|c1
贝蒂斯|Real Betis Balompié|0bb363|ffffff|c2
皇家马德里|Real Madrid CF|f4f4f4|febe10|c6
皇家奥维耶多|Real Oviedo|0032a0|ffffff|c1
皇家社会|Real Sociedad de Fútbol|143c8b|ffffff|c2
塞维利亚|Sevilla FC|f4f4f4|d8061c|c1
瓦伦西亚|Valencia CF|f4f4f4|ee3524|c3
比利亚雷亚尔|Villarreal CF|ffe667|005187|c6
`;

/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const SERIE_A = `
AC米兰|AC Milan|fb090b|20242c|c2
比萨|AC Pisa 1909|17377d|20242c|c2
佛罗伦萨|ACF Fiorentina|592c82|ffffff|c6
罗马|AS Roma|8e1f2f|f0bc42|c3
亚特兰大|Atalanta BC|1e71b8|20242c|c2
博洛尼亚|Bologna FC 1909|a21c26|1a2f48|c3
卡利亚里|Cagliari Calcio|b01028|002350|c3
科莫|Como 1907|003da5|ffffff|c1
国际米兰|FC Internazionale Milano|0068a8|20242c|c2
热那亚|Genoa CFC|ad0b2a|002147|c3
维罗纳|Hellas Verona FC|003da5|ffe74a|c1
尤文图斯|Juventus FC|20242c|ffffff|c2
帕尔马|Parma Calcio 1913|ffd200|1b4094|c3
拉齐奥|SS Lazio|87d8f7|15366f|c1
那不勒斯|SSC Napoli|12a0d7|ffffff|c6
都灵|Torino FC|8a1e03|ffffff|c1
克雷莫纳|US Cremonese|d81e34|9a9a9a|c2
莱切|US Lecce|ffe000|db2b1d|c2
萨索洛|US Sassuolo Calcio|00a752|20242c|c2
乌迪内斯|Udinese Calcio|f4f4f4|20242c|c1
`;

/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const BUNDESLIGA = `
海登海姆|1. FC Heidenheim 1846|e2001a|003d7c|c3
科隆|1. FC Köln|ed1c24|ffffff|c1
柏林联合|1. FC Union Berlin|eb1923|ffcc00|c6
美因茨|1. FSV Mainz 05|c3141e|ffffff|c6
勒沃库森|Bayer 04 Leverkusen|e32221|20242c|c1
多特蒙德|Borussia Dortmund|fde100|20242c|c6
门兴格拉德巴赫|Borussia Mönchengladbach|1b1f2a|f2c94c|c3
法兰克福|Eintracht Frankfurt|e1000f|20242c|c2
奥格斯堡|FC Augsburg|ba3733|46714d|c1
拜仁慕尼黑|FC Bayern München|cf1f36|ffffff|c6
圣保利|FC St. Pauli 1910|624b3c|ffffff|c1
汉堡|Hamburger SV|0a3f86|20242c|c6
莱比锡红牛|RB Leipzig|dd0741|002f65|c1
弗赖堡|SC Freiburg|fd1220|20242c|c2
不来梅|SV Werder Bremen|1d9053|ffffff|c3
霍芬海姆|TSG 1899 Hoffenheim|1c63b7|ffffff|c1
斯图加特|VfB Stuttgart|f4f4f4|e32219|c1
沃尔夫斯堡|VfL Wolfsburg|65b32e|ffffff|c6
`;

/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const LIGUE_1 = `
欧塞尔|AJ Auxerre|f4f4f4|0056a4|c1
摩纳哥|AS Monaco FC|e51b22|ffffff|c3
昂热|Angers SCO|20242c|ffffff|c2
洛里昂|FC Lorient|f58113|20242c|c1
梅斯|FC Metz|6e0f12|ffffff|c1
南特|FC Nantes|fcd405|00863c|c2
勒阿弗尔|Le Havre AC|79bde8|0b2240|c3
里尔|Lille OSC|e01e13|20325f|c1
尼斯|OGC Nice|c8102e|20242c|c2
里昂|Olympique Lyonnais|da0812|14387f|c3
马赛|Olympique de Marseille|2faee0|ffffff|c6
巴黎FC|Paris FC|1b2a56|f5b6cd|c1
巴黎圣日耳曼|Paris Saint-Germain FC|004170|da291c|c2
斯特拉斯堡|RC Strasbourg Alsace|009fe3|ffffff|c1
朗斯|Racing Club de Lens|ec1c24|fff200|c3
布雷斯特|Stade Brestois 29|e2001a|ffffff|c6
雷恩|Stade Rennais FC 1901|e13327|20242c|c2
图卢兹|Toulouse FC|3e2c56|ffffff|c1
`;
