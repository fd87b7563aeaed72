import { fileBrowser } from '../../../support/browser/browser';
import { faultsInAllSizes } from './all-sizes';

const browser = fileBrowser();

const ROW = 'display: flex; gap: 8px; width: 280px; background: white; position: relative; height: 40px';
const CUT = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap';
const BUTTON = 'width: 36px; height: 36px; border: 0; background: silver; flex: none';

/** What stands on the hand-made page, and the faults that are found in it at 100 %. */
const PAGES: readonly (readonly [name: string, html: string, faults: readonly string[]])[] = [
  [
    'a name cut beside free space',
    `<div style="${ROW}"><b style="${CUT}; width: 60px">Nottingham Forest</b><i style="margin-left: auto">1</i></div>`,
    ['cut beside'],
  ],
  [
    'a name cut where its row is full',
    `<div style="${ROW}"><b style="${CUT}">Nottingham Forest and everybody who travels with them</b><i>1</i></div>`,
    [],
  ],
  [
    'two names that are left with the same letters',
    `<ul style="${ROW}"><li style="${CUT}; width: 136px">Manchester and its United</li>
      <li style="${CUT}; width: 136px">Manchester and its City</li></ul>`,
    ['cut alike'],
  ],
  [
    'a text that runs into another',
    `<div style="${ROW}"><span style="width: 20px; white-space: nowrap">1,232万</span><span>1,033万</span></div>`,
    ['runs into one another'],
  ],
  [
    'a badge on a picture',
    `<div style="${ROW}"><svg width="40" height="40"></svg><span>Arsenal</span>
      <em style="position: absolute; left: 50px; background: red">Live</em></div>`,
    [],
  ],
  [
    'buttons too close',
    `<div style="${ROW}; gap: 4px"><button style="${BUTTON}">A</button><button style="${BUTTON}">B</button></div>`,
    ['4 px apart'],
  ],
  [
    'buttons apart, and tabs that are one switch',
    `<div style="${ROW}"><button style="${BUTTON}">A</button><button style="${BUTTON}">B</button>
      <p role="tablist" style="margin: 0"><button role="tab">C</button><button role="tab">D</button></p></div>`,
    [],
  ],
];

describe('what the check of names finds in a page made by hand', () => {
  it.each(PAGES)('%s', async (_, html, found) => {
    const phone = await browser().newPhonePage({ width: 320 });
    try {
      await phone.page.setContent(`<meta name="viewport" content="width=device-width"><main>${html}</main>`);
      const faults = await faultsInAllSizes(phone.page, 'main');
      const drawn = [...faults].filter(([, sizes]) => sizes.includes('320 px, 100 %')).map(([fault]) => fault);
      expect(drawn.map((fault) => found.find((part) => fault.startsWith(part)) ?? fault)).toEqual(found);
    } finally {
      await phone.close();
    }
  });
});
