/** Euro 2024, a match a line: kick-off (UTC) | group, or number of the bracket | home | away | after 90 | after 120 | shoot-out | goals of the home side | of the away side. `p` is a penalty, `o` an own goal. */
export const EURO_2024_RESULTS = `
2024-06-14 19:00|A|Germany|Scotland|5-1|||Wirtz 10; Musiala 19; Havertz 45+1p; Füllkrug 68; Can 90+3|Rüdiger 87o
2024-06-15 13:00|A|Hungary|Switzerland|1-3|||Varga 66|Duah 12; Aebischer 45; Embolo 90+3
2024-06-15 16:00|B|Spain|Croatia|3-0|||Morata 29; Ruiz 32; Carvajal 45+2|
2024-06-15 19:00|B|Italy|Albania|2-1|||Bastoni 11; Barella 16|Bajrami 1
2024-06-16 16:00|C|Slovenia|Denmark|1-1|||Janža 77|Eriksen 17
2024-06-16 19:00|C|Serbia|England|0-1||||Bellingham 13
2024-06-16 13:00|D|Poland|Netherlands|1-2|||Buksa 16|Gakpo 29; Weghorst 83
2024-06-17 19:00|D|Austria|France|0-1||||Wöber 38o
2024-06-17 13:00|E|Romania|Ukraine|3-0|||Stanciu 29; Marin 53; Drăguș 57|
2024-06-17 16:00|E|Belgium|Slovakia|0-1||||Schranz 7
2024-06-18 16:00|F|Türkiye|Georgia|3-1|||Müldür 25; Güler 65; Aktürkoğlu 90+7|Mikautadze 32
2024-06-18 19:00|F|Portugal|Czech Republic|2-1|||Hranáč 69o; Conceição 90+2|Provod 62
2024-06-19 16:00|A|Germany|Hungary|2-0|||Musiala 22; Gündoğan 67|
2024-06-19 19:00|A|Scotland|Switzerland|1-1|||McTominay 13|Shaqiri 26
2024-06-19 13:00|B|Croatia|Albania|2-2|||Kramarić 74; Gjasula 76o|Laçi 11; Gjasula 90+5
2024-06-20 19:00|B|Spain|Italy|1-0|||Calafiori 55o|
2024-06-20 13:00|C|Slovenia|Serbia|1-1|||Karničnik 69|Jović 90+5
2024-06-20 16:00|C|Denmark|England|1-1|||Hjulmand 34|Kane 18
2024-06-21 16:00|D|Poland|Austria|1-3|||Piątek 30|Trauner 9; Baumgartner 66; Arnautović 78p
2024-06-21 19:00|D|Netherlands|France|0-0||||
2024-06-21 13:00|E|Slovakia|Ukraine|1-2|||Schranz 17|Shaparenko 54; Yaremchuk 80
2024-06-22 19:00|E|Belgium|Romania|2-0|||Tielemans 2; De Bruyne 80|
2024-06-22 13:00|F|Georgia|Czech Republic|1-1|||Mikautadze 45+4p|Schick 59
2024-06-22 16:00|F|Türkiye|Portugal|0-3||||Silva 21; Akaydin 28o; Fernandes 55
2024-06-23 19:00|A|Switzerland|Germany|1-1|||Ndoye 29|Füllkrug 90+2
2024-06-23 19:00|A|Scotland|Hungary|0-1||||Csoboth 90+10
2024-06-24 19:00|B|Albania|Spain|0-1||||Torres 13
2024-06-24 19:00|B|Croatia|Italy|1-1|||Modrić 55|Zaccagni 90+8
2024-06-25 19:00|C|England|Slovenia|0-0||||
2024-06-25 19:00|C|Denmark|Serbia|0-0||||
2024-06-25 16:00|D|Netherlands|Austria|2-3|||Gakpo 47; Depay 75|Malen 6o; Schmid 59; Sabitzer 80
2024-06-25 16:00|D|France|Poland|1-1|||Mbappé 56p|Lewandowski 79p
2024-06-26 16:00|E|Slovakia|Romania|1-1|||Duda 24|Marin 37p
2024-06-26 16:00|E|Ukraine|Belgium|0-0||||
2024-06-26 19:00|F|Georgia|Portugal|2-0|||Kvaratskhelia 2; Mikautadze 57p|
2024-06-26 19:00|F|Czech Republic|Türkiye|1-2|||Souček 66|Çalhanoğlu 51; Tosun 90+4
2024-06-29 16:00|38|Switzerland|Italy|2-0|||Freuler 37; Vargas 46|
2024-06-29 19:00|37|Germany|Denmark|2-0|||Havertz 53p; Musiala 68|
2024-06-30 16:00|40|England|Slovakia|1-1|2-1||Bellingham 90+5; Kane 91|Schranz 25
2024-06-30 19:00|39|Spain|Georgia|4-1|||Rodri 39; Ruiz 51; Williams 75; Olmo 83|Le Normand 18o
2024-07-01 16:00|42|France|Belgium|1-0|||Vertonghen 85o|
2024-07-01 19:00|41|Portugal|Slovenia|0-0|0-0|3-0||
2024-07-02 16:00|43|Romania|Netherlands|0-3||||Gakpo 20; Malen 83; Malen 90+3
2024-07-02 19:00|44|Austria|Türkiye|1-2|||Gregoritsch 66|Demiral 1; Demiral 59
2024-07-05 16:00|45|Spain|Germany|1-1|2-1||Olmo 51; Merino 119|Wirtz 89
2024-07-05 19:00|46|Portugal|France|0-0|0-0|3-5||
2024-07-06 16:00|48|England|Switzerland|1-1|1-1|5-3|Saka 80|Embolo 75
2024-07-06 19:00|47|Netherlands|Türkiye|2-1|||De Vrij 70; Müldür 76o|Akaydin 35
2024-07-09 19:00|49|Spain|France|2-1|||Yamal 21; Olmo 25|Kolo Muani 8
2024-07-10 19:00|50|Netherlands|England|1-2|||Simons 7|Kane 18p; Watkins 90+1
2024-07-14 19:00|51|Spain|England|2-1|||Williams 47; Oyarzabal 86|Palmer 73
`;
