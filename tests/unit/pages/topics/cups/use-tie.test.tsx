import { CUP_SEASON } from '../../../../../src/contract/football/football-codes';
import type { Stage } from '../../../../../src/contract/football/football-match';
import { useStageName } from '../../../../../src/pages/topics/cups/stage-schedule';
import { useTie } from '../../../../../src/pages/topics/cups/use-tie';
import type { TopicMatch } from '../../../../../src/pages/topics/data/topic-match';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { runHook } from '../../../../support/unit/render-page';

const DAY_MS = 86_400_000;
const match = (fields: Partial<TopicMatch> = {}): TopicMatch =>
  ({
    matchId: 'm1',
    statusId: 8,
    matchTypeId: 1,
    startDate: NOW - DAY_MS,
    homeId: 'h',
    awayId: 'a',
    masterTeamName: 'Lions',
    guestTeamName: 'Bears',
    homeScore: 2,
    awayScore: 1,
    hostList: [],
    status: 0,
    activityStatus: 0,
    ...fields,
  }) as TopicMatch;
const drawn = (one: TopicMatch | undefined, from = { homeFrom: '1A', awayFrom: 'W49' }) => {
  const fake = fakeServices({});
  return { fake, tie: runHook(fake, useTie).current({ number: 51, match: one, ...from }) };
};

describe('a place in the bracket as it is drawn (decisions.md, bracket)', () => {
  it.each<[string, Partial<TopicMatch>, { out: boolean[]; note: string | undefined; label: RegExp }]>([
    ['over: who lost is out', {}, { out: [false, true], note: undefined, label: /^Lions 2, Bears 1$/ }],
    [
      'a shoot-out is a line of its own, and the server says who went on',
      { homeScore: 1, homeShootout: 3, awayShootout: 5, winnerId: 'a' },
      { out: [true, false], note: 'Pens 3–5', label: /Pens 3–5/ },
    ],
    ['extra time is said', { homeExtraScore: 1, awayExtraScore: 0 }, { out: [false, true], note: 'AET', label: /AET/ }],
    ['an end of 90 minutes by its phase', { phase: 1009 }, { out: [false, true], note: 'AET', label: /AET/ }],
  ])('%s', (_clause, fields, { out, note, label }) => {
    const { tie } = drawn(match(fields));
    expect([tie.home.isOut, tie.away.isOut]).toEqual(out);
    expect(tie.note).toBe(note);
    expect(tie.label).toMatch(label);
  });

  it('in play nobody is out, and extra time is the clock’s to say', () => {
    const { tie } = drawn(match({ statusId: 4, phase: 1004, homeExtraScore: 1, awayExtraScore: 0 }));
    expect(tie.isLive).toBe(true);
    expect([tie.home.isOut, tie.away.isOut, tie.note]).toEqual([false, false, undefined]);
  });

  it('before kick-off it says when, and has no score', () => {
    const { tie } = drawn(match({ statusId: 1, startDate: NOW + DAY_MS, homeScore: undefined, awayScore: undefined }));
    expect([tie.home.score, tie.away.score]).toEqual(['', '']);
    expect(tie.note).toMatch(/\d/);
    expect(tie.label).toContain(tie.note ?? 'nothing');
  });

  it.each([
    ['no match yet: where both come from', undefined, ['1st A', 'Winner 49'], ['1A', 'W49']],
    ['one is known', match({ guestTeamName: undefined, statusId: 1 }), ['Lions', 'Winner 49'], ['Lions', 'W49']],
  ])('teams to come: %s', (_clause, one, names, shorts) => {
    const { tie } = drawn(one);
    expect([tie.home.name, tie.away.name]).toEqual(names);
    expect([tie.home.short, tie.away.short]).toEqual(shorts);
  });

  it('nations have three letters for the smallest boxes, and their names wherever they are read', () => {
    const { tie } = drawn(match({ masterTeamName: 'Netherlands' }));
    expect([tie.home.name, tie.home.code, tie.away.code]).toEqual(['Netherlands', 'NED', undefined]);
    expect(tie.label).toBe('Netherlands 2, Bears 1');
  });

  it('a place that says nothing readable is to be determined, and leads nowhere', () => {
    const { tie } = drawn(undefined, { homeFrom: '?', awayFrom: '' });
    expect([tie.home.name, tie.away.name]).toEqual(['TBD', 'TBD']);
    expect(tie.onOpen).toBeUndefined();
  });

  it('a tap opens the portal’s page of the match', () => {
    const { fake, tie } = drawn(match());
    tie.onOpen?.();
    expect(fake.opened[0]).toContain('m1');
  });
});

describe('how stages are called', () => {
  it.each<[string, Partial<Stage>, string]>([
    ['by the server', { stageName: 'The final', kind: 'group' }, 'The final'],
    ['groups', { kind: 'group', matchCount: 8 }, 'Groups'],
    ['sixteen matches', { matchCount: 16 }, 'Round of 32'],
    ['eight', { matchCount: 8 }, 'Round of 16'],
    ['four', { matchCount: 4 }, 'Quarter-finals'],
    ['two', { matchCount: 2 }, 'Semi-finals'],
    ['one', { matchCount: 1 }, 'Final'],
    ['another number', { matchCount: 3 }, 'Groups'],
  ])('%s', (_clause, stage, name) => {
    const nameOf = runHook(fakeServices({}), () => useStageName([], CUP_SEASON.euro2024)).current;
    expect(nameOf({ stageId: '1', ...stage } as Stage)).toBe(name);
  });

  const KNOCKOUT = ['Round of 16', 'Quarter-finals', 'Semi-finals'];
  it.each([
    ['the Euro', CUP_SEASON.euro2024, ['Groups', ...KNOCKOUT, 'Final'], {}],
    ['with a third place', CUP_SEASON.worldCup2022, ['Groups', ...KNOCKOUT, 'Third place', 'Final'], {}],
    ['third place and final in one', CUP_SEASON.worldCup2022, ['Groups', ...KNOCKOUT, 'Final'], {}],
    ['a single match each', CUP_SEASON.worldCup2022, ['Third place', 'Final'], { matchCount: 1 }],
    ['matchdays of the groups', CUP_SEASON.euro2024, ['Groups', 'Groups', 'Groups', ...KNOCKOUT, 'Final'], {}],
    ['a season without a format', 'x', ['Groups', 'Groups'], {}],
  ])(
    'decisions.md, additions: by id alone they are named by their order in time: %s',
    (_clause, season, names, more) => {
      const stages = names.map((_name, index) => ({ stageId: `${index}`, ...more })) as Stage[];
      const nameOf = runHook(fakeServices({}), () => useStageName(stages, season)).current;
      expect(stages.map(nameOf)).toEqual(names);
    },
  );
});
