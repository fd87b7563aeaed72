import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../project-root';
import { ENGINE_NAMES, type EngineName } from './engine';

/** Where hosts read what was tried. */
export const WORKS_WHERE = 'docs/browsers.md';
const HEADING = '## What works where';
const TITLES: Readonly<Record<EngineName, string>> = { chromium: 'Chromium', webkit: 'WebKit', firefox: 'Firefox' };

/** What a run has found in one engine: by journey `works`, perhaps with how, or `fails`. */
export interface Outcomes {
  readonly version: string;
  readonly cells: Readonly<Record<string, string>>;
}

const fileOf = (name: EngineName) => inProject('.cache', 'engines', `${name}.json`);

export function keepOutcomes(name: EngineName, outcomes: Outcomes): void {
  mkdirSync(inProject('.cache', 'engines'), { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(outcomes));
}

const kept = (name: EngineName): Outcomes | undefined =>
  existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as Outcomes) : undefined;

/** The table's lines, one for each journey. */
function tableOf(all: readonly Outcomes[]): string[] {
  // WebKitGTK counts its releases by the second number.
  const numbers = (name: EngineName) => (name === 'webkit' ? 2 : 1);
  const heads = ENGINE_NAMES.map(
    (name, at) => `${TITLES[name]} ${all[at]?.version.split('.').slice(0, numbers(name)).join('.') ?? ''}`,
  );
  const journeys = Object.keys(all[0]?.cells ?? {});
  return [
    `| journey | ${heads.join(' | ')} |`,
    `|---|${'---|'.repeat(ENGINE_NAMES.length)}`,
    ...journeys.map((journey) => `| ${journey} | ${all.map(({ cells }) => cells[journey] ?? '–').join(' | ')} |`),
  ];
}

const isRow = (line: string) => line.startsWith('|');

/** Lines of the document before the table, of the table, and after it. */
function parts(text: string): [string[], string[], string[]] {
  const lines = text.split('\n');
  const heading = lines.indexOf(HEADING);
  const first = lines.findIndex((line, at) => heading >= 0 && at > heading && isRow(line));
  if (first < 0) throw new Error(`${WORKS_WHERE} has no table below "${HEADING}"`);
  const length = lines.slice(first).findIndex((line) => !isRow(line));
  return [lines.slice(0, first), lines.slice(first, first + length), lines.slice(first + length)];
}

/** The document with the table of the last run of all three engines; as it is where one of them did not run here. */
export function withOutcomes(text: string): string {
  const all = ENGINE_NAMES.map(kept).filter((one) => one !== undefined);
  if (all.length < ENGINE_NAMES.length) return text;
  const [before, , after] = parts(text);
  return [...before, ...tableOf(all), ...after].join('\n');
}

/** What the document says of one engine, by journey. */
export function saidOf(text: string, name: EngineName): Record<string, string> {
  const [, table] = parts(text);
  const rows = table.slice(2).map((line) => line.split('|').map((cell) => cell.trim()));
  return Object.fromEntries(rows.map((cells) => [cells[1] ?? '', cells[ENGINE_NAMES.indexOf(name) + 2] ?? '']));
}
