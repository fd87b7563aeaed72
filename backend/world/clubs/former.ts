/** Clubs of 2024-25 that are not in the league of the season after; the lines as in five-leagues.ts, below each league's key. */
export const FORMER_CLUBS: Readonly<Record<string, string>> = {
  en: `
伊普斯维奇|Ipswich Town FC|1d4fa3|ffffff|c3
莱斯特城|Leicester City FC|0053a0|fdbe11|c6
南安普敦|Southampton FC|d71920|ffffff|c2
`,
  es: `
莱加内斯|CD Leganés|0b6db7|ffffff|c2
巴拉多利德|Real Valladolid CF|6a1b7a|ffffff|c2
拉斯帕尔马斯|UD Las Palmas|ffe400|0066b2|c1
`,
  it: `
恩波利|Empoli FC|00579c|ffffff|c1
蒙扎|AC Monza|e2001a|ffffff|c3
威尼斯|Venezia FC|f58220|00664f|c3
`,
  de: `
荷尔斯泰因基尔|Holstein Kiel|0066b2|ffffff|c3
波鸿|VfL Bochum 1848|005ca9|ffffff|c6
`,
  fr: `
蒙彼利埃|Montpellier HSC|1c3f94|f58113|c1
圣艾蒂安|AS Saint-Étienne|009639|ffffff|c2
兰斯|Stade de Reims|e2001a|ffffff|c1
`,
};

/** English names of the clubs that came up for 2025-26. */
export const PROMOTED: ReadonlySet<string> = new Set([
  'Burnley FC',
  'Leeds United FC',
  'Sunderland AFC',
  'Elche CF',
  'Levante UD',
  'Real Oviedo',
  'AC Pisa 1909',
  'US Cremonese',
  'US Sassuolo Calcio',
  '1. FC Köln',
  'Hamburger SV',
  'FC Lorient',
  'FC Metz',
  'Paris FC',
]);
