/** Who scored in the cups, by position: name as the results have it, and in Chinese. */
export const SCORERS = {
  goalkeeper: `
Mahmoud Abunada|阿布纳达; Yassine Bounou|布努; Abduvohid Nematov|涅马托夫
`,
  defender: `
Abdulelah Al-Amri|阿姆里; Achraf Dari|达里; Achraf Hakimi|阿什拉夫; Akaydin|阿卡伊丁; Alex Freeman|弗里曼; Alphonso Davies|阿方索·戴维斯
Andreas Christensen|克里斯滕森; Auston Trusty|特拉斯蒂; Bastoni|巴斯托尼; Baumgartner|鲍姆加特纳; Calafiori|卡拉菲奥里; Cameron Burgess|伯吉斯
Carvajal|卡瓦哈尔; Cristian Romero|罗梅罗; Daley Blind|布林德; Daniel Muñoz|穆尼奥斯; De Vrij|德弗赖; Demiral|德米拉尔
Denzel Dumfries|邓弗里斯; Derrick Luckassen|卢卡森; Diney Borges|博尔热斯; Ezri Konsa|孔萨; Finn Surman|瑟曼; Hassan Al-Tambakti|坦巴克蒂
Hranáč|赫拉纳奇; Issa Diop|迪奥普; Jan Paul van Hecke|范赫克; Janža|扬扎; Jean-Charles Castelletto|卡斯特莱托; Joško Gvardiol|格瓦迪奥尔
Kaan Ayhan|艾汉; Kalidou Koulibaly|库利巴利; Karničnik|卡尔尼奇尼克; Keysher Fuller|富列尔; Kim Young-gwon|金英权; Ladislav Krejčí|克雷伊奇
Le Normand|勒诺尔芒; Leo Østigard|厄斯蒂高; Lisandro Martínez|利桑德罗·马丁内斯; Livano Comenencia|科梅嫩西亚; Manuel Akanji|阿坎吉; Marcus Holmgren Pedersen|佩德森
Mateo Chávez|马特奥·查韦斯; Miro Muheim|穆海姆; Mohamed Hany|哈尼; Mohammed Salisu|萨利苏; Müldür|米尔迪尔; Nahuel Molina|莫利纳
Nathaniel Brown|布朗; Nayef Aguerd|阿格尔德; Nico Schlotterbeck|施洛特贝克; Nuno Mendes|努诺·门德斯; Omar Rekik|雷基克; Pedro Porro|波罗
Pepe|佩佩; Rafik Belghali|贝尔加利; Ramin Rezaeian|雷扎伊安; Raphaël Guerreiro|格雷罗; Romain Saïss|赛斯; Roozbeh Cheshmi|切什米
Rüdiger|吕迪格; Sidny Lopes Cabral|卡布拉尔; Strahinja Pavlović|帕夫洛维奇; Theo Hernández|特奥·埃尔南德斯; Trauner|特劳纳; Vertonghen|维尔通亨
Virgil van Dijk|范戴克; Wöber|韦伯; Yasser Ibrahim|易卜拉欣; Yazan Al-Arab|阿拉布
`,
  midfielder: `
Abbosbek Fayzullaev|法伊祖拉耶夫; Adrien Rabiot|拉比奥; Aebischer|埃比舍尔; Agustín Cano|卡诺; Aktürkoğlu|阿克蒂尔科格鲁; Alexis Mac Allister|麦卡利斯特
Alexis Saelemaekers|萨勒马克尔斯; Ao Tanaka|田中碧; Arda Güler|居莱尔; Aurélien Tchouaméni|楚阿梅尼; Azzedine Ounahi|乌纳希; Bajrami|巴伊拉米
Barella|巴雷拉; Bellingham|贝林厄姆; Bruno Fernandes|布鲁诺·费尔南德斯; Caleb Yirenkyi|伊伦基; Can|詹; Carlos Soler|卡洛斯·索莱尔
Casemiro|卡塞米罗; Conceição|孔塞桑; Connor Metcalfe|梅特卡夫; Craig Goodwin|古德温; Daichi Kamada|镰田大地; Damian Bobadilla|博巴迪利亚
Davy Klaassen|克拉森; De Bruyne|德布劳内; Declan Rice|赖斯; Deroy Duarte|杜阿尔特; Duda|杜达; Emam Ashour|阿舒尔
Enzo Fernández|恩佐·费尔南德斯; Eriksen|埃里克森; Ermin Mahmic|马赫米奇; Fabián Ruiz|法比安·鲁伊斯; Felix Nmecha|恩梅查; Fernandes|布鲁诺·费尔南德斯
Franck Kessié|凯西; Frenkie de Jong|弗朗基·德容; Freuler|弗罗伊勒; Gavi|加维; Giorgian De Arrascaeta|德阿拉斯凯塔; Giovani Lo Celso|洛塞尔索
Giovanni Reyna|雷纳; Gjasula|贾苏拉; Granit Xhaka|扎卡; Güler|居莱尔; Gündoğan|京多安; Habib Diarra|迪亚拉
Hakim Ziyech|齐耶赫; Hans Vanaken|瓦纳肯; Hassan Al-Haydos|海多斯; Hjulmand|尤尔曼; Hwang In-beom|黄仁范; Ismael Saibari|赛巴里
Jhon Arias|阿里亚斯; Johan Manzambi|曼赞比; John McGinn|麦金; Jordan Henderson|亨德森; João Neves|若昂·内维斯; Jude Bellingham|贝林厄姆
Julio Enciso|恩西索; Kaishu Sano|佐野海舟; Keito Nakamura|中村敬斗; Kerim Alajbegovic|阿拉伊贝戈维奇; Kevin De Bruyne|德布劳内; Kevin Pina|皮纳
Laçi|拉奇; Lovro Majer|马耶尔; Lucas Paquetá|帕克塔; Luis Chávez|路易斯·查韦斯; Luis Romo|罗莫; Mahmoud Saber|萨比尔
Malik Tillman|蒂尔曼; Marcel Sabitzer|萨比策; Marco Asensio|阿森西奥; Marin|马林; Martin Baturina|巴图里纳; Mattias Svanberg|斯万贝里
Matías Galarza|加拉尔萨; Mauricio|毛里西奥; McTominay|麦克托米奈; Merino|梅里诺; Michal Sadílek|萨迪莱克; Mikel Merino|梅里诺
Mohamed Manai|马奈; Moisés Caicedo|凯塞多; Modrić|莫德里奇; Musiala|穆西亚拉; Jamal Musiala|穆西亚拉; Nathan Saliba|萨利巴
Nikola Vlašić|弗拉希奇; Nizar Al-Rashdan|拉什丹; Olmo|奥尔莫; Dani Olmo|奥尔莫; Paik Seung-ho|白昇浩; Palmer|帕尔默
Pape Gueye|帕普·盖耶; Petar Sučić|苏契奇; Phil Foden|福登; Piotr Zieliński|泽林斯基; Provod|普罗沃德; Remo Freuler|弗罗伊勒
Ritsu Doan|堂安律; Rodri|罗德里; Romano Schmid|施密德; Ruiz|法比安·鲁伊斯; Sabitzer|萨比策; Schmid|施密德
Sebastian Berhalter|贝尔哈特; Sergej Milinković-Savić|米林科维奇-萨维奇; Shaparenko|沙帕连科; Silva|贝尔纳多·席尔瓦; Simons|西蒙斯; Souček|绍切克
Stanciu|斯坦丘; Stephan Eustáquio|欧斯塔基奥; Teboho Mokoena|莫科埃纳; Thelo Aasgaard|奥斯高; Tielemans|蒂勒曼斯; Wirtz|维尔茨
Yasin Ayari|阿亚里; Yeltsin Tejeda|特赫达; Youri Tielemans|蒂勒曼斯; Zakaria Aboukhlal|阿布赫拉尔; Ellyes Skhiri|斯希里; Álex Baena|巴埃纳
Álvaro Fidalgo|菲达尔戈; Çalhanoğlu|恰尔汗奥卢; İlkay Gündoğan|京多安
`,
  forward: `
Aleksandar Mitrović|米特罗维奇; Alexander Isak|伊萨克; Ali Olwan|奥尔万; Amad Diallo|阿马德; Amine Gouiri|古伊里; Andreas Schjelderup|谢尔德鲁普
Andrej Kramarić|克拉马里奇; André Ayew|阿尤; Ante Budimir|布迪米尔; Anthony Elanga|埃兰加; Anthony Gordon|戈登; Antonio Nusa|努萨
Arnautović|阿瑙托维奇; Ayase Ueda|上田绮世; Aymen Hussein|侯赛因; Bamba Dieng|邦巴·迪昂; Barış Alper Yılmaz|耶尔马兹; Boulaye Dia|布莱·迪亚
Bradley Barcola|巴尔科拉; Breel Embolo|恩博洛; Brian Brobbey|布罗比; Brian Cipenga|西彭加; Bruno Petković|佩特科维奇; Bukayo Saka|萨卡
Buksa|布克萨; Charles De Ketelaere|德凯特拉雷; Cho Gue-sung|曹圭成; Christian Pulisic|普利西奇; Cody Gakpo|加克波; Cristiano Ronaldo|C罗
Crysencio Summerville|萨默维尔; Csoboth|乔博特; Cyle Larin|拉林; Daizen Maeda|前田大然; Dan Ndoye|恩多耶; Deniz Undav|翁达夫
Depay|德佩; Drăguș|德勒古什; Duah|杜阿; Dušan Vlahović|弗拉霍维奇; Désiré Doué|杜埃; Eldor Shomurodov|绍穆罗多夫
Elijah Just|贾斯特; Embolo|恩博洛; Enner Valencia|恩纳·瓦伦西亚; Erling Haaland|哈兰德; Famara Diédhiou|法马拉·迪耶迪乌; Ferran Torres|费兰·托雷斯
Fiston Mayele|马耶莱; Folarin Balogun|巴洛贡; Füllkrug|菲尔克鲁格; Gabriel Martinelli|马丁内利; Gakpo|加克波; Gareth Bale|贝尔
Gessime Yassine|亚辛; Gonzalo Plata|普拉塔; Gonçalo Ramos|贡萨洛·拉莫斯; Gregoritsch|格雷戈里奇; Haji Wright|哈吉·赖特; Harry Kane|凯恩
Havertz|哈弗茨; Hazem Mastouri|马斯图里; Henry Martín|亨利·马丁; Hwang Hee-chan|黄喜灿; Hélio Varela|瓦雷拉; Ibrahim Mbaye|姆巴耶
Iliman Ndiaye|恩迪亚耶; Ismaïla Sarr|伊斯梅拉·萨尔; Ivan Perišić|佩里希奇; Jack Grealish|格拉利什; Jean-Eric Choupo-Moting|舒波-莫廷; Jonathan David|乔纳森·戴维
Jović|约维奇; Jovo Lukić|卢基奇; João Félix|若昂·菲利克斯; Juan Vargas|胡安·巴尔加斯; Julián Quiñones|基尼奥内斯; Julián Álvarez|阿尔瓦雷斯
Junya Ito|伊东纯也; Jáminton Campaz|坎帕斯; Kai Havertz|哈弗茨; Kane|凯恩; Kolo Muani|科洛·穆阿尼; Kramarić|克拉马里奇
Kvaratskhelia|克瓦拉茨赫利亚; Kylian Mbappé|姆巴佩; Lamine Yamal|亚马尔; Lautaro Martínez|劳塔罗; Leandro Trossard|特罗萨德; Leroy Sané|萨内
Lewandowski|莱万多夫斯基; Lionel Messi|梅西; Luis Díaz|路易斯·迪亚斯; Malen|马伦; Marcus Rashford|拉什福德; Marko Arnautović|阿瑙托维奇
Marko Livaja|利瓦亚; Matheus Cunha|库尼亚; Mathew Leckie|莱基; Maxi Araújo|阿劳霍; Mbappé|姆巴佩; Mehdi Taremi|塔雷米
Memphis Depay|德佩; Michy Batshuayi|巴舒亚伊; Mikautadze|米考塔泽; Mikel Oyarzabal|奥亚萨瓦尔; Mislav Oršić|奥尔希奇; Mitchell Duke|杜克
Mohamed Salah|萨拉赫; Mohammad Mohebbi|莫赫比; Mohammed Kudus|库杜斯; Mohammed Muntari|蒙塔里; Morata|莫拉塔; Mostafa Zico|齐科
Mousa Al-Tamari|塔马里; Nadhir Benbouali|本布阿利; Ndoye|恩多耶; Nestory Irankunda|伊兰昆达; Neymar|内马尔; Niclas Füllkrug|菲尔克鲁格
Nicolas Pépé|尼古拉·佩佩; Nilson Angulo|安古洛; Oh Hyeon-gyu|吴贤揆; Olivier Giroud|吉鲁; Osman Bukari|布卡里; Ousmane Dembélé|登贝莱
Oyarzabal|奥亚萨瓦尔; Petar Musa|穆萨; Piątek|皮扬特克; Promise David|普罗米斯·戴维; Rafael Leão|莱奥; Raheem Sterling|斯特林
Randal Kolo Muani|科洛·穆阿尼; Raúl Jiménez|劳尔·希门尼斯; Ricardo Horta|里卡多·奥尔塔; Richarlison|理查利森; Riyad Mahrez|马赫雷斯; Robert Lewandowski|莱万多夫斯基
Romelu Lukaku|卢卡库; Rubén Vargas|巴尔加斯; Saka|萨卡; Saleh Al Shehri|谢赫里; Salem Al Dawsari|多萨里; Saša Kalajdžić|卡拉季奇
Schick|希克; Schranz|施兰茨; Serge Gnabry|格纳布里; Shaqiri|沙奇里; Soufiane Rahimi|拉希米; Takuma Asano|浅野拓磨
Thapelo Maseko|马塞科; Timothy Weah|维阿; Torres|费兰·托雷斯; Tosun|托松; Trézéguet|特雷泽盖; Varga|瓦尔加
Vargas|巴尔加斯; Viktor Gyökeres|哲凯赖什; Vincent Aboubakar|阿布巴卡尔; Vinícius Júnior|维尼修斯; Wahbi Khazri|哈兹里; Watkins|沃特金斯
Weghorst|韦格霍斯特; Williams|尼科·威廉斯; Wilson Isidor|伊西多尔; Wout Weghorst|韦格霍斯特; Xherdan Shaqiri|沙奇里; Yamal|亚马尔
Yaremchuk|亚列姆丘克; Yoane Wissa|维萨; Youssef En-Nesyri|恩内斯里; Zaccagni|扎卡尼; Álvaro Morata|莫拉塔; Ángel Di María|迪马利亚
`,
} as const;
