/** The World Cup of 2026, a match a line: kick-off (UTC) | group, or number of the bracket | home | away | after 90 | after 120 | shoot-out | goals of the home side | of the away side. `p` is a penalty, `o` an own goal. */
export const WORLD_CUP_2026_RESULTS = `
2026-06-11 19:00|A|Mexico|South Africa|2-0|||Julián Quiñones 9; Raúl Jiménez 67|
2026-06-12 02:00|A|South Korea|Czech Republic|2-1|||Hwang In-beom 67; Oh Hyeon-gyu 80|Ladislav Krejčí 59
2026-06-18 16:00|A|Czech Republic|South Africa|1-1|||Michal Sadílek 6|Teboho Mokoena 83p
2026-06-19 01:00|A|Mexico|South Korea|1-0|||Luis Romo 50|
2026-06-25 01:00|A|Czech Republic|Mexico|0-3||||Mateo Chávez 55; Julián Quiñones 61; Álvaro Fidalgo 90+4
2026-06-25 01:00|A|South Africa|South Korea|1-0|||Thapelo Maseko 63|
2026-06-12 19:00|B|Canada|Bosnia and Herzegovina|1-1|||Cyle Larin 78|Jovo Lukić 21
2026-06-13 19:00|B|Qatar|Switzerland|1-1|||Miro Muheim 90+4o|Breel Embolo 17p
2026-06-18 19:00|B|Switzerland|Bosnia and Herzegovina|4-1|||Johan Manzambi 74; Johan Manzambi 90; Rubén Vargas 84; Granit Xhaka 90+7p|Ermin Mahmic 90+3
2026-06-18 22:00|B|Canada|Qatar|6-0|||Cyle Larin 16; Jonathan David 29; Jonathan David 45+3; Nathan Saliba 64; Mohamed Manai 75o; Jonathan David 90+2|
2026-06-24 19:00|B|Switzerland|Canada|2-1|||Rubén Vargas 46; Johan Manzambi 57|Promise David 76
2026-06-24 19:00|B|Bosnia and Herzegovina|Qatar|3-1|||Kerim Alajbegovic 29; Mahmoud Abunada 34o; Ermin Mahmic 80|Hassan Al-Haydos 42
2026-06-13 22:00|C|Brazil|Morocco|1-1|||Vinícius Júnior 32|Ismael Saibari 21
2026-06-14 01:00|C|Haiti|Scotland|0-1||||John McGinn 28
2026-06-19 22:00|C|Scotland|Morocco|0-1||||Ismael Saibari 2
2026-06-20 00:30|C|Brazil|Haiti|3-0|||Matheus Cunha 23; Matheus Cunha 36; Vinícius Júnior 45+3|
2026-06-24 22:00|C|Scotland|Brazil|0-3||||Vinícius Júnior 7; Vinícius Júnior 45+3; Matheus Cunha 60
2026-06-24 22:00|C|Morocco|Haiti|4-2|||Achraf Hakimi 39; Ismael Saibari 45+1; Soufiane Rahimi 78; Gessime Yassine 89|Yassine Bounou 10o; Wilson Isidor 43
2026-06-13 01:00|D|United States|Paraguay|4-1|||Damian Bobadilla 7o; Folarin Balogun 31; Folarin Balogun 45+5; Giovanni Reyna 90+8|Mauricio 73
2026-06-14 04:00|D|Australia|Türkiye|2-0|||Nestory Irankunda 27; Connor Metcalfe 75|
2026-06-19 19:00|D|United States|Australia|2-0|||Cameron Burgess 11o; Alex Freeman 43|
2026-06-20 03:00|D|Türkiye|Paraguay|0-1||||Matías Galarza 2
2026-06-26 02:00|D|Türkiye|United States|3-2|||Arda Güler 10; Barış Alper Yılmaz 31; Kaan Ayhan 90+8|Auston Trusty 3; Sebastian Berhalter 49
2026-06-26 02:00|D|Paraguay|Australia|0-0||||
2026-06-14 17:00|E|Germany|Curaçao|7-1|||Felix Nmecha 6; Nico Schlotterbeck 38; Kai Havertz 45+5p; Kai Havertz 88; Jamal Musiala 47; Nathaniel Brown 68; Deniz Undav 78|Livano Comenencia 21
2026-06-14 23:00|E|Ivory Coast|Ecuador|1-0|||Amad Diallo 90|
2026-06-20 20:00|E|Germany|Ivory Coast|2-1|||Deniz Undav 68; Deniz Undav 90+4|Franck Kessié 30
2026-06-21 00:00|E|Ecuador|Curaçao|0-0||||
2026-06-25 20:00|E|Curaçao|Ivory Coast|0-2||||Nicolas Pépé 7; Nicolas Pépé 64
2026-06-25 20:00|E|Ecuador|Germany|2-1|||Nilson Angulo 9; Gonzalo Plata 77|Leroy Sané 2
2026-06-14 20:00|F|Netherlands|Japan|2-2|||Virgil van Dijk 51; Crysencio Summerville 64|Keito Nakamura 57; Daichi Kamada 88
2026-06-15 02:00|F|Sweden|Tunisia|5-1|||Yasin Ayari 7; Yasin Ayari 90+6; Alexander Isak 30; Viktor Gyökeres 59; Mattias Svanberg 84|Omar Rekik 43
2026-06-20 17:00|F|Netherlands|Sweden|5-1|||Brian Brobbey 5; Brian Brobbey 17; Cody Gakpo 47; Cody Gakpo 54; Crysencio Summerville 89|Anthony Elanga 59
2026-06-21 04:00|F|Tunisia|Japan|0-4||||Daichi Kamada 4; Ayase Ueda 31; Ayase Ueda 83; Junya Ito 69
2026-06-25 23:00|F|Japan|Sweden|1-1|||Daizen Maeda 56|Anthony Elanga 62
2026-06-25 23:00|F|Tunisia|Netherlands|1-3|||Hazem Mastouri 54|Ellyes Skhiri 3o; Brian Brobbey 7; Jan Paul van Hecke 62
2026-06-15 19:00|G|Belgium|Egypt|1-1|||Mohamed Hany 66o|Emam Ashour 19
2026-06-16 01:00|G|Iran|New Zealand|2-2|||Ramin Rezaeian 32; Mohammad Mohebbi 64|Elijah Just 7; Elijah Just 54
2026-06-21 19:00|G|Belgium|Iran|0-0||||
2026-06-22 01:00|G|New Zealand|Egypt|1-3|||Finn Surman 15|Mostafa Zico 58; Mohamed Salah 67; Trézéguet 82
2026-06-27 03:00|G|Egypt|Iran|1-1|||Mahmoud Saber 5|Ramin Rezaeian 14
2026-06-27 03:00|G|New Zealand|Belgium|1-5|||Elijah Just 84|Leandro Trossard 28; Leandro Trossard 50; Kevin De Bruyne 66; Romelu Lukaku 86; Alexis Saelemaekers 90+4
2026-06-15 16:00|H|Spain|Cape Verde|0-0||||
2026-06-15 22:00|H|Saudi Arabia|Uruguay|1-1|||Abdulelah Al-Amri 41|Maxi Araújo 80
2026-06-21 16:00|H|Spain|Saudi Arabia|4-0|||Lamine Yamal 10; Mikel Oyarzabal 21; Mikel Oyarzabal 24; Hassan Al-Tambakti 49o|
2026-06-21 22:00|H|Uruguay|Cape Verde|2-2|||Maxi Araújo 44; Agustín Cano 45+6|Kevin Pina 21; Hélio Varela 61
2026-06-27 00:00|H|Cape Verde|Saudi Arabia|0-0||||
2026-06-27 00:00|H|Uruguay|Spain|0-1||||Álex Baena 42
2026-06-16 19:00|I|France|Senegal|3-1|||Kylian Mbappé 66; Kylian Mbappé 90+6; Bradley Barcola 82|Ibrahim Mbaye 90+5
2026-06-16 22:00|I|Iraq|Norway|1-4|||Aymen Hussein 39|Erling Haaland 29; Erling Haaland 43; Leo Østigard 76; Aymen Hussein 90+6o
2026-06-22 21:00|I|France|Iraq|3-0|||Kylian Mbappé 14; Kylian Mbappé 54; Ousmane Dembélé 66|
2026-06-23 00:00|I|Norway|Senegal|3-2|||Marcus Holmgren Pedersen 43; Erling Haaland 48; Erling Haaland 58|Ismaïla Sarr 53; Ismaïla Sarr 90+3
2026-06-26 19:00|I|Norway|France|1-4|||Thelo Aasgaard 21|Ousmane Dembélé 7; Ousmane Dembélé 20; Ousmane Dembélé 32; Désiré Doué 90+4
2026-06-26 19:00|I|Senegal|Iraq|5-0|||Habib Diarra 4; Ismaïla Sarr 56; Pape Gueye 59; Pape Gueye 71; Iliman Ndiaye 82|
2026-06-17 01:00|J|Argentina|Algeria|3-0|||Lionel Messi 17; Lionel Messi 60; Lionel Messi 76|
2026-06-17 04:00|J|Austria|Jordan|3-1|||Romano Schmid 21; Yazan Al-Arab 76o; Marko Arnautović 90+12p|Ali Olwan 50
2026-06-22 17:00|J|Argentina|Austria|2-0|||Lionel Messi 38; Lionel Messi 90+5|
2026-06-23 03:00|J|Jordan|Algeria|1-2|||Nizar Al-Rashdan 36|Nadhir Benbouali 69; Amine Gouiri 82
2026-06-28 02:00|J|Algeria|Austria|3-3|||Rafik Belghali 45; Riyad Mahrez 60; Riyad Mahrez 90+3|Marko Arnautović 28; Marcel Sabitzer 55; Saša Kalajdžić 90+6
2026-06-28 02:00|J|Jordan|Argentina|1-3|||Mousa Al-Tamari 55|Giovani Lo Celso 19; Lautaro Martínez 31p; Lionel Messi 80
2026-06-17 17:00|K|Portugal|DR Congo|1-1|||João Neves 6|Yoane Wissa 45+5
2026-06-18 02:00|K|Uzbekistan|Colombia|1-3|||Abbosbek Fayzullaev 60|Daniel Muñoz 40; Luis Díaz 65; Jáminton Campaz 90+9
2026-06-23 17:00|K|Portugal|Uzbekistan|5-0|||Cristiano Ronaldo 6; Cristiano Ronaldo 39; Nuno Mendes 17; Abduvohid Nematov 60o; Rafael Leão 87|
2026-06-24 02:00|K|Colombia|DR Congo|1-0|||Daniel Muñoz 76|
2026-06-27 23:30|K|Colombia|Portugal|0-0||||
2026-06-27 23:30|K|DR Congo|Uzbekistan|3-1|||Yoane Wissa 68p; Fiston Mayele 78; Yoane Wissa 90+1|Eldor Shomurodov 10
2026-06-17 20:00|L|England|Croatia|4-2|||Harry Kane 12p; Harry Kane 42; Jude Bellingham 47; Marcus Rashford 85|Martin Baturina 36; Petar Musa 45+5
2026-06-17 23:00|L|Ghana|Panama|1-0|||Caleb Yirenkyi 90+5|
2026-06-23 20:00|L|England|Ghana|0-0||||
2026-06-23 23:00|L|Panama|Croatia|0-1||||Ante Budimir 54
2026-06-27 21:00|L|Panama|England|0-2||||Jude Bellingham 62; Harry Kane 67
2026-06-27 21:00|L|Croatia|Ghana|2-1|||Petar Sučić 31; Nikola Vlašić 83|Derrick Luckassen 73
2026-06-28 19:00|73|South Africa|Canada|0-1||||Stephan Eustáquio 90+2
2026-06-29 20:30|74|Germany|Paraguay|1-1|1-1|3-4|Kai Havertz 54|Julio Enciso 42
2026-06-30 01:00|75|Netherlands|Morocco|1-1|1-1|2-3|Cody Gakpo 72|Issa Diop 90+1
2026-06-29 17:00|76|Brazil|Japan|2-1|||Casemiro 56; Gabriel Martinelli 90+5|Kaishu Sano 29
2026-06-30 21:00|77|France|Sweden|3-0|||Kylian Mbappé 45; Kylian Mbappé 74; Bradley Barcola 53|
2026-06-30 17:00|78|Ivory Coast|Norway|1-2|||Amad Diallo 74|Antonio Nusa 39; Erling Haaland 86
2026-07-01 01:00|79|Mexico|Ecuador|2-0|||Julián Quiñones 31; Raúl Jiménez 45+1|
2026-07-01 16:00|80|England|DR Congo|2-1|||Harry Kane 75; Harry Kane 86|Brian Cipenga 7
2026-07-02 00:00|81|United States|Bosnia and Herzegovina|2-0|||Folarin Balogun 45; Malik Tillman 82|
2026-07-01 20:00|82|Belgium|Senegal|2-2|3-2||Romelu Lukaku 86; Youri Tielemans 89; Youri Tielemans 120+5p|Habib Diarra 25; Ismaïla Sarr 51
2026-07-02 23:00|83|Portugal|Croatia|2-1|||Cristiano Ronaldo 68p; Gonçalo Ramos 90+4|Ivan Perišić 53
2026-07-02 19:00|84|Spain|Austria|3-0|||Mikel Oyarzabal 36; Mikel Oyarzabal 89; Pedro Porro 66|
2026-07-03 03:00|85|Switzerland|Algeria|2-0|||Breel Embolo 10; Dan Ndoye 46|
2026-07-03 22:00|86|Argentina|Cape Verde|1-1|3-2||Lionel Messi 29; Lisandro Martínez 92; Diney Borges 111o|Deroy Duarte 59; Sidny Lopes Cabral 103
2026-07-04 01:30|87|Colombia|Ghana|1-0|||Jhon Arias 14|
2026-07-03 18:00|88|Australia|Egypt|1-1|1-1|2-4|Mohamed Hany 55o|Emam Ashour 13
2026-07-04 21:00|89|Paraguay|France|0-1||||Kylian Mbappé 70p
2026-07-04 17:00|90|Canada|Morocco|0-3||||Azzedine Ounahi 50; Azzedine Ounahi 82; Soufiane Rahimi 90+8
2026-07-05 20:00|91|Brazil|Norway|1-2|||Neymar 90+10p|Erling Haaland 79; Erling Haaland 90
2026-07-06 00:00|92|Mexico|England|2-3|||Julián Quiñones 42; Raúl Jiménez 69p|Jude Bellingham 36; Jude Bellingham 38; Harry Kane 60p
2026-07-06 19:00|93|Portugal|Spain|0-1||||Mikel Merino 90+1
2026-07-07 00:00|94|United States|Belgium|1-4|||Malik Tillman 31|Charles De Ketelaere 9; Charles De Ketelaere 33; Hans Vanaken 57; Romelu Lukaku 90+3
2026-07-07 16:00|95|Argentina|Egypt|3-2|||Cristian Romero 79; Lionel Messi 83; Enzo Fernández 90+2|Yasser Ibrahim 15; Mostafa Zico 67
2026-07-07 20:00|96|Switzerland|Colombia|0-0|0-0|4-3||
2026-07-09 20:00|97|France|Morocco|2-0|||Kylian Mbappé 60; Ousmane Dembélé 66|
2026-07-10 19:00|98|Spain|Belgium|2-1|||Fabián Ruiz 30; Mikel Merino 88|Charles De Ketelaere 41
2026-07-11 21:00|99|Norway|England|1-1|1-2||Andreas Schjelderup 36|Jude Bellingham 45+2; Jude Bellingham 93
2026-07-12 01:00|100|Argentina|Switzerland|1-1|3-1||Alexis Mac Allister 10; Julián Álvarez 112; Lautaro Martínez 120+1|Dan Ndoye 67
2026-07-14 19:00|101|France|Spain|0-2||||Mikel Oyarzabal 22p; Pedro Porro 58
2026-07-15 19:00|102|England|Argentina|1-2|||Anthony Gordon 55|Enzo Fernández 86; Lautaro Martínez 90+2
2026-07-18 21:00|103|France|England|4-6|||Kylian Mbappé 48; Bradley Barcola 54; Kylian Mbappé 66; Ousmane Dembélé 90+6|Declan Rice 3; Ezri Konsa 18; Bukayo Saka 37; Bukayo Saka 45+1; Bukayo Saka 87p; Jude Bellingham 90+8
2026-07-19 19:00|104|Spain|Argentina|0-0|1-0||Ferran Torres 106|
`;
