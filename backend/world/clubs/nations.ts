/** One club a line: Chinese name | English name | two colours | flag (pictures/flags.ts). */
export const NATIONS = `
日本|Japan|1b2a56|d2122e|fl-jp
韩国|South Korea|d2122e|1b2a56|fl-kr
澳大利亚|Australia|fcd405|00693e|fl-au
伊朗|Iran|007a3d|d2122e|fl-ir
沙特阿拉伯|Saudi Arabia|006c35|ffffff|fl-sa
乌兹别克斯坦|Uzbekistan|1c9bd6|ffffff|fl-uz
卡塔尔|Qatar|8a1538|ffffff|fl-qa
约旦|Jordan|d2122e|20242c|fl-jo
新西兰|New Zealand|20242c|ffffff|fl-nz
埃及|Egypt|d2122e|20242c|fl-eg
摩洛哥|Morocco|c1272d|006233|fl-ma
突尼斯|Tunisia|e70013|ffffff|fl-tn
塞内加尔|Senegal|00853f|fdef42|fl-sn
加纳|Ghana|20242c|fcd116|fl-gh
科特迪瓦|Ivory Coast|f77f00|009e60|fl-ci
阿尔及利亚|Algeria|006233|ffffff|fl-dz
南非|South Africa|007749|ffb81c|fl-za
佛得角|Cape Verde|003893|cf2027|fl-cv
墨西哥|Mexico|006847|ce1126|fl-mx
美国|United States|0a3161|b31942|fl-us
加拿大|Canada|d80621|ffffff|fl-ca
巴拿马|Panama|d21034|005293|fl-pa
哥斯达黎加|Costa Rica|002b7f|ce1126|fl-cr
厄瓜多尔|Ecuador|ffdd00|034ea2|fl-ec
哥伦比亚|Colombia|fcd116|003893|fl-co
巴拉圭|Paraguay|d52b1e|0038a8|fl-py
乌拉圭|Uruguay|5bb4e5|ffffff|fl-uy
挪威|Norway|ba0c2f|00205b|fl-no
苏格兰|Scotland|005eb8|ffffff|fl-sct
奥地利|Austria|c8102e|ffffff|fl-at
土耳其|Türkiye|e30a17|ffffff|fl-tr
瑞士|Switzerland|d52b1e|ffffff|fl-ch
`;
