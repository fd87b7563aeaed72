/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const EREDIVISIE = `
阿贾克斯|AFC Ajax|f4f4f4|d2122e|c2
埃因霍温|PSV Eindhoven|ed1c24|ffffff|c2
费耶诺德|Feyenoord|e1000f|20242c|c3
阿尔克马尔|AZ Alkmaar|d71920|ffffff|c6
乌得勒支|FC Utrecht|d2122e|ffffff|c1
特温特|FC Twente|d2122e|ffffff|c6
海伦芬|SC Heerenveen|1c4f9c|ffffff|c2
格罗宁根|FC Groningen|009640|ffffff|c2
奈梅亨|NEC Nijmegen|d2122e|00693e|c3
前进之鹰|Go Ahead Eagles|d2122e|fcd405|c1
鹿特丹斯巴达|Sparta Rotterdam|d2122e|ffffff|c2
兹沃勒|PEC Zwolle|1c63b7|ffffff|c1
`;

/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const PRIMEIRA_LIGA = `
本菲卡|SL Benfica|e30613|ffffff|c1
波尔图|FC Porto|00428c|ffffff|c2
里斯本竞技|Sporting CP|008057|ffffff|c2
布拉加|SC Braga|dd1f2d|ffffff|c1
吉马良斯|Vitória SC|20242c|ffffff|c1
法马利康|FC Famalicão|1c4f9c|ffffff|c6
里奥阿维|Rio Ave FC|007a3d|ffffff|c2
阿罗卡|FC Arouca|fcd405|1c4f9c|c1
吉尔维森特|Gil Vicente FC|d2122e|1c4f9c|c3
埃斯托里尔|Estoril Praia|fcd405|1c63b7|c6
莫雷伦斯|Moreirense FC|007a3d|ffffff|c1
圣克拉拉|Santa Clara|d2122e|ffffff|c6
`;

/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const SUPER_LIG = `
加拉塔萨雷|Galatasaray SK|a90432|fdb912|c3
费内巴切|Fenerbahçe SK|163962|ffed00|c2
贝西克塔斯|Beşiktaş JK|20242c|ffffff|c2
特拉布宗体育|Trabzonspor|7a263a|5bb4e5|c3
巴萨克赛尔|Başakşehir FK|1b2a56|f58113|c1
萨姆松体育|Samsunspor|d2122e|ffffff|c2
安塔利亚体育|Antalyaspor|d2122e|ffffff|c6
科尼亚体育|Konyaspor|007a3d|ffffff|c1
阿兰亚体育|Alanyaspor|f58113|007a3d|c3
哥兹塔比|Göztepe SK|fcd405|d2122e|c2
里泽体育|Çaykur Rizespor|007a3d|1c63b7|c3
卡斯帕萨|Kasımpaşa SK|1b2a56|ffffff|c1
`;

/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const ENGLISH_CUP = `
莱斯特城|Leicester City FC|003090|fdbe11|c6
南安普顿|Southampton FC|d71920|ffffff|c2
伊普斯维奇|Ipswich Town FC|3a64a3|ffffff|c1
谢菲尔德联|Sheffield United FC|ee2737|20242c|c2
考文垂|Coventry City FC|59cbe8|ffffff|c1
米德尔斯堡|Middlesbrough FC|e11b22|ffffff|c1
诺维奇|Norwich City FC|00a650|fff200|c3
西布罗姆维奇|West Bromwich Albion FC|122f67|ffffff|c2
沃特福德|Watford FC|fbee23|20242c|c3
斯旺西|Swansea City AFC|20242c|ffffff|c1
布里斯托城|Bristol City FC|e21c38|ffffff|c6
斯托克城|Stoke City FC|e03a3e|ffffff|c2
赫尔城|Hull City AFC|f5971d|20242c|c2
米尔沃尔|Millwall FC|001d5e|ffffff|c1
女王公园巡游者|Queens Park Rangers FC|1d5ba4|ffffff|c2
普雷斯顿|Preston North End FC|1b2a56|ffffff|c6
布莱克本|Blackburn Rovers FC|009ee0|ffffff|c3
德比郡|Derby County FC|20242c|ffffff|c1
朴次茅斯|Portsmouth FC|001489|ffffff|c6
伯明翰|Birmingham City FC|0000ff|ffffff|c6
雷克瑟姆|Wrexham AFC|d2122e|ffffff|c1
查尔顿|Charlton Athletic FC|d4021d|ffffff|c1
`;
