import zh from '../../../../src/i18n/messages/zh-CN/core.json';
import { clockViewModel } from '../../../../src/rules/match/live-clock';
import { BASKETBALL_PHASES, FOOTBALL_PHASES } from '../../../../src/rules/match/match-phases';
import { readStatus, type Sport, sportOf, statusOf } from '../../../../src/rules/match/match-status';

const words = zh.match.status;
const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/) as [string, string, string, string]);

const FOOTBALL = rows(`
  0 hidden - 异常
  1 unstarted NOT_STARTED 未开始
  2 processing LIVE 上半场
  3 processing LIVE 中场
  4 processing LIVE 下半场
  5 processing LIVE 加时
  6 processing LIVE 加时
  7 processing LIVE 点球
  8 ended ENDED 完场
  9 delay POSTPONED 推迟
  10 delay INTERRUPTED 中断
  11 ended ABANDONED 腰斩
  12 ended CANCELLED 取消
  13 delay DELAYED 待定
`);
const BASKETBALL = rows(`
  0 hidden - 异常
  1 unstarted NOT_STARTED 未开始
  2 processing LIVE 第1节
  3 processing LIVE 节间
  4 processing LIVE 第2节
  5 processing LIVE 中场
  6 processing LIVE 第3节
  7 processing LIVE 节间
  8 processing LIVE 第4节
  9 processing LIVE 加时
  10 ended ENDED 完场
  11 delay INTERRUPTED 中断
  12 ended CANCELLED 取消
  13 delay POSTPONED 推迟
  14 ended ABANDONED 腰斩
  15 delay DELAYED 待定
`);

const expectRow = (sport: Sport, [code, group, state, word]: [string, string, string, string]) => {
  const status = readStatus(sport, Number(code));
  expect([status.group, status.state ?? '-', words[status.label]]).toEqual([group, state, word]);
  expect(status.isKnown).toBe(true);
};

test.each(FOOTBALL)('section 4, football %s is %s [4.1, 4.5, coarse groups.1, named states.1]', (...row) =>
  expectRow('football', row),
);
test.each(BASKETBALL)("section 4, basketball %s is %s [4.3, 4.6, basketball's quarters.1, coarse groups.2]", (...row) =>
  expectRow('basketball', row),
);

test.each(
  rows(`
  1001 - 未开始 x
  1002 - 上半场 x
  1003 - 中场 x
  1004 - 下半场 x
  1005 - 常规时间结束 x
  1006 - 加时上半场 x
  1007 - 加时中场 x
  1008 - 加时下半场 x
  1009 - 加时结束 x
  1010 - 点球 x
  1011 - 完场 x
  1012 - 等待加时 x
  1013 - 等待点球 x
  1014 - 点球结束 x
  1015 SUSPENDED 中断 x
  1016 - 腰斩 x
`),
)('decisions.md, phase %s [4.2, phases.1]', (code, state, word) => {
  const status = readStatus('football', 4, Number(code));
  expect([status.state, words[status.label]]).toEqual([state === '-' ? 'LIVE' : state, word]);
});

test('every code of both series has words [4.4, 4.6, phases.2, named states.1]', () => {
  expect([...FOOTBALL_PHASES.keys()]).toEqual(Array.from({ length: 16 }, (_, index) => 1001 + index));
  expect([...BASKETBALL_PHASES.keys()]).toEqual(Array.from({ length: 19 }, (_, index) => 3001 + index));
  expect(readStatus('basketball', 6, 3018).state).toBe('SUSPENDED');
  expect(words[readStatus('basketball', 8, 3012).label]).toBe('常规时间结束');
});

test.each([
  [
    'the group comes from statusId [unknown code.1]',
    readStatus('football', 4, 1999),
    { group: 'processing', label: 'inPlay', isKnown: false },
  ],
  [
    'an unknown status [unknown code.1]',
    readStatus('football', 77),
    { group: 'hidden', label: 'neutral', isKnown: false },
  ],
  ['no status at all', readStatus('basketball', undefined), { group: 'hidden', label: 'neutral', isKnown: false }],
  ["a finished match keeps its status' word", readStatus('football', 8, 1014), { group: 'ended', label: 'fullTime' }],
])('decisions.md, unknown code: %s', (_clause, status, expected) => {
  expect(status).toMatchObject(expected);
});

/** decisions.md, additions: without `matchTypeId` nobody claims what only one sport's codes say. */
test.each([
  [1, undefined, 'unstarted', '未开始'],
  [2, undefined, 'processing', '进行中'],
  [3, undefined, 'processing', '进行中'],
  [8, undefined, 'hidden', '待更新'],
  [9, undefined, 'hidden', '待更新'],
  [10, undefined, 'hidden', '待更新'],
  [12, undefined, 'ended', '取消'],
  [77, undefined, 'hidden', '待更新'],
  [undefined, undefined, 'hidden', '待更新'],
  [8, 1014, 'hidden', '待更新'],
])('decisions.md, additions: status %s, phase %s of an untold sport is %s', (statusId, phase, group, word) => {
  const status = statusOf({ statusId, phase });
  expect([status.group, words[status.label]]).toEqual([group, word]);
});

test.each([
  [1, 'football'],
  [2, 'basketball'],
  [undefined, 'football'],
])('matchTypeId %s is %s', (typeId, expected) => {
  expect(sportOf(typeId)).toBe(expected);
});

describe('decisions.md, clock', () => {
  const START = 1_742_000_000_000;
  const played = (minutes: number) => START + minutes * 60_000;

  test.each([
    ['the first minute', 1002, 0, '1'],
    ['floor + 1 [clock.1]', 1002, 20.9, '21'],
    ['the last of the half', 1002, 44.99, '45'],
    ['past the limit', 1002, 46, '45+2'],
    ['second half + 45 [clock.1]', 1004, 21.5, '67'],
    ['90+5 [clock.2]', 1004, 49.2, '90+5'],
    ['extra time', 1006, 3, '94'],
    ['105+1 [clock.2]', 1006, 15.3, '105+1'],
    ['second half of extra time', 1008, 0, '106'],
    ['120+3 [clock.2]', 1008, 17.1, '120+3'],
    ['our clock behind the server', 1002, -0.5, '1'],
  ])('%s [clock.2]', (_clause, phase, minutes, expected) => {
    const viewModel = clockViewModel({ matchTypeId: 1, statusId: 4, phase, phaseStart: START }, played(minutes));
    expect(
      viewModel.kind === 'minute' && `${viewModel.minute}${viewModel.added > 0 ? `+${viewModel.added}` : ''}`,
    ).toBe(expected);
  });

  test.each([
    ['half-time shows 中场 [clock.2]', { matchTypeId: 1, statusId: 3, phase: 1003, phaseStart: START }, '中场'],
    ['a shoot-out has no clock', { matchTypeId: 1, statusId: 7, phase: 1010, phaseStart: START }, '点球'],
    ['without a phase start the word stands', { matchTypeId: 1, statusId: 4, phase: 1004 }, '下半场'],
    ['a phase that began too long ago', { matchTypeId: 1, statusId: 4, phase: 1004, phaseStart: 0 }, '下半场'],
    ['basketball shows its quarter', { matchTypeId: 2, statusId: 6, phase: 3009, phaseStart: START }, '第3节'],
    ['an unknown phase of a match in play', { matchTypeId: 1, statusId: 4, phase: 1999, phaseStart: START }, '进行中'],
  ])('%s', (_clause, match, expected) => {
    const viewModel = clockViewModel(match, played(10));
    expect(viewModel.kind === 'label' && words[viewModel.label]).toBe(expected);
  });

  test('a status alone is enough for the running halves', () => {
    expect(clockViewModel({ matchTypeId: 1, statusId: 2, phaseStart: START }, played(3))).toEqual({
      kind: 'minute',
      minute: 4,
      added: 0,
    });
    expect(clockViewModel({ matchTypeId: 1, statusId: 4, phaseStart: START }, played(3))).toEqual({
      kind: 'minute',
      minute: 49,
      added: 0,
    });
  });
});
