/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const BRAZIL = `
弗拉门戈|CR Flamengo|c52613|20242c|c2
帕尔梅拉斯|SE Palmeiras|006437|ffffff|c6
博塔弗戈|Botafogo FR|20242c|ffffff|c2
圣保罗|São Paulo FC|fe0000|20242c|c1
科林蒂安|SC Corinthians|20242c|ffffff|c6
弗鲁米嫩塞|Fluminense FC|9f022f|00613c|c2
格雷米奥|Grêmio FBPA|0d80bf|20242c|c2
巴西国际|SC Internacional|e5050f|ffffff|c6
米内罗竞技|Atlético Mineiro|20242c|ffffff|c2
克鲁塞罗|Cruzeiro EC|2f529e|ffffff|c6
巴伊亚|EC Bahia|006cb5|ed3237|c3
瓦斯科达伽马|CR Vasco da Gama|20242c|ffffff|c3
桑托斯|Santos FC|f4f4f4|20242c|c2
布拉干蒂诺红牛|RB Bragantino|f4f4f4|d2122e|c1
福塔莱萨|Fortaleza EC|1c4f9c|d2122e|c3
米拉索尔|Mirassol FC|fcd405|007a3d|c1
`;

/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const MLS = `
迈阿密国际|Inter Miami CF|f5b6cd|20242c|c6
洛杉矶FC|Los Angeles FC|20242c|c39e6d|c1
洛杉矶银河|LA Galaxy|00245d|ffd200|c3
纽约城|New York City FC|6cace4|041e42|c6
纽约红牛|New York Red Bulls|ed1e36|23326a|c1
西雅图海湾人|Seattle Sounders FC|5d9741|005595|c1
亚特兰大联|Atlanta United FC|80000b|20242c|c2
哥伦布机员|Columbus Crew|fedd00|20242c|c6
辛辛那提|FC Cincinnati|f05323|263b80|c1
费城联合|Philadelphia Union|071b2c|b49759|c6
奥兰多城|Orlando City SC|633492|fde192|c1
多伦多FC|Toronto FC|b81137|455560|c1
波特兰伐木者|Portland Timbers|00482b|d69a00|c3
休斯敦迪纳摩|Houston Dynamo FC|ff6b00|101820|c6
明尼苏达联|Minnesota United FC|8cd2f4|585958|c1
圣路易斯城|St. Louis City SC|dd004a|001544|c1
夏洛特FC|Charlotte FC|1a85c8|20242c|c6
皇家盐湖城|Real Salt Lake|b30838|013a81|c3
`;

/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const LIGA_MX = `
美洲队|Club América|fcd405|1b2a56|c1
瓜达拉哈拉|CD Guadalajara|d2122e|1b2a56|c2
蓝十字|Cruz Azul|1c4f9c|d2122e|c6
蒙特雷|CF Monterrey|1b2a56|ffffff|c2
老虎队|Tigres UANL|f7b512|1c4f9c|c6
托卢卡|Deportivo Toluca|d2122e|ffffff|c1
普马斯|Pumas UNAM|1b2a56|c39e6d|c3
莱昂|Club León|007a3d|ffffff|c6
帕丘卡|CF Pachuca|1b2a56|ffffff|c2
圣路易斯竞技|Atlético San Luis|d2122e|1b2a56|c2
`;
