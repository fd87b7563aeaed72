/** Parts of a season as calls know them. */
export const NBA_KINDS = ['regular', 'playoffs', 'preseason', 'allStar', 'finals'] as const;
export type NbaKind = (typeof NBA_KINDS)[number];
/** The kinds of game that a viewer can choose: the cup's knockout is asked for as play-offs (product.md, section 4). */
export type NbaView = NbaKind | 'finalsCup';

/** Stages of the cup's knockout (product.md, section 4): quarter-finals, semi-finals, final. */
export const CUP_STAGE = { quarterFinal: '10492', semiFinal: '10493', final: '10494' } as const;
/** All of the cup: its knockout games come as play-offs, too. */
export const CUP_STAGES: ReadonlySet<string> = new Set(Object.values(CUP_STAGE));
/** Stages of the play-offs. The specification shows none: guessed, by their round. */
export const PLAYOFF_STAGE = { first: '10501', second: '10502', conferenceFinal: '10503', final: '10504' } as const;

/** Games that win a series: best of seven. */
export const SERIES_WINS = 4;

/** product.md, section 9: conference east 1, west 2. */
export const CONFERENCE = { east: 1, west: 2 } as const;

/** The figures that players are ranked by (product.md, section 9). */
export const NBA_STATS = ['points', 'rebounds', 'assists', 'blocks', 'steals'] as const;
export type NbaStat = (typeof NBA_STATS)[number];

/** product.md, section 9, positions; the wire's spelling is guessed. */
export const NBA_POSITIONS = [
  'center',
  'forward',
  'pointGuard',
  'powerForward',
  'shootingGuard',
  'smallForward',
] as const;
export type NbaPosition = (typeof NBA_POSITIONS)[number];
