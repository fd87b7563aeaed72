/** Names of invented players by where they come from: family names and given names, Chinese and English. */
export interface NamePool {
  /** Nationalities, Chinese and English. */
  readonly nations: string;
  readonly families: string;
  readonly givens: string;
}

const BRITISH: NamePool = {
  nations: '英格兰|England; 苏格兰|Scotland; 威尔士|Wales; 爱尔兰|Ireland',
  families:
    '怀特|White; 贝克|Baker; 特纳|Turner; 库珀|Cooper; 沃森|Watson; 贝内特|Bennett; 格雷|Gray; 霍尔|Hall; 格林|Green; 亚当斯|Adams; 米切尔|Mitchell; 克拉克|Clark; 伍德|Wood; 泰勒|Taylor; 琼斯|Jones; 巴雷特|Barrett; 拉姆齐|Ramsey; 韦伯|Webb; 哈里斯|Harris; 帕克|Parker; 福斯特|Foster; 亨特|Hunt; 肖尔|Shaw; 福勒|Fowler; 劳森|Lawson; 道森|Dawson; 皮尔斯|Pearce; 霍普金斯|Hopkins; 沃尔什|Walsh; 斯托克斯|Stokes',
  givens:
    '杰克|Jack; 哈里|Harry; 奥利弗|Oliver; 本|Ben; 卢克|Luke; 汤姆|Tom; 山姆|Sam; 乔|Joe; 丹|Dan; 查理|Charlie; 刘易斯|Lewis; 欧文|Owen',
};
const SPANISH: NamePool = {
  nations: '西班牙|Spain; 阿根廷|Argentina; 乌拉圭|Uruguay; 哥伦比亚|Colombia',
  families:
    '加西亚|García; 洛佩斯|López; 桑切斯|Sánchez; 佩雷斯|Pérez; 迪亚斯|Díaz; 伊格莱西亚斯|Iglesias; 纳瓦罗|Navarro; 莫拉|Mora; 莫雷诺|Moreno; 吉梅内斯|Giménez; 奥尔特加|Ortega; 卡斯特罗|Castro; 维加|Vega; 门多萨|Mendoza; 马丁内斯|Martínez; 罗德里格斯|Rodríguez; 埃斯特万|Esteban; 卡里略|Carrillo; 阿吉拉尔|Aguilar; 塞拉诺|Serrano; 加列戈|Gallego; 索托|Soto; 贝尼特斯|Benítez; 卡诺瓦|Cánovas; 帕斯库亚尔|Pascual; 伊巴涅斯|Ibáñez; 里韦罗|Rivero; 阿科斯塔|Acosta; 拉腊|Lara; 蒙特罗|Montero',
  givens:
    '巴勃罗|Pablo; 哈维|Javi; 塞尔吉奥|Sergio; 伊万|Iván; 迭戈|Diego; 马里奥|Mario; 乌戈|Hugo; 阿德里安|Adrián; 马科斯|Marcos; 亚历克斯|Álex; 劳尔|Raúl; 费德里科|Federico',
};
const ITALIAN: NamePool = {
  nations: '意大利|Italy',
  families:
    '罗西|Rossi; 比安基|Bianchi; 孔蒂|Conti; 里奇|Ricci; 马里尼|Marini; 格列柯|Greco; 布鲁诺|Bruno; 加洛|Gallo; 科斯塔|Costa; 曼奇尼|Mancini; 隆巴迪|Lombardi; 莫雷蒂|Moretti; 巴尔比耶里|Barbieri; 丰塔纳|Fontana; 桑托罗|Santoro; 马里亚尼|Mariani; 里纳尔迪|Rinaldi; 卡鲁索|Caruso; 费拉拉|Ferrara; 加利|Galli; 马尔泰利|Martelli; 莱奥内|Leone; 隆戈|Longo; 真蒂莱|Gentile; 马丁内利|Martinelli; 维塔莱|Vitale; 科波拉|Coppola; 帕加尼|Pagani; 塞拉|Serra; 瓦伦蒂|Valenti',
  givens:
    '马尔科|Marco; 卢卡|Luca; 安德烈亚|Andrea; 马泰奥|Matteo; 洛伦佐|Lorenzo; 费代里科|Federico; 达维德|Davide; 西莫内|Simone; 里卡多|Riccardo; 尼科洛|Nicolò',
};
const GERMAN: NamePool = {
  nations: '德国|Germany; 奥地利|Austria; 瑞士|Switzerland',
  families:
    '米勒|Müller; 克鲁格|Krüger; 施耐德|Schneider; 菲舍尔|Fischer; 魏斯|Weiss; 贝格尔|Berger; 霍夫曼|Hofmann; 舒尔茨|Schulz; 科赫|Koch; 里希特|Richter; 克莱因|Klein; 沃尔夫|Wolf; 诺伊曼|Neumann; 施瓦茨|Schwarz; 齐默曼|Zimmermann; 布劳恩|Braun; 哈特曼|Hartmann; 朗格|Lange; 克劳泽|Krause; 莱曼|Lehmann; 福格特|Vogt; 温特|Winter; 海因里希|Heinrich; 格拉夫|Graf; 许布纳|Hübner; 凯泽|Kaiser; 佐默|Sommer; 弗兰克|Frank; 路德维希|Ludwig; 伯姆|Böhm',
  givens:
    '卢卡斯|Lukas; 约纳斯|Jonas; 菲利克斯|Felix; 马克斯|Max; 蒂姆|Tim; 尼尔斯|Nils; 扬|Jan; 保罗|Paul; 莱昂|Leon; 法比安|Fabian; 莫里茨|Moritz; 尼科|Nico',
};
const FRENCH: NamePool = {
  nations: '法国|France; 比利时|Belgium',
  families:
    '杜兰德|Durand; 莫罗|Moreau; 勒鲁瓦|Leroy; 西蒙|Simon; 洛朗|Laurent; 勒菲弗|Lefèvre; 米歇尔|Michel; 贝尔特朗|Bertrand; 鲁塞尔|Roussel; 文森特|Vincent; 富尼耶|Fournier; 吉拉尔|Girard; 梅西耶|Mercier; 博内|Bonnet; 迪邦|Dupont; 朗贝尔|Lambert; 方丹|Fontaine; 鲁瓦|Roy; 加尼耶|Garnier; 舍瓦利耶|Chevalier; 勒格朗|Legrand; 戈蒂埃|Gauthier; 佩兰|Perrin; 罗宾|Robin; 克莱芒|Clément; 莫林|Morin; 尼古拉|Nicolas; 亨利|Henry; 马松|Masson; 马尔尚|Marchand',
  givens:
    '吕卡|Lucas; 雨果|Hugo; 特奥|Théo; 马修|Mathieu; 安托万|Antoine; 朱利安|Julien; 尼科拉|Nicolas; 亚历克西|Alexis; 罗曼|Romain; 马克西姆|Maxime; 巴蒂斯特|Baptiste',
};
const PORTUGUESE: NamePool = {
  nations: '葡萄牙|Portugal; 巴西|Brazil',
  families:
    '席尔瓦|Silva; 桑托斯|Santos; 奥利维拉|Oliveira; 费雷拉|Ferreira; 佩雷拉|Pereira; 科埃略|Coelho; 阿尔梅达|Almeida; 里贝罗|Ribeiro; 卡瓦略|Carvalho; 特谢拉|Teixeira; 莫雷拉|Moreira; 科雷亚|Correia; 门德斯|Mendes; 努内斯|Nunes; 苏亚雷斯|Soares; 维埃拉|Vieira; 蒙泰罗|Monteiro; 卡多索|Cardoso; 罗沙|Rocha; 内托|Neto; 平托|Pinto; 达席尔瓦|Da Silva; 安德拉德|Andrade; 巴博萨|Barbosa; 梅洛|Melo; 弗雷塔斯|Freitas; 坎波斯|Campos; 布里托|Brito; 萨莱斯|Sales; 塔瓦雷斯|Tavares',
  givens:
    '若昂|João; 佩德罗|Pedro; 鲁本|Rúben; 迪奥戈|Diogo; 卢卡斯|Lucas; 蒂亚戈|Tiago; 安德烈|André; 加布里埃尔|Gabriel; 拉斐尔|Rafael; 布鲁诺|Bruno; 马特乌斯|Mateus',
};
const NORDIC: NamePool = {
  nations: '丹麦|Denmark; 瑞典|Sweden; 挪威|Norway; 荷兰|Netherlands',
  families:
    '汉森|Hansen; 林德伯格|Lindberg; 尼尔森|Nielsen; 拉尔森|Larsen; 安德森|Andersson; 约翰松|Johansson; 贝格|Berg; 霍尔姆|Holm; 厄斯特|Øster; 达尔|Dahl; 范德贝克|Van der Beek; 德容格|De Jonge; 德弗里斯|De Vries; 范登贝尔赫|Van den Berg; 雅各布森|Jakobsen; 彼得森|Petersen; 斯文松|Svensson; 埃克|Ek; 伦德|Lund; 克里斯滕森|Kristensen; 穆勒|Møller; 斯特兰德|Strand; 巴克尔|Bakker; 维瑟|Visser; 斯米特|Smit; 梅杰|Meijer; 延森|Jensen; 汉松|Hansson; 林德|Lind; 松德|Sund',
  givens:
    '埃米尔|Emil; 马蒂亚斯|Mathias; 拉斯|Lars; 尼克拉斯|Niklas; 奥斯卡|Oscar; 塞巴斯蒂安|Sebastian; 西蒙|Simon; 乔恩|Jon; 米克尔|Mikkel; 埃里克|Erik; 达安|Daan; 尤里|Jurri',
};
export const WESTERN_POOLS = { BRITISH, SPANISH, ITALIAN, GERMAN, FRENCH, PORTUGUESE, NORDIC } as const;
