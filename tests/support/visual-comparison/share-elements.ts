import { type ComparedElement, cls } from './compare-elements';

const SHEET = '.si-stage--sheet';
const sheet = (name: string, ours: string, mock: string, but: ComparedElement['but'] = []): ComparedElement => ({
  name,
  ours: cls(`picture-sheet__${ours}`),
  mock: `${SHEET} ${mock}`,
  size: 'height',
  but,
});

/** The sheet that shows a picture and its ways out. */
export const PICTURE_SHEET: readonly ComparedElement[] = [
  // Wells in sheets have a tone of their own in the dark.
  sheet('well', 'preview', '.sc-prev', ['backgroundColor']),
  sheet('picture', 'picture', '.sc-fit--mini'),
  sheet('ways out', 'actions', '.sc-acts'),
  sheet('a way out', 'action', '.sc-acts button'),
  sheet('its disc', 'disc', '.sc-acts button span'),
  sheet('note', 'note', '.si-meta'),
];
