import { CODE_FOLDERS, filesBelow, lineCount, SCRIPT_ENDINGS } from '../project-files';
import type { Step } from '../step';
import { type MeasuredFunction, measureFunctions } from './measure-functions';
import { median, percentile } from './statistics';

/** Lines, comments counted: the numbers that the architecture holds. */
const FILE = { median: 70, p90: 150, max: 250 };
const FUNCTION = { p90: 35, max: 60, componentMax: 90 };
/** All sheets of the app together. */
const STYLES_MAX = 8_700;
const TEST_TO_CODE = { min: 0.6, max: 1.0 };

/** Programs beside the tests, which test nothing of the product. */
const NO_TESTS = ['tests/architecture', 'tests/bench'];
/** Builders and page objects, and no worlds. */
const SUPPORT = 'tests/support';
const SUPPORT_LINES = 6_500;
/** A table is read by people in a review. */
const LANDMARKS = 'tests/browser/landmarks';
const LANDMARK_LINES = { file: 101, all: 4_000 };

/** How long files and functions are. The limits of one file and one function hold for tests as well. */
export const sizes: Step = {
  name: 'sizes',
  run() {
    const code = CODE_FOLDERS.flatMap((folder) => filesBelow(folder, ...SCRIPT_ENDINGS));
    const tests = filesBelow('tests', ...SCRIPT_ENDINGS);
    const styles = CODE_FOLDERS.flatMap((folder) => filesBelow(folder, '.css'));
    const lines = code.map(lineCount);
    const functions = code.flatMap(measureFunctions);
    const functionLines = functions.filter(({ component }) => !component).map((one) => one.lines);
    const ratio = testsToCode(tests, code);
    const middle = median(lines);
    const longFile = percentile(lines, 0.9);
    const longFunction = percentile(functionLines, 0.9);
    const problems = [
      ...over('median of the files', middle, FILE.median),
      ...over('p90 of the files', longFile, FILE.p90),
      ...over('p90 of the functions', longFunction, FUNCTION.p90),
      ...[...code, ...tests, ...styles].flatMap((file) => over(file, lineCount(file), FILE.max)),
      ...[...functions, ...tests.flatMap(measureFunctions)].flatMap(tooLong),
      ...over('sheets of src', sum(filesBelow('src', '.css')), STYLES_MAX),
      ...ratio.problems,
      ...over(SUPPORT, sum(filesBelow(SUPPORT)), SUPPORT_LINES),
      ...over(LANDMARKS, sum(filesBelow(LANDMARKS)), LANDMARK_LINES.all),
      ...filesBelow(LANDMARKS).flatMap((file) => over(file, lineCount(file), LANDMARK_LINES.file)),
    ];
    const figures = `${code.length} files (median ${middle}, p90 ${longFile}, max ${Math.max(0, ...lines)})`;
    const rest = `${functions.length} functions (p90 ${longFunction}, max ${Math.max(0, ...functionLines)})`;
    return { problems, summary: `${figures}, ${rest}`, report: [ratio.line] };
  },
};

const sum = (files: string[]): number => files.reduce((lines, file) => lines + lineCount(file), 0);

const over = (what: string, lines: number, limit: number): string[] =>
  lines > limit ? [`${what}: ${lines} lines, at most ${limit}`] : [];

const tooLong = ({ place, lines, component }: MeasuredFunction): string[] =>
  over(place, lines, component ? FUNCTION.componentMax : FUNCTION.max);

/** Tests and what they are written with, to the code they test. */
function testsToCode(tests: string[], code: string[]): { line: string; problems: string[] } {
  const isBelow = (folder: string) => (file: string) => file.startsWith(`${folder}/`);
  const own = tests.filter((file) => !NO_TESTS.some((folder) => isBelow(folder)(file)));
  const support = own.filter(isBelow(SUPPORT));
  const lines = Math.max(1, sum(code));
  const ratio = sum(own) / lines;
  const { min, max } = TEST_TO_CODE;
  const alone = ((sum(own) - sum(support)) / lines).toFixed(2);
  const line = `test : code = ${ratio.toFixed(2)} (${sum(own)} : ${lines} lines; ${alone} without their support)`;
  return { line, problems: ratio < min || ratio > max ? [`${line}, ${min} to ${max} wanted`] : [] };
}
