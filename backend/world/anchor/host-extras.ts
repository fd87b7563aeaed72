import { BASKETBALL, FOOTBALL } from '../match-state';
import { hash, randomOf } from '../random';
import { sceneOfSport } from '../scenes';

const PHOTOS = 3;
const SCENES = 40;
const TOP_HEAT = 12_846_000;
/** Each place has about so much of the heat of the one above. */
const STEP = 0.86;

/** Who streams the NBA is tagged by it (host-roster.ts), and streams no football. */
const BASKETBALL_TAG = 'NBA';

interface Pictured {
  readonly id: number;
  readonly pictureId: string;
  readonly tags: readonly string[];
}

/** A host's larger pictures, as file ids: the portrait as high as a screen, then scenes of the sport they stream. */
export function photosOf({ id, pictureId, tags }: Pictured): string {
  const random = randomOf('photos', id);
  const sport = tags.includes(BASKETBALL_TAG) ? BASKETBALL : FOOTBALL;
  const scenes = Array.from({ length: PHOTOS - 1 }, () => sceneOfSport(random, sport, SCENES));
  return [pictureId.replace(/^av/, 'lp'), ...scenes].join(',');
}

/** The heat beside a place of the week's ranking: always less than the place above. */
export function heatOf({ id }: { readonly id: number }, week: number, place: number): number {
  const spread = (hash('heat', id, week) % 1000) / 1000;
  return Math.floor(TOP_HEAT * STEP ** (place - 1) * (1 - spread * (1 - STEP) * 0.9));
}
