/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const SUPER_LEAGUE = `
上海海港|Shanghai Port FC|d2122e|ffffff|c1
上海申花|Shanghai Shenhua FC|1c4f9c|ffffff|c6
北京国安|Beijing Guoan FC|007a3d|fcd405|c1
山东泰山|Shandong Taishan FC|f58113|1b2a56|c1
成都蓉城|Chengdu Rongcheng FC|d2122e|fcd405|c6
浙江队|Zhejiang FC|00863c|ffffff|c3
天津津门虎|Tianjin Jinmen Tiger FC|1c4f9c|ffffff|c1
武汉三镇|Wuhan Three Towns FC|d2122e|1b2a56|c2
河南队|Henan FC|d2122e|20242c|c2
长春亚泰|Changchun Yatai FC|d2122e|ffffff|c6
青岛海牛|Qingdao Hainiu FC|f58113|20242c|c3
青岛西海岸|Qingdao West Coast FC|1c63b7|ffffff|c1
深圳新鹏城|Shenzhen Peng City FC|163962|5bb4e5|c1
梅州客家|Meizhou Hakka FC|1b2a56|fcd405|c6
云南玉昆|Yunnan Yukun FC|007a3d|ffffff|c2
大连英博|Dalian Yingbo FC|1c4f9c|59cbe8|c3
`;

/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const J1_LEAGUE = `
神户胜利船|Vissel Kobe|7a263a|20242c|c2
横滨水手|Yokohama F. Marinos|1c4f9c|d2122e|c1
鹿岛鹿角|Kashima Antlers|b3152b|1b2a56|c1
浦和红钻|Urawa Red Diamonds|e10019|20242c|c3
川崎前锋|Kawasaki Frontale|5bb4e5|20242c|c6
大阪钢巴|Gamba Osaka|1c4f9c|20242c|c2
大阪樱花|Cerezo Osaka|e2568b|1b2a56|c1
广岛三箭|Sanfrecce Hiroshima|592c82|ffffff|c1
名古屋鲸八|Nagoya Grampus|d2122e|f58113|c3
FC东京|FC Tokyo|1c4f9c|d2122e|c2
柏太阳神|Kashiwa Reysol|fcd405|20242c|c6
町田泽维亚|Machida Zelvia|1b2a56|ffffff|c1
京都不死鸟|Kyoto Sanga FC|592c82|fcd405|c6
湘南海洋|Shonan Bellmare|7cc242|1c63b7|c3
清水鼓动|Shimizu S-Pulse|f58113|1c4f9c|c6
福冈黄蜂|Avispa Fukuoka|1b2a56|9a9a9a|c2
`;

/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const K_LEAGUE = `
蔚山HD|Ulsan HD FC|1c4f9c|fcd405|c1
全北现代|Jeonbuk Hyundai Motors|007a3d|fcd405|c6
浦项制铁|Pohang Steelers|d2122e|20242c|c2
FC首尔|FC Seoul|b3152b|20242c|c2
江原FC|Gangwon FC|f58113|007a3d|c3
大田韩亚市民|Daejeon Hana Citizen|7a263a|00863c|c3
光州FC|Gwangju FC|fcd405|d2122e|c6
济州SK|Jeju SK FC|f58113|20242c|c1
水原FC|Suwon FC|1b2a56|d2122e|c2
金泉尚武|Gimcheon Sangmu FC|d2122e|1b2a56|c1
安养FC|FC Anyang|592c82|ffffff|c6
大邱FC|Daegu FC|5bb4e5|1b2a56|c1
`;

/** One club a line: Chinese name | English name | crest's first colour | second | pattern (clubs.ts). */
export const A_LEAGUE = `
墨尔本城|Melbourne City FC|6cabdd|ffffff|c6
墨尔本胜利|Melbourne Victory FC|1b2a56|ffffff|c1
悉尼FC|Sydney FC|5bb4e5|1b2a56|c1
西悉尼流浪者|Western Sydney Wanderers|d2122e|20242c|c2
中央海岸水手|Central Coast Mariners|fcd405|1b2a56|c3
布里斯班狮吼|Brisbane Roar FC|f58113|20242c|c6
阿德莱德联|Adelaide United FC|d2122e|fcd405|c1
珀斯光荣|Perth Glory FC|592c82|f58113|c3
惠灵顿凤凰|Wellington Phoenix FC|fcd405|20242c|c2
奥克兰FC|Auckland FC|1c63b7|20242c|c2
麦克阿瑟FC|Macarthur FC|20242c|f58113|c1
纽卡斯尔喷气机|Newcastle Jets FC|1b2a56|fcd405|c6
`;
