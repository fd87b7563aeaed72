/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const NATIONS = `
日本|Japan|1b2a56|d2122e|c6
韩国|South Korea|d2122e|1b2a56|c6
澳大利亚|Australia|fcd405|00693e|c1
伊朗|Iran|007a3d|d2122e|c2
沙特阿拉伯|Saudi Arabia|006c35|ffffff|c6
乌兹别克斯坦|Uzbekistan|1c9bd6|ffffff|c3
卡塔尔|Qatar|8a1538|ffffff|c3
约旦|Jordan|d2122e|20242c|c1
新西兰|New Zealand|20242c|ffffff|c6
埃及|Egypt|d2122e|20242c|c2
摩洛哥|Morocco|c1272d|006233|c6
突尼斯|Tunisia|e70013|ffffff|c6
塞内加尔|Senegal|00853f|fdef42|c2
加纳|Ghana|20242c|fcd116|c6
科特迪瓦|Ivory Coast|f77f00|009e60|c2
阿尔及利亚|Algeria|006233|ffffff|c3
南非|South Africa|007749|ffb81c|c1
佛得角|Cape Verde|003893|cf2027|c6
墨西哥|Mexico|006847|ce1126|c2
美国|United States|0a3161|b31942|c2
加拿大|Canada|d80621|ffffff|c2
巴拿马|Panama|d21034|005293|c3
哥斯达黎加|Costa Rica|002b7f|ce1126|c3
厄瓜多尔|Ecuador|ffdd00|034ea2|c3
哥伦比亚|Colombia|fcd116|003893|c3
巴拉圭|Paraguay|d52b1e|0038a8|c2
乌拉圭|Uruguay|5bb4e5|ffffff|c2
挪威|Norway|ba0c2f|00205b|c1
苏格兰|Scotland|005eb8|ffffff|c3
奥地利|Austria|c8102e|ffffff|c2
土耳其|Türkiye|e30a17|ffffff|c6
瑞士|Switzerland|d52b1e|ffffff|c6
`;
