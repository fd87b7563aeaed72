import type { NamePool } from './name-pools';

const SLAVIC: NamePool = {
  nations: '克罗地亚|Croatia; 塞尔维亚|Serbia; 波兰|Poland; 捷克|Czech Republic; 乌克兰|Ukraine',
  families:
    '科瓦契奇|Kovačić; 霍瓦特|Horvat; 诺瓦克|Novak; 彼得罗维奇|Petrović; 约瓦诺维奇|Jovanović; 马尔科维奇|Marković; 尼科利奇|Nikolić; 斯托亚诺维奇|Stojanović; 伊利奇|Ilić; 帕维奇|Pavić; 巴比奇|Babić; 博日奇|Božić; 科瓦尔斯基|Kowalski; 维什涅夫斯基|Wiśniewski; 扎雍茨|Zając; 卡明斯基|Kamiński; 斯沃博达|Svoboda; 德沃夏克|Dvořák; 切尔尼|Černý; 普罗哈兹卡|Procházka; 舍甫琴科夫|Shevchenkov; 邦达连科|Bondarenko; 特卡琴科|Tkachenko; 科瓦连科|Kovalenko; 梅尔尼克|Melnyk; 波波夫|Popov; 迪米特罗夫|Dimitrov; 伊万诺夫|Ivanov; 米哈伊洛夫|Mihaylov; 扎哈里耶夫|Zahariev',
  givens:
    '马尔科|Marko; 伊万|Ivan; 卢卡|Luka; 尼古拉|Nikola; 托马斯|Tomáš; 雅各布|Jakub; 安德里|Andriy; 彼得|Petr; 米兰|Milan; 斯特凡|Stefan; 多米尼克|Dominik',
};
const AFRICAN: NamePool = {
  nations: '塞内加尔|Senegal; 尼日利亚|Nigeria; 科特迪瓦|Ivory Coast; 加纳|Ghana; 马里|Mali; 喀麦隆|Cameroon',
  families:
    '迪亚洛|Diallo; 特拉奥雷|Traoré; 科内|Koné; 卡马拉|Camara; 西塞|Cissé; 图雷|Touré; 恩迪亚耶|N’Diaye; 萨科|Sakho; 巴|Bâ; 凯塔|Keïta; 西索科|Sissoko; 库亚特|Kouaté; 奥科罗|Okoro; 阿德巴约|Adebayo; 奥比|Obi; 埃泽|Ezeh; 门萨|Mensah; 博阿滕|Boateng; 奥乌苏|Owusu; 阿桑特|Asante; 恩科西|Nkosi; 恩多耶|N’Doye; 姆贝基|Mbeki; 卡博雷|Kaboré; 班巴|Bamba; 丰法纳|Fofana; 迪乌夫|Diouf; 法耶|Faye; 塞克|Seck; 韦德拉奥果|Ouédraogo',
  givens:
    '阿马杜|Amadou; 穆萨|Moussa; 伊布拉希马|Ibrahima; 谢赫|Cheikh; 奥马尔|Omar; 塞古|Ségou; 约瑟夫|Joseph; 伊曼纽尔|Emmanuel; 科菲|Kofi; 奇迪|Chidi; 阿卜杜|Abdou',
};
const ARABIC: NamePool = {
  nations: '摩洛哥|Morocco; 阿尔及利亚|Algeria; 埃及|Egypt; 突尼斯|Tunisia',
  families:
    '本纳赛尔|Bennacer; 哈达迪|Haddadi; 曼苏里|Mansouri; 阿姆拉尼|Amrani; 齐亚尼|Ziani; 贝纳利|Benali; 塞菲|Seffi; 哈马迪|Hamadi; 卡里姆|Karim; 优素福|Youssef; 萨利姆|Salim; 法里斯|Faris; 纳赛尔|Nasser; 拉赫马尼|Rahmani; 贾拉勒|Jalal; 哈桑|Hassan; 马哈茂德|Mahmoud; 塔希尔|Tahir; 祖贝尔|Zubair; 巴德兰|Badran; 哈利勒|Khalil; 沙拉夫|Sharaf; 阿齐兹|Aziz; 扎基|Zaki; 马利克|Malik; 法赫米|Fahmi; 库尔迪|Kurdi; 阿巴迪|Abadi; 萨米|Sami; 达哈比|Dahabi',
  givens:
    '阿明|Amine; 伊利亚斯|Ilyas; 比拉勒|Bilal; 阿里|Ali; 扎卡里亚|Zakaria; 雅西尔|Yasser; 奥萨马|Osama; 塔里克|Tarek; 纳比勒|Nabil; 里达|Rida',
};
const TURKISH: NamePool = {
  nations: '土耳其|Türkiye; 格鲁吉亚|Georgia; 乌兹别克斯坦|Uzbekistan',
  families:
    '耶尔德勒姆|Yıldırım; 沙欣|Şahin; 卡亚|Kaya; 德米尔|Demir; 切利克|Çelik; 阿伊登|Aydın; 厄兹图尔克|Öztürk; 阿斯兰|Aslan; 多安|Doğan; 科奇|Koç; 库尔特|Kurt; 厄兹代米尔|Özdemir; 埃尔多安|Erdoğan; 居内什|Güneş; 波拉特|Polat; 阿克索伊|Aksoy; 塔什|Taş; 乌聪|Uzun; 埃尔坎|Erkan; 卡拉|Kara; 贝里泽|Beridze; 马穆拉|Mamula; 洛米泽|Lomidze; 卡里莫夫|Karimov; 拉希莫夫|Rahimov; 尤苏波夫|Yusupov; 图尔松|Tursun; 阿利耶夫|Aliyev; 萨法罗夫|Safarov; 哈萨诺夫|Hasanov',
  givens:
    '埃姆雷|Emre; 布拉克|Burak; 哈坎|Hakan; 杰姆|Cem; 奥赞|Ozan; 塞尔达尔|Serdar; 乔治|Giorgi; 鲁斯兰|Ruslan; 蒂穆尔|Timur; 卡安|Kaan',
};
const JAPANESE: NamePool = {
  nations: '日本|Japan',
  families:
    '三浦|Miura; 佐藤|Sato; 铃木|Suzuki; 高桥|Takahashi; 渡边|Watanabe; 山本|Yamamoto; 中村|Nakamura; 小林|Kobayashi; 加藤|Kato; 吉田|Yoshida; 山田|Yamada; 佐佐木|Sasaki; 山口|Yamaguchi; 松本|Matsumoto; 井上|Inoue; 木村|Kimura; 林|Hayashi; 清水|Shimizu; 斋藤|Saito; 森|Mori; 池田|Ikeda; 桥本|Hashimoto; 石川|Ishikawa; 前川|Maekawa; 藤田|Fujita; 小川|Ogawa; 冈田|Okada; 后藤|Goto; 长谷川|Hasegawa; 村上|Murakami',
  givens:
    '翔太|Shota; 大辅|Daisuke; 健|Ken; 拓也|Takuya; 隼人|Hayato; 凉|Ryo; 海斗|Kaito; 悠真|Yuma; 莲|Ren; 直树|Naoki',
};
const KOREAN: NamePool = {
  nations: '韩国|South Korea',
  families:
    '李|Lee; 朴|Park; 崔|Choi; 郑|Jung; 姜|Kang; 赵|Cho; 尹|Yoon; 张|Jang; 林|Lim; 韩|Han; 吴|Oh; 徐|Seo; 申|Shin; 权|Kwon; 安|Ahn; 宋|Song; 柳|Ryu; 全|Jeon; 洪|Hong; 高|Ko; 文|Moon; 梁|Yang; 孔|Kong; 裴|Bae; 白|Baek; 许|Heo; 南|Nam; 沈|Shim; 卢|Roh; 河|Ha',
  givens:
    '民俊|Min-jun; 智勋|Ji-hoon; 成民|Sung-min; 东炫|Dong-hyun; 俊昊|Jun-ho; 宇镇|Woo-jin; 泰英|Tae-young; 尚宇|Sang-woo; 在赫|Jae-hyuk; 贤洙|Hyun-soo',
};
const PERSIAN: NamePool = {
  nations: '伊朗|Iran',
  families:
    '侯赛尼|Hosseini; 莫哈马迪|Mohammadi; 艾哈迈迪|Ahmadi; 卡里米|Karimi; 贾法里|Jafari; 拉希米|Rahimi; 莫拉迪|Moradi; 萨迪吉|Sadeghi; 加塞米|Ghasemi; 阿克巴里|Akbari; 哈希米|Hashemi; 沙菲伊|Shafiei; 阿米里|Amiri; 纳扎里|Nazari; 巴盖里|Bagheri; 纳贾菲|Najafi; 塔赫里|Taheri; 法拉哈尼|Farahani; 索尔坦尼|Soltani; 扎马尼|Zamani; 阿巴西|Abbasi; 鲁斯塔米|Rostami; 科兹米|Kazemi; 米尔扎伊|Mirzaei; 萨利希|Salehi; 埃斯凡迪亚里|Esfandiari; 帕尔维兹|Parviz; 达内什|Danesh; 拉赫巴尔|Rahbar; 纳里曼|Nariman',
  givens:
    '雷扎|Reza; 阿里|Ali; 侯赛因|Hossein; 马吉德|Majid; 萨曼|Saman; 梅赫迪|Mehdi; 卡韦|Kaveh; 法尔哈德|Farhad; 贝赫扎德|Behzad; 阿米尔|Amir',
};
export const EASTERN_POOLS = { SLAVIC, AFRICAN, ARABIC, TURKISH, JAPANESE, KOREAN, PERSIAN } as const;
