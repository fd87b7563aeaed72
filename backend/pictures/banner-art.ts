/** Gradients of the design's banners: green, cobalt, red, and three more. */
const GRADIENTS = [
  ['#0c3d2b', '#138a58'],
  ['#1a2c6b', '#3f67ee'],
  ['#5a1420', '#c51f30'],
  ['#123a44', '#1a8f96'],
  ['#2a1650', '#7a5af0'],
  ['#4a2a08', '#b9770f'],
] as const;

const PITCH =
  '<g fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.5"><path d="M230-10v150M230 64h150"/><circle cx="300" cy="64" r="44"/><path d="M366 24h-34v80h34"/></g>';

/** A football, a basketball, a trophy: on the right, the words stand on the left. */
const MOTIFS = [
  `${PITCH}<circle cx="300" cy="64" r="31" fill="#fff"/><path d="m300 50 13.3 9.7-5.1 15.6h-16.4l-5.1-15.6z" fill="#14202c"/><path d="M300 50V34M313.3 59.7l15.2-5M308.2 75.3l9.4 13M291.8 75.3l-9.4 13M286.7 59.7l-15.2-5" stroke="#14202c" stroke-width="2.5"/>`,
  '<g fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.5"><path d="M366 10h-70v108h70M296 40a26 26 0 0 0 0 52"/></g><circle cx="300" cy="64" r="31" fill="#e8833a"/><g fill="none" stroke="#3a1d0a" stroke-width="2.5"><circle cx="300" cy="64" r="31"/><path d="M269 64h62M300 33v62M279 41c13 14 13 32 0 46M321 41c-13 14-13 32 0 46"/></g>',
  `${PITCH}<g fill="#ffd257"><path d="M282 32h36v22a18 18 0 0 1-36 0zM296 70h8v14h-8zM284 84h32v8h-32z"/></g><path d="M282 38h-12c0 14 5 20 14 20M318 38h12c0 14-5 20-14 20" fill="none" stroke="#ffd257" stroke-width="4"/>`,
] as const;

const FILE = /^bn([1-3])-([0-5])\.png$/;

/** `bn1-0.png`: a banner's picture without words, 366 × 128 units. */
export function bannerArt(file: string): string | undefined {
  const match = FILE.exec(file);
  const motif = MOTIFS[Number(match?.[1]) - 1];
  const gradient = GRADIENTS[Number(match?.[2])];
  if (motif === undefined || gradient === undefined) return undefined;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 366 128" width="732" height="256" preserveAspectRatio="xMaxYMid slice">' +
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2=".47"><stop stop-color="${gradient[0]}"/><stop offset="1" stop-color="${gradient[1]}"/></linearGradient>` +
    `<path d="M0 0h366v128H0z" fill="url(#g)"/>${motif}</svg>`
  );
}
