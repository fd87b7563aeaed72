import type { Spoken } from '../spoken';

const read = (text: string): readonly Spoken[] =>
  text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [zh = '', en = ''] = entry.replaceAll('_', ' ').split('|');
      return { zh, en };
    });

/** Nobody real: names are put together from these. */
export const FAMILY_NAMES = read(`
卡特|Carter 安德森|Anderson 科瓦奇|Kovac 罗宾逊|Robinson 布鲁克斯|Brooks 哈里森|Harrison 帕克|Parker 奥康纳|O'Connor
约翰逊|Johnson 威廉姆斯|Williams 米切尔|Mitchell 泰勒|Taylor 汤普森|Thompson 杰克逊|Jackson 怀特|White 哈里斯|Harris
马丁|Martin 格林|Greene 亚当斯|Adams 尼尔森|Nelson 坎贝尔|Campbell 罗伯茨|Roberts 菲利普斯|Phillips 埃文斯|Evans
特纳|Turner 科林斯|Collins 斯图尔特|Stewart 桑德斯|Sanders 莫里斯|Morris 里德|Reed 库克|Cooke 摩根|Morgan
贝尔|Bell 墨菲|Murphy 贝利|Bailey 里维拉|Rivera 理查森|Richardson 考克斯|Cox 霍华德|Howard 沃德|Ward
托雷斯|Torres 彼得森|Peterson 格雷|Gray 拉米雷斯|Ramirez 詹金斯|Jenkins 佩里|Perry 鲍威尔|Powell 帕特森|Patterson
休斯|Hughes 华盛顿|Washington 巴特利特|Bartlett 西蒙斯|Simmons 福斯特|Foster 冈萨雷斯|Gonzalez 布莱恩特|Bryantson 亚历山大|Alexander
拉塞尔|Russell 格里芬|Griffith 迪亚兹|Diaz 海耶斯|Hayes 迈尔斯|Myers 福特|Ford 汉密尔顿|Hamilton 格雷厄姆|Graham
沙利文|Sullivan 华莱士|Wallace 伍兹|Woods 科尔|Cole 韦斯特|West 乔丹森|Jordanson 欧文斯|Owens 雷诺兹|Reynolds
费舍尔|Fischer 埃利斯|Ellis 哈珀|Harper 吉布森|Gibson 麦克唐纳|McDonald 克鲁斯|Cruz 马歇尔|Marshall 奥尔蒂斯|Ortiz
戈麦斯|Gomez 默里|Murray 弗里曼|Freeman 韦尔斯|Wells 韦伯|Webb 辛普森|Simpson 史蒂文斯|Stevens 塔克|Tucker
波特|Porter 亨特|Hunter 希克斯|Hicks 克劳福德|Crawford 亨利|Henry 博伊德|Boyd 梅森|Mason 莫拉莱斯|Morales
肯尼迪|Kennedy 沃伦|Warren 迪克森|Dixon 拉莫斯|Ramos 雷耶斯|Reyes 伯恩斯|Burns 戈登|Gordon 肖|Shaw
霍尔姆斯|Holmes 赖斯|Rice 罗伯森|Robertson 亨德里克斯|Hendrix 布莱克|Black 丹尼尔斯|Daniels 帕尔默|Palmer 米尔斯|Mills
尼科尔斯|Nichols 格兰特|Grant 奈特|Knight 弗格森|Ferguson 斯通|Stone 霍金斯|Hawkins 邓恩|Dunn 珀金斯|Perkins
哈德森|Hudson 斯宾塞|Spencer 加德纳|Gardner 斯蒂芬斯|Stephens 佩恩|Payne 皮尔斯|Pearce 贝里|Berry 马修斯|Matthews
阿诺德|Arnold 瓦格纳|Wagner
`);

/** As many as no divisor of the family names, so that pairs do not come back soon. */
export const GIVEN_NAMES = read(`
贾伦|Jalen 马库斯|Marcus 德文|Devin 泰瑞斯|Tyrese 安德烈|Andre 艾萨克|Isaac 迈尔斯|Miles 乔丹|Jordan
凯勒布|Caleb 奥斯汀|Austin 特雷|Trey 科里|Corey 达里尔|Darryl 德里克|Derrick 埃里克|Eric 加布|Gabe
杰登|Jaden 基根|Keegan 劳伦斯|Lawrence 马利克|Malik 尼克|Nick 奥马尔|Omar 昆廷|Quentin 雷吉|Reggie
肖恩|Sean 特伦斯|Terrence 维克托|Victor 韦德|Wade 扎克|Zach 卢卡斯|Lucas 科尔比|Colby 戴蒙|Damon
埃米特|Emmett 费利克斯|Felix 格雷森|Grayson 亨利|Henry 伊凡|Ivan
`);

/** The first one is the most frequent. */
export const NATIONS = read(`
美国|United_States 加拿大|Canada 法国|France 塞尔维亚|Serbia 斯洛文尼亚|Slovenia 希腊|Greece 德国|Germany 澳大利亚|Australia
西班牙|Spain 立陶宛|Lithuania 尼日利亚|Nigeria 日本|Japan 中国|China
`);
