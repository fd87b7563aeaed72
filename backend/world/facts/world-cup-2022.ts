/** The World Cup of 2022, a match a line: kick-off (UTC) | group, or number of the bracket | home | away | after 90 | after 120 | shoot-out | goals of the home side | of the away side. `p` is a penalty, `o` an own goal. */
export const WORLD_CUP_2022_RESULTS = `
2022-11-20 16:00|A|Qatar|Ecuador|0-2||||Enner Valencia 16p; Enner Valencia 31
2022-11-21 16:00|A|Senegal|Netherlands|0-2||||Cody Gakpo 84; Davy Klaassen 90+9
2022-11-25 13:00|A|Qatar|Senegal|1-3|||Mohammed Muntari 78|Boulaye Dia 41; Famara Diédhiou 48; Bamba Dieng 84
2022-11-25 16:00|A|Netherlands|Ecuador|1-1|||Cody Gakpo 6|Enner Valencia 49
2022-11-29 15:00|A|Ecuador|Senegal|1-2|||Moisés Caicedo 67|Ismaïla Sarr 44p; Kalidou Koulibaly 70
2022-11-29 15:00|A|Netherlands|Qatar|2-0|||Cody Gakpo 26; Frenkie de Jong 49|
2022-11-21 13:00|B|England|Iran|6-2|||Jude Bellingham 35; Bukayo Saka 43; Bukayo Saka 62; Raheem Sterling 45+1; Marcus Rashford 71; Jack Grealish 90|Mehdi Taremi 65; Mehdi Taremi 90+13p
2022-11-21 19:00|B|United States|Wales|1-1|||Timothy Weah 36|Gareth Bale 82p
2022-11-25 10:00|B|Wales|Iran|0-2||||Roozbeh Cheshmi 90+8; Ramin Rezaeian 90+11
2022-11-25 19:00|B|England|United States|0-0||||
2022-11-29 19:00|B|Wales|England|0-3||||Marcus Rashford 50; Phil Foden 51; Marcus Rashford 68
2022-11-29 19:00|B|Iran|United States|0-1||||Christian Pulisic 38
2022-11-22 10:00|C|Argentina|Saudi Arabia|1-2|||Lionel Messi 10p|Saleh Al Shehri 48; Salem Al Dawsari 53
2022-11-22 16:00|C|Mexico|Poland|0-0||||
2022-11-26 13:00|C|Poland|Saudi Arabia|2-0|||Piotr Zieliński 39; Robert Lewandowski 82|
2022-11-26 19:00|C|Argentina|Mexico|2-0|||Lionel Messi 64; Enzo Fernández 87|
2022-11-30 19:00|C|Poland|Argentina|0-2||||Alexis Mac Allister 46; Julián Álvarez 67
2022-11-30 19:00|C|Saudi Arabia|Mexico|1-2|||Salem Al Dawsari 90+5|Henry Martín 47; Luis Chávez 52
2022-11-22 13:00|D|Denmark|Tunisia|0-0||||
2022-11-22 19:00|D|France|Australia|4-1|||Adrien Rabiot 27; Olivier Giroud 32; Olivier Giroud 71; Kylian Mbappé 68|Craig Goodwin 9
2022-11-26 10:00|D|Tunisia|Australia|0-1||||Mitchell Duke 23
2022-11-26 16:00|D|France|Denmark|2-1|||Kylian Mbappé 61; Kylian Mbappé 86|Andreas Christensen 68
2022-11-30 15:00|D|Australia|Denmark|1-0|||Mathew Leckie 60|
2022-11-30 15:00|D|Tunisia|France|1-0|||Wahbi Khazri 58|
2022-11-23 13:00|E|Germany|Japan|1-2|||İlkay Gündoğan 33p|Ritsu Doan 75; Takuma Asano 83
2022-11-23 16:00|E|Spain|Costa Rica|7-0|||Dani Olmo 11; Marco Asensio 21; Ferran Torres 31p; Ferran Torres 54; Gavi 74; Carlos Soler 90; Álvaro Morata 90+2|
2022-11-27 10:00|E|Japan|Costa Rica|0-1||||Keysher Fuller 81
2022-11-27 19:00|E|Spain|Germany|1-1|||Álvaro Morata 62|Niclas Füllkrug 83
2022-12-01 19:00|E|Japan|Spain|2-1|||Ritsu Doan 48; Ao Tanaka 51|Álvaro Morata 11
2022-12-01 19:00|E|Costa Rica|Germany|2-4|||Yeltsin Tejeda 58; Juan Vargas 70|Serge Gnabry 10; Kai Havertz 73; Kai Havertz 85; Niclas Füllkrug 89
2022-11-23 10:00|F|Morocco|Croatia|0-0||||
2022-11-23 19:00|F|Belgium|Canada|1-0|||Michy Batshuayi 44|
2022-11-27 13:00|F|Belgium|Morocco|0-2||||Romain Saïss 73; Zakaria Aboukhlal 90+2
2022-11-27 16:00|F|Croatia|Canada|4-1|||Andrej Kramarić 36; Marko Livaja 44; Andrej Kramarić 70; Lovro Majer 90+4|Alphonso Davies 2
2022-12-01 15:00|F|Croatia|Belgium|0-0||||
2022-12-01 15:00|F|Canada|Morocco|1-2|||Nayef Aguerd 40o|Hakim Ziyech 4; Youssef En-Nesyri 23
2022-11-24 10:00|G|Switzerland|Cameroon|1-0|||Breel Embolo 48|
2022-11-24 19:00|G|Brazil|Serbia|2-0|||Richarlison 62; Richarlison 73|
2022-11-28 10:00|G|Cameroon|Serbia|3-3|||Jean-Charles Castelletto 29; Vincent Aboubakar 63; Jean-Eric Choupo-Moting 66|Strahinja Pavlović 45+1; Sergej Milinković-Savić 45+3; Aleksandar Mitrović 53
2022-11-28 16:00|G|Brazil|Switzerland|1-0|||Casemiro 83|
2022-12-02 19:00|G|Serbia|Switzerland|2-3|||Aleksandar Mitrović 26; Dušan Vlahović 35|Xherdan Shaqiri 20; Breel Embolo 44; Remo Freuler 48
2022-12-02 19:00|G|Cameroon|Brazil|1-0|||Vincent Aboubakar 90+2|
2022-11-24 13:00|H|Uruguay|South Korea|0-0||||
2022-11-24 16:00|H|Portugal|Ghana|3-2|||Cristiano Ronaldo 65p; João Félix 78; Rafael Leão 80|André Ayew 73; Osman Bukari 89
2022-11-28 13:00|H|South Korea|Ghana|2-3|||Cho Gue-sung 58; Cho Gue-sung 61|Mohammed Salisu 24; Mohammed Kudus 34; Mohammed Kudus 68
2022-11-28 19:00|H|Portugal|Uruguay|2-0|||Bruno Fernandes 54; Bruno Fernandes 90+3p|
2022-12-02 15:00|H|Ghana|Uruguay|0-2||||Giorgian De Arrascaeta 26; Giorgian De Arrascaeta 32
2022-12-02 15:00|H|South Korea|Portugal|2-1|||Kim Young-gwon 27; Hwang Hee-chan 90+1|Ricardo Horta 5
2022-12-03 15:00|49|Netherlands|United States|3-1|||Memphis Depay 10; Daley Blind 45+1; Denzel Dumfries 81|Haji Wright 76
2022-12-03 19:00|50|Argentina|Australia|2-1|||Lionel Messi 35; Julián Álvarez 57|Enzo Fernández 77o
2022-12-04 15:00|52|France|Poland|3-1|||Olivier Giroud 44; Kylian Mbappé 74; Kylian Mbappé 90+1|Robert Lewandowski 90+9p
2022-12-04 19:00|51|England|Senegal|3-0|||Jordan Henderson 38; Harry Kane 45+3; Bukayo Saka 57|
2022-12-05 15:00|53|Japan|Croatia|1-1|1-1|1-3|Daizen Maeda 43|Ivan Perišić 55
2022-12-05 19:00|54|Brazil|South Korea|4-1|||Vinícius Júnior 7; Neymar 13p; Richarlison 29; Lucas Paquetá 36|Paik Seung-ho 76
2022-12-06 15:00|55|Morocco|Spain|0-0|0-0|3-0||
2022-12-06 19:00|56|Portugal|Switzerland|6-1|||Gonçalo Ramos 17; Gonçalo Ramos 51; Gonçalo Ramos 67; Pepe 33; Raphaël Guerreiro 55; Rafael Leão 90+2|Manuel Akanji 58
2022-12-09 15:00|58|Croatia|Brazil|0-0|1-1|4-2|Bruno Petković 117|Neymar 105+1
2022-12-09 19:00|57|Netherlands|Argentina|2-2|2-2|3-4|Wout Weghorst 83; Wout Weghorst 90+11|Nahuel Molina 35; Lionel Messi 73p
2022-12-10 15:00|60|Morocco|Portugal|1-0|||Youssef En-Nesyri 42|
2022-12-10 19:00|59|England|France|1-2|||Harry Kane 54p|Aurélien Tchouaméni 17; Olivier Giroud 78
2022-12-13 19:00|61|Argentina|Croatia|3-0|||Lionel Messi 34p; Julián Álvarez 39; Julián Álvarez 69|
2022-12-14 19:00|62|France|Morocco|2-0|||Theo Hernández 5; Randal Kolo Muani 79|
2022-12-17 15:00|63|Croatia|Morocco|2-1|||Joško Gvardiol 7; Mislav Oršić 42|Achraf Dari 9
2022-12-18 15:00|64|Argentina|France|2-2|3-3|4-2|Lionel Messi 23p; Lionel Messi 108; Ángel Di María 36|Kylian Mbappé 80p; Kylian Mbappé 81; Kylian Mbappé 118p
`;
