import {
  type RowLine,
  type RowViewModel,
  rowViewModel,
  type Standing,
} from '../../../../src/rules/match/match-row-view-model';

const NOW = 10_000_000_000;
const MINUTE_MS = 60_000;
const since = (minutes: number) => NOW - minutes * MINUTE_MS;
const said = (line: RowLine | undefined): string => {
  if (line === undefined) return '';
  if (line.kind === 'word') return line.isWarning ? `!${line.label}` : line.label;
  if (line.kind === 'minute') return `${line.minute}'`;
  return line.kind === 'left' ? `${line.seconds}s` : line.kind;
};
const written = ({ scores }: RowViewModel): string => {
  if (scores === undefined) return '';
  const one = ({ score, shootout, isLoser }: typeof scores.home) =>
    `${score ?? '–'}${shootout === undefined ? '' : `(${shootout})`}${isLoser ? ' lost' : ''}`;
  return `${one(scores.home)} : ${one(scores.away)}`;
};
const SCORE = { homeScore: 2, awayScore: 1 };

/** A row's states: decisions.md, score, clock, coarse groups, phases. */
it.each<[string, Standing, string, string, string, RowViewModel['look'], RowViewModel['offer']]>([
  ['not started', { statusId: 1 }, 'time', 'notStarted', '', 'plain', 'book'],
  [
    'not started: a score that came all the same is not shown',
    { statusId: 1, ...SCORE },
    'time',
    'notStarted',
    '',
    'plain',
    'book',
  ],
  [
    'second half',
    { statusId: 4, phase: 1004, phaseStart: since(21), ...SCORE },
    'clock',
    'secondHalf',
    '2 : 1',
    'live',
    'watch',
  ],
  [
    '0 is a score',
    { statusId: 2, phaseStart: since(3), homeScore: 0, awayScore: 0 },
    'clock',
    'firstHalf',
    '0 : 0',
    'live',
    'watch',
  ],
  [
    'no score is a dash [score.1]',
    { statusId: 2, phaseStart: since(3) },
    'clock',
    'firstHalf',
    '– : –',
    'live',
    'watch',
  ],
  ['half-time stands at 45', { statusId: 3, phase: 1003, ...SCORE }, 'clock', "45'", '2 : 1', 'live', 'watch'],
  ['half-time without a phase', { statusId: 3, ...SCORE }, 'clock', "45'", '2 : 1', 'live', 'watch'],
  [
    'extra time is one word in a narrow place',
    { statusId: 5, phase: 1006, phaseStart: since(3), ...SCORE },
    'clock',
    'extraTime',
    '2 : 1',
    'live',
    'watch',
  ],
  [
    'extra time, second half',
    { statusId: 5, phase: 1008, phaseStart: since(3), ...SCORE },
    'clock',
    'extraTime',
    '2 : 1',
    'live',
    'watch',
  ],
  [
    'waiting for extra time stands at 90',
    { statusId: 4, phase: 1012, ...SCORE },
    'clock',
    "90'",
    '2 : 1',
    'live',
    'watch',
  ],
  ['extra half-time stands at 105', { statusId: 5, phase: 1007, ...SCORE }, 'clock', "105'", '2 : 1', 'live', 'watch'],
  [
    'a shoot-out stands at 120 and is never added',
    { statusId: 7, phase: 1010, homeScore: 1, awayScore: 1, homeShootout: 3, awayShootout: 2 },
    'clock',
    "120'",
    '1(3) : 1(2)',
    'live',
    'watch',
  ],
  ['finished', { statusId: 8, phase: 1011, ...SCORE }, 'fullTime', 'time', '2 : 1 lost', 'plain', 'result'],
  [
    'finished level: nobody lost',
    { statusId: 8, homeScore: 1, awayScore: 1 },
    'fullTime',
    'time',
    '1 : 1',
    'plain',
    'result',
  ],
  [
    'finished after extra time',
    { statusId: 8, phase: 1009, homeScore: 1, awayScore: 3 },
    'afterExtra',
    'time',
    '1 lost : 3',
    'plain',
    'result',
  ],
  [
    'finished after penalties: 0 (3) – 0 (5)',
    { statusId: 8, homeScore: 0, awayScore: 0, homeShootout: 3, awayShootout: 5 },
    'afterPenalties',
    'time',
    '0(3) lost : 0(5)',
    'plain',
    'result',
  ],
  [
    'after penalties by its phase alone',
    { statusId: 8, phase: 1014, homeScore: 1, awayScore: 1 },
    'afterPenalties',
    'time',
    '1 : 1',
    'plain',
    'result',
  ],
  ['postponed shows no score [score.3]', { statusId: 9, ...SCORE }, '!postponed', 'undecided', '', 'off', 'none'],
  ['interrupted keeps its score', { statusId: 10, ...SCORE }, '!interrupted', 'time', '2 : 1', 'plain', 'none'],
  [
    'abandoned keeps its score, nobody lost [score.3]',
    { statusId: 11, ...SCORE },
    'abandoned',
    'time',
    '2 : 1',
    'plain',
    'none',
  ],
  ['cancelled shows no score [score.3]', { statusId: 12, ...SCORE }, 'cancelled', '', '', 'off', 'none'],
  ['to be decided', { statusId: 13 }, 'undecided', '', '', 'off', 'none'],
  ['a status that nobody knows claims nothing', { statusId: 77, ...SCORE }, 'time', 'neutral', '', 'plain', 'book'],
  ['no status: kick-off and a booking [additions.7]', { startDate: NOW + 1 }, 'time', '', '', 'plain', 'book'],
  ['no status, and the start has passed: nothing to book', { startDate: NOW - 1 }, 'time', '', '', 'plain', 'watch'],
  ['no status, and the show is on air', { liveStatus: 1, startDate: NOW + 1 }, 'time', '', '', 'plain', 'watch'],
  ['no status, and somebody shows it', { activityStatus: 1, startDate: NOW + 1 }, 'time', '', '', 'plain', 'watch'],
  ['no status, and the show is over', { liveStatus: 2, startDate: NOW - 1 }, 'time', '', '', 'plain', 'none'],
  [
    'basketball, third quarter with its clock',
    { matchTypeId: 2, statusId: 6, phase: 3009, clockSeconds: 252, ...SCORE },
    'clock',
    '252s',
    '2 : 1',
    'live',
    'watch',
  ],
  ['basketball without a clock', { matchTypeId: 2, statusId: 2, ...SCORE }, 'clock', '', '2 : 1', 'live', 'watch'],
  [
    'basketball half-time has no minutes',
    { matchTypeId: 2, statusId: 5, ...SCORE },
    'clock',
    '',
    '2 : 1',
    'live',
    'watch',
  ],
  [
    'basketball after overtime',
    { matchTypeId: 2, statusId: 10, phase: 3016, homeScore: 118, awayScore: 121 },
    'afterOvertime',
    'time',
    '118 lost : 121',
    'plain',
    'result',
  ],
])('%s', (_name, standing, first, second, scores, look, offer) => {
  const viewModel = rowViewModel({ matchTypeId: 1, ...standing }, NOW, true);
  expect([said(viewModel.first), said(viewModel.second), written(viewModel), viewModel.look, viewModel.offer]).toEqual([
    first,
    second,
    scores,
    look,
    offer,
  ]);
});

/** decisions.md, match time: outside a dated list the day stands under the time. */
it.each<[string, Standing, string, string]>([
  ['to come [match time.2]', { statusId: 1 }, 'time', 'day'],
  ['over [match time.2]', { statusId: 8, ...SCORE }, 'fullTime', 'day'],
  ['in play: the clock needs no day', { statusId: 3, ...SCORE }, 'clock', "45'"],
])('outside a dated list: %s', (_name, standing, first, second) => {
  const viewModel = rowViewModel({ matchTypeId: 1, ...standing }, NOW, false);
  expect([said(viewModel.first), said(viewModel.second)]).toEqual([first, second]);
});
