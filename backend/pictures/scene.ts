import { type Random, randomOf } from '../world/random';

const circles = (fill: string, spots: readonly (readonly [x: number, y: number])[]) =>
  `<g fill="${fill}">${spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6"/>`).join('')}</g>`;

/** A stadium at night. */
function stadium(random: Random): string {
  const [sky, stand] = random.pick([
    ['#12324a', '#1d4a66'],
    ['#1b2140', '#2c3566'],
    ['#2b1f3d', '#46325f'],
    ['#0f3b3a', '#1a5a57'],
  ] as const);
  const [grass, stripe] = random.pick([
    ['#2f8a56', '#277a4b'],
    ['#3a9155', '#2f7f49'],
    ['#4d9a45', '#438a3c'],
  ] as const);
  const height = random.between(54, 72);
  const lights = [22, 138, ...(random.chance(0.5) ? [80] : [])];
  return (
    `<path d="M0 0h160v160H0z" fill="${sky}"/><path d="M0 0h160v${height}H0z" fill="${stand}"/>` +
    '<g fill="#cfe6f5" opacity=".5"><path d="M10 34h140v3H10zM10 42h140v3H10zM10 50h140v3H10z"/></g>' +
    lights.map((x) => `<circle cx="${x}" cy="18" r="5" fill="#fff6cf"/>`).join('') +
    `<path d="M0 ${height}h160v106H0z" fill="${grass}"/><path d="M0 ${height}h160v14H0zM0 96h160v18H0zM0 132h160v28H0z" fill="${stripe}"/>` +
    `<g fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"><ellipse cx="80" cy="112" rx="${random.between(28, 42)}" ry="16"/><path d="M80 ${height}v106"/></g>`
  );
}

/** A tactics board. */
function board(random: Random): string {
  const side = (from: number) =>
    Array.from(
      { length: random.between(2, 4) },
      () => [random.between(from, from + 42), random.between(36, 124)] as const,
    );
  const line = `M${random.between(34, 60)} ${random.between(44, 70)}c22-14 38-10 56 2m-36 ${random.between(14, 30)}c16 12 30 18 46 17`;
  const frame = random.pick(['#e8edf3', '#f1ede4', '#dfe8e2']);
  const grass = random.pick(['#2b7a55', '#2a6f86', '#3b7d3a']);
  return (
    `<path d="M0 0h160v160H0z" fill="${frame}"/><path d="M14 20h132v120H14z" fill="${grass}"/>` +
    '<g fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2"><path d="M22 28h116v104H22zM80 28v104"/><circle cx="80" cy="80" r="18"/></g>' +
    circles(random.pick(['#ffd257', '#ff8a5c', '#ffffff']), side(28)) +
    circles(random.pick(['#ffffff', '#9fd8ff', '#20242c']), side(90)) +
    `<path d="${line}" fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="5 4"/>`
  );
}

/** A basketball court. */
function court(random: Random): string {
  const wood = random.pick(['#c67a3c', '#d08f4e', '#b96d33']);
  const paint = random.pick(['#274a8a', '#7a1f3d', '#0a5b46', '#552583', '#20242c']);
  return (
    `<path d="M0 0h160v160H0z" fill="${wood}"/><path d="M0 0h160v160H0z" fill="#000" opacity=".08"/>` +
    '<g stroke="#8d4f20"><path d="M0 26h160M0 52h160M0 78h160M0 104h160M0 130h160"/></g>' +
    '<g fill="none" stroke="#fff" stroke-width="3"><path d="M48 160V88h64v72"/><path d="M48 88a32 32 0 0 1 64 0"/><path d="M14 160v-40C14 76 44 44 80 44s66 32 66 76v40"/></g>' +
    `<path d="M48 88h64v72H48z" fill="${paint}" opacity=".85"/>`
  );
}

const FOOTBALL =
  '<circle cx="80" cy="92" r="34" fill="#f2f5f9"/><path d="m80 76 15 11-6 18H71l-6-18z" fill="#1a2432"/>' +
  '<path d="M80 76V58M95 87l17-6M89 105l11 15M71 105l-11 15M65 87l-17-6" stroke="#1a2432" stroke-width="3"/>';
const BASKETBALL =
  '<circle cx="80" cy="92" r="34" fill="#e8833a"/>' +
  '<path d="M46 92h68M80 58v68M57 67c14 15 14 35 0 50M103 67c-14 15-14 35 0 50" fill="none" stroke="#3a1d0a" stroke-width="3"/>';

/** A ball under floodlights. */
const floodlit = (ball: string) => (random: Random) => {
  const [night, beam, glow] = random.pick([
    ['#0f1c33', '#23406e', '#3865a6'],
    ['#241433', '#4a2a66', '#7a4fa6'],
    ['#0d2a22', '#1c5a47', '#2f8a6c'],
    ['#331712', '#6e2f23', '#a6523a'],
  ] as const);
  return (
    `<path d="M0 0h160v160H0z" fill="${night}"/><path d="M-20 160 ${random.between(45, 75)} 10h40l80 150z" fill="${beam}"/>` +
    `<path d="M20 160 70 30h20l50 130z" fill="${glow}" opacity=".7"/>${ball}`
  );
};

const SCENES = [stadium, board, court, floodlit(FOOTBALL), floodlit(BASKETBALL)] as const;
/** So many of each: no photo of the world has a higher number. */
const SCENE_COUNT = 240;
const FILE = /^sc([1-5])-(0|[1-9]\d{0,2})\.png$/;

/** `sc2-17.png`: a photo's stand-in, 160 units square; the number varies colours and places. */
export function scene(file: string): string | undefined {
  const match = FILE.exec(file);
  const draw = SCENES[Number(match?.[1]) - 1];
  if (match === null || draw === undefined || Number(match[2]) >= SCENE_COUNT) return undefined;
  const body = draw(randomOf('scene', file));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="320" height="320" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
}
