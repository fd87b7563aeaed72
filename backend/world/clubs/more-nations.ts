/** Nations of the cups beside those of nations.ts, one a line: Chinese name | English name | crest's colours | pattern. */
export const MORE_NATIONS = `
阿尔巴尼亚|Albania|e41e20|20242c|c6
阿根廷|Argentina|75aadb|ffffff|c2
比利时|Belgium|20242c|fdda24|c3
波黑|Bosnia and Herzegovina|002f6c|fecb00|c6
巴西|Brazil|ffdf00|009b3a|c6
喀麦隆|Cameroon|007a5e|ce1126|c2
克罗地亚|Croatia|e8112d|ffffff|c2
库拉索|Curaçao|002b7f|f9e814|c6
捷克|Czech Republic|d7141a|11457e|c3
刚果（金）|DR Congo|007fff|f7d618|c1
丹麦|Denmark|c8102e|ffffff|c1
英格兰|England|ffffff|cf081f|c6
法国|France|0b2a6b|ef4135|c2
格鲁吉亚|Georgia|ffffff|e8112d|c1
德国|Germany|f4f4f4|20242c|c6
海地|Haiti|00209f|d21034|c3
匈牙利|Hungary|ce2939|477050|c2
伊拉克|Iraq|007a3d|ffffff|c1
意大利|Italy|0066b3|ffffff|c6
荷兰|Netherlands|f36c21|21468b|c1
波兰|Poland|ffffff|dc143c|c3
葡萄牙|Portugal|c8102e|046a38|c3
罗马尼亚|Romania|fcd116|002b7f|c3
塞尔维亚|Serbia|c6363c|0c4076|c2
斯洛伐克|Slovakia|0b4ea2|ffffff|c2
斯洛文尼亚|Slovenia|ffffff|005da4|c1
西班牙|Spain|aa151b|f1bf00|c2
瑞典|Sweden|fecc02|006aa7|c1
乌克兰|Ukraine|ffd700|0057b7|c3
威尔士|Wales|c8102e|00843d|c6
`;
