import type { Mark, Measure } from '../../../../src/domains/share/picture/drawing';
import { periodMarks } from '../../../../src/pages/ranking/picture/period-layout';
import { expertMarks } from '../../../../src/pages/tips/picture/expert-layout';
import { tipMarks } from '../../../../src/pages/tips/picture/tip-layout';
import { bracketMarks } from '../../../../src/pages/topics/bracket/bracket-layout';
import {
  BRACKET_CARD,
  EXPERT_CARD,
  type MockBox,
  type MockCard,
  type MockText,
  PERIOD_CARD,
  TIP_CARD,
} from './mock-cards';
import { CUP, EXPERT, PERIOD, TIP } from './picture-models';

/** CSS px by which a picture may differ from its mock. */
const MOST = 4;

/** Texts are as wide as the mock has them, so that what stands behind one stands where it does there. */
const measureAs =
  ({ texts }: MockCard): Measure =>
  (text, { size }) => {
    const known = texts.find(([one, , , , its]) => one === text.trim() && its === size);
    const blanks = text.length - text.trim().length;
    if (known !== undefined) return known[3] - known[1] + blanks * 0.2 * size;
    return Array.from(text).reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x250 ? size * 0.55 : size), 0);
  };

type TextMark = Extract<Mark, { kind: 'text' }>;
const distance = (mark: TextMark, [, left, middle, right]: MockText) => {
  const x = { left, right, center: (left + right) / 2 }[mark.align];
  return Math.max(Math.abs(mark.x - x), Math.abs(mark.y - middle));
};

/** What the mock says and the picture does not, or elsewhere, in another size, weight or colour. */
function missingTexts(marks: readonly Mark[], { texts }: MockCard) {
  const drawn = marks.filter((mark): mark is TextMark => mark.kind === 'text');
  return texts.filter((one) => {
    const [text, , , , size, weight, ink] = one;
    return !drawn.some(
      (mark) =>
        mark.text.trim() === text &&
        mark.type.size === size &&
        mark.type.weight === weight &&
        mark.ink === ink &&
        distance(mark, one) <= MOST,
    );
  });
}

/** Kind, colour, and left, top, width and height of what is drawn as a box. */
const boxOf = (mark: Mark): MockBox | undefined => {
  if (mark.kind === 'text' || mark.kind === 'line') return undefined;
  if (mark.kind === 'box') return ['box', mark.fill ?? '', mark.x, mark.y, mark.width, mark.height];
  return [mark.kind, '', mark.x, mark.y, mark.size, mark.size];
};

function missingBoxes(marks: readonly Mark[], { boxes }: MockCard) {
  const list = marks.map(boxOf).filter((box) => box !== undefined);
  return boxes.filter(
    ([kind, fill, ...sides]) =>
      !list.some(
        ([itsKind, itsFill, ...its]) =>
          kind === itsKind &&
          fill === itsFill &&
          sides.every((side, index) => Math.abs(side - (its[index] ?? 0)) <= MOST),
      ),
  );
}

test.each<[string, MockCard, (measure: Measure) => readonly Mark[]]>([
  ['an expert', EXPERT_CARD, (measure) => expertMarks(EXPERT, measure)],
  ['a ranked user’s period', PERIOD_CARD, (measure) => periodMarks(PERIOD, measure)],
  ['a settled tip', TIP_CARD, (measure) => tipMarks(TIP, measure)],
  ['a knock-out', BRACKET_CARD, (measure) => bracketMarks(CUP, measure)],
])('decisions.md, pictures: %s is drawn as the mock has it', (_name, card, draw) => {
  const marks = draw(measureAs(card));
  expect(missingTexts(marks, card)).toEqual([]);
  expect(missingBoxes(marks, card)).toEqual([]);
});
