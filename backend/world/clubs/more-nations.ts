/** Nations of the cups beside those of nations.ts, one a line: Chinese name | English name | two colours | flag. */
export const MORE_NATIONS = `
阿尔巴尼亚|Albania|e41e20|20242c|fl-al
阿根廷|Argentina|75aadb|ffffff|fl-ar
比利时|Belgium|20242c|fdda24|fl-be
波黑|Bosnia and Herzegovina|002f6c|fecb00|fl-ba
巴西|Brazil|ffdf00|009b3a|fl-br
喀麦隆|Cameroon|007a5e|ce1126|fl-cm
克罗地亚|Croatia|e8112d|ffffff|fl-hr
库拉索|Curaçao|002b7f|f9e814|fl-cw
捷克|Czech Republic|d7141a|11457e|fl-cz
刚果（金）|DR Congo|007fff|f7d618|fl-cd
丹麦|Denmark|c8102e|ffffff|fl-dk
英格兰|England|ffffff|cf081f|fl-eng
法国|France|0b2a6b|ef4135|fl-fr
格鲁吉亚|Georgia|ffffff|e8112d|fl-ge
德国|Germany|f4f4f4|20242c|fl-de
海地|Haiti|00209f|d21034|fl-ht
匈牙利|Hungary|ce2939|477050|fl-hu
伊拉克|Iraq|007a3d|ffffff|fl-iq
意大利|Italy|0066b3|ffffff|fl-it
荷兰|Netherlands|f36c21|21468b|fl-nl
波兰|Poland|ffffff|dc143c|fl-pl
葡萄牙|Portugal|c8102e|046a38|fl-pt
罗马尼亚|Romania|fcd116|002b7f|fl-ro
塞尔维亚|Serbia|c6363c|0c4076|fl-rs
斯洛伐克|Slovakia|0b4ea2|ffffff|fl-sk
斯洛文尼亚|Slovenia|ffffff|005da4|fl-si
西班牙|Spain|aa151b|f1bf00|fl-es
瑞典|Sweden|fecc02|006aa7|fl-se
乌克兰|Ukraine|ffd700|0057b7|fl-ua
威尔士|Wales|c8102e|00843d|fl-wal
`;
