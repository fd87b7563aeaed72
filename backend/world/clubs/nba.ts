/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const NBA = `
波士顿凯尔特人|Boston Celtics|007a33|ba9653|b1
布鲁克林篮网|Brooklyn Nets|20242c|ffffff|b1
纽约尼克斯|New York Knicks|006bb6|f58426|b1
费城76人|Philadelphia 76ers|006bb6|ed174c|b1
多伦多猛龙|Toronto Raptors|ce1141|20242c|b1
芝加哥公牛|Chicago Bulls|ce1141|20242c|b1
克利夫兰骑士|Cleveland Cavaliers|860038|fdbb30|b1
底特律活塞|Detroit Pistons|c8102e|1d42ba|b1
印第安纳步行者|Indiana Pacers|002d62|fdbb30|b1
密尔沃基雄鹿|Milwaukee Bucks|00471b|eee1c6|b1
亚特兰大老鹰|Atlanta Hawks|e03a3e|c1d32f|b1
夏洛特黄蜂|Charlotte Hornets|1d1160|00788c|b1
迈阿密热火|Miami Heat|98002e|f9a01b|b1
奥兰多魔术|Orlando Magic|0077c0|c4ced4|b1
华盛顿奇才|Washington Wizards|002b5c|e31837|b1
丹佛掘金|Denver Nuggets|0e2240|fec524|b1
明尼苏达森林狼|Minnesota Timberwolves|0c2340|78be20|b1
俄克拉荷马城雷霆|Oklahoma City Thunder|007ac1|ef3b24|b1
波特兰开拓者|Portland Trail Blazers|e03a3e|20242c|b1
犹他爵士|Utah Jazz|002b5c|f9a01b|b1
金州勇士|Golden State Warriors|1d428a|ffc72c|b1
洛杉矶快船|LA Clippers|c8102e|1d428a|b1
洛杉矶湖人|Los Angeles Lakers|552583|fdb927|b1
菲尼克斯太阳|Phoenix Suns|1d1160|e56020|b1
萨克拉门托国王|Sacramento Kings|5a2d81|9a9a9a|b1
达拉斯独行侠|Dallas Mavericks|00538c|b8c4ca|b1
休斯敦火箭|Houston Rockets|ce1141|ffffff|b1
孟菲斯灰熊|Memphis Grizzlies|5d76a9|12173f|b1
新奥尔良鹈鹕|New Orleans Pelicans|0c2340|c8102e|b1
圣安东尼奥马刺|San Antonio Spurs|20242c|c4ced4|b1
`;
