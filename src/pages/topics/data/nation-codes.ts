/** The nations of the cups by their English names, and what the federations call them. */
const CODES = `
Albania ALB, Algeria ALG, Argentina ARG, Australia AUS, Austria AUT, Belgium BEL, Bosnia and Herzegovina BIH, Brazil BRA,
Cameroon CMR, Canada CAN, Cape Verde CPV, Colombia COL, Costa Rica CRC, Croatia CRO, Curaçao CUW, Czech Republic CZE,
Czechia CZE, DR Congo COD, Denmark DEN, Ecuador ECU, Egypt EGY, England ENG, France FRA, Georgia GEO, Germany GER, Ghana GHA,
Haiti HAI, Hungary HUN, Iran IRN, Iraq IRQ, Italy ITA, Ivory Coast CIV, Japan JPN, Jordan JOR, Mexico MEX, Morocco MAR,
Netherlands NED, New Zealand NZL, Norway NOR, Panama PAN, Paraguay PAR, Poland POL, Portugal POR, Qatar QAT, Romania ROU,
Saudi Arabia KSA, Scotland SCO, Senegal SEN, Serbia SRB, Slovakia SVK, Slovenia SVN, South Africa RSA, South Korea KOR,
Spain ESP, Sweden SWE, Switzerland SUI, Tunisia TUN, Turkey TUR, Türkiye TUR, Ukraine UKR, United States USA, Uruguay URU,
Uzbekistan UZB, Wales WAL`;

const CODE = /(\S.*) ([A-Z]{3})/;

const codes = new Map(CODES.split(/,\s/).map((line) => (CODE.exec(line) ?? []).slice(1) as [string, string]));

/** Three letters for a nation's English name; undefined for any other name. */
export const nationCodeOf = (name: string | undefined): string | undefined => codes.get(name ?? '');
