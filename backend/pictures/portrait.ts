const BODY = 'M5 41c0-9 6-12.5 15-12.5S35 32 35 41z';
const NECK = 'M16.5 22h7v6.5c0 2-1.5 3-3.5 3s-3.5-1-3.5-3z';
const NECK_SHADE = 'M16.5 24.5c2 1.8 5 1.8 7 0v2c-2 1.6-5 1.6-7 0z';

type Colour = string;

/** What is drawn behind the body and over the face; `hair` is its colour. */
interface Head {
  readonly behind?: (hair: Colour) => string;
  readonly over: (hair: Colour) => string;
}

const path = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}"${rest}/>`;
const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** Short hair, cap, long hair, bun and glasses, curls and beard, headset. */
const HEADS: readonly Head[] = [
  {
    over: (hair) =>
      path(
        'M12.3 17c-1-7 2.7-10.8 7.9-10.8 5.3 0 8.5 4 7.5 10.8-.6-2.8-1.7-4.6-3.2-5.4-3 1.3-6.6 1.3-9 .2-1.7 1-2.6 2.6-3.2 5.2z',
        hair,
      ),
  },
  {
    over: (hair) =>
      path('M12 14.5C12 9 15.3 6 20 6s8 3 8 8.5z', hair) +
      path('M11.5 13.3h20.5c0 1.7-1 2.7-2.7 2.7h-16c-1.1 0-1.8-1-1.8-2.7z', hair) +
      path('M12 13.3h16v1H12z', '#fff', ' opacity=".35"'),
  },
  {
    behind: (hair) => path('M10.5 31C8.5 16 12 5.5 20 5.5S31.5 16 29.5 31z', hair),
    over: (hair) => path('M12.5 17c-.5-6.5 3-10 7.5-10s8 3.5 7.5 10c-1-3-2.5-5-5-6-2 2.5-6 4.5-10 6z', hair),
  },
  {
    behind: (hair) => `<circle cx="20" cy="6" r="4" fill="${hair}"/>`,
    over: (hair) =>
      path('M12.4 17C11.6 10.5 15 7 20 7s8.4 3.5 7.6 10c-1-3.4-3.6-5.5-7.6-5.5s-6.6 2.1-7.6 5.5z', hair) +
      stroke('M14.5 16.3h4.6v3h-4.6zM20.9 16.3h4.6v3h-4.6zM19.1 17.3h1.8', '#222b36', 0.9),
  },
  {
    over: (hair) =>
      `<g fill="${hair}"><circle cx="13.5" cy="12" r="3.6"/><circle cx="16.5" cy="8.5" r="3.8"/><circle cx="21" cy="7.5" r="4"/><circle cx="25" cy="9.5" r="3.6"/><circle cx="27" cy="13" r="3"/></g>` +
      path('M15.5 20.5c1 4 8 4 9 0 1.5 5-1.5 7-4.5 7s-6-2-4.5-7z', hair),
  },
  {
    over: (hair) =>
      path(
        'M12.3 16.5c-.8-6.5 2.7-10 7.7-10s8.5 3.5 7.7 10c-1.2-2.8-2.6-4-4.2-4.5-2.5.8-5 .8-7 .1-1.8.6-3 1.8-4.2 4.4z',
        hair,
      ) +
      stroke('M11.5 18v-3a8.5 8.5 0 0 1 17 0v3', '#2a3440', 1.8) +
      '<rect x="9.8" y="15.5" width="3.6" height="6.5" rx="1.7" fill="#2a3440"/><rect x="26.6" y="15.5" width="3.6" height="6.5" rx="1.7" fill="#2a3440"/>' +
      stroke('M28.5 22c0 2.5-2.5 3.5-5 3.5', '#2a3440', 1.2),
  },
];

const FILE = /^(av|lp)([1-6])-([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})\.png$/;

/** A face in its square; a whole screen's height without a ground, to stand before another picture. */
const FRAMES: Readonly<
  Record<string, { readonly box: string; readonly size: string; readonly rest: (shirt: Colour) => string }>
> = {
  av: { box: '0 0 40 40', size: 'width="120" height="120"', rest: () => '' },
  lp: { box: '2 -18 36 64', size: 'width="468" height="832"', rest: (shirt) => path('M5 40.9h30V46H5z', shirt) },
};

/**
 * `av3-<background>-<skin>-<hair>-<shirt>.png`: an anchor's portrait, 40 units square; `lp3-…`: the same person, larger than
 * a phone's screen is wide.
 */
export function portrait(file: string): string | undefined {
  const match = FILE.exec(file);
  if (match === null) return undefined;
  const [, look = '', kind, background, skin, hair, shirt] = match;
  const head = HEADS[Number(kind) - 1];
  const frame = FRAMES[look];
  if (head === undefined || frame === undefined) return undefined;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.box}" ${frame.size}>` +
    (look === 'av' ? path('M0 0h40v40H0z', `#${background}`) : '') +
    frame.rest(`#${shirt}`) +
    (head.behind?.(`#${hair}`) ?? '') +
    path(BODY, `#${shirt}`) +
    path(NECK, `#${skin}`) +
    path(NECK_SHADE, '#000', ' opacity=".12"') +
    `<ellipse cx="20" cy="17" rx="7.2" ry="8" fill="#${skin}"/>${head.over(`#${hair}`)}</svg>`
  );
}
