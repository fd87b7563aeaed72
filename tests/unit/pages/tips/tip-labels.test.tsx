import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { REFUND_STATUS } from '../../../../src/contract/codes';
import { person as personShape } from '../../../../src/contract/expert/expert';
import { tip as tipShape } from '../../../../src/contract/tip/tip';
import { spoilers } from '../../../../src/domains/spoilers/spoiler-store';
import { useExpertLabels } from '../../../../src/domains/tip/expert-labels';
import { useBetLabels, useRefundRule } from '../../../../src/domains/tip/tip-marks';
import { useProfessor } from '../../../../src/pages/tips/data/use-professor';
import { useRefundLabels } from '../../../../src/pages/tips/detail/refund-labels';
import { useRowFigure } from '../../../../src/pages/tips/experts/row-figure';
import { useMatchLabels } from '../../../../src/pages/tips/list/tip-matches';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { runHook } from '../../../support/unit/render-page';
import { rawTip, tipsAnswers } from '../../../support/unit/tips-world';

const tip = (fields: Record<string, unknown> = {}) => v.parse(tipShape, rawTip('t1', fields));

describe('what comes back when a tip loses', () => {
  it.each([
    ['all', { openBackGold: 1, returnGoldPercentage: 100 }, 'Full refund if lost'],
    ['more than all is all', { openBackGold: 1, returnGoldPercentage: 130 }, 'Full refund if lost'],
    ['a share', { openBackGold: 1, returnGoldPercentage: 50 }, '50% back if lost'],
    ['a share of nothing', { openBackGold: 1, returnGoldPercentage: 0 }, undefined],
    ['a share below nothing', { openBackGold: 1, returnGoldPercentage: -5 }, undefined],
    ['nothing, whatever the share', { openBackGold: 0, returnGoldPercentage: 100 }, undefined],
    ['a share that is not told', { openBackGold: 1, returnGoldPercentage: null }, undefined],
  ])('%s [luck range.3]', (_clause, fields, rule) => {
    expect(runHook(fakeServices({}), () => useRefundRule(tip(fields))).current).toBe(rule);
  });
});

describe('what came back of an order', () => {
  it.each([
    ['nothing', { refundStatus: REFUND_STATUS.none, refundGold: 38 }, undefined],
    ['not told', {}, undefined],
    ['on its way', { refundStatus: REFUND_STATUS.due, refundGold: 19 }, 'Refund of 19 coins pending'],
    ['here', { refundStatus: REFUND_STATUS.given, refundGold: 1_900 }, '1,900 coins refunded'],
    ['here, how many nobody knows', { refundStatus: REFUND_STATUS.given }, '— coins refunded'],
    ['another state says nothing', { refundStatus: 9, refundGold: 38 }, undefined],
  ])('%s', (_clause, order, words) => {
    expect(runHook(fakeServices({}), () => useRefundLabels(order)).current).toBe(words);
  });
});

describe('the kind of bet and what is tipped (section 9)', () => {
  it.each([
    ['both', { bettingType: 2, sportsPlay: 'Handicap' }, ['Early', 'Handicap']],
    ['the last code', { bettingType: 6, sportsPlay: null }, ['Live']],
    ['a code that nobody knows', { bettingType: 7, sportsPlay: ' Handicap ' }, ['Handicap']],
    ['none', { bettingType: null, sportsPlay: '  ' }, []],
  ])('%s', (_clause, fields, labels) => {
    expect(runHook(fakeServices({}), useBetLabels).current(tip(fields))).toEqual(labels);
  });
});

describe('a tip’s matches in words', () => {
  it.each([
    ['all known', {}, { league: 'EPL round 29', versus: 'Home m9 v Away m9' }],
    ['a team to be determined', { guestTeamName: undefined }, { versus: 'Home m9 v TBD' }],
    ['no league', { matchLeague: undefined }, { league: '' }],
  ])('%s', (_clause, fields, shown) => {
    const match = {
      matchId: 'm9',
      startDate: NOW,
      matchLeague: 'EPL round 29',
      masterTeamName: 'Home m9',
      guestTeamName: 'Away m9',
      ...fields,
    };
    const labels = runHook(fakeServices({}), useMatchLabels).current(match as never);
    expect(labels).toMatchObject({ id: 'm9', ...shown });
    expect(labels.time).toMatch(/\d\d:\d\d/);
  });
});

describe('an expert’s record in words (decisions.md, Responsible use)', () => {
  const record = (fields: object = {}) => ({
    tenHistory: ['win', 'lose'] as ('win' | 'lose')[],
    tenWin: undefined,
    winContinuous: undefined,
    hitPercents: undefined,
    hitSession: undefined,
    ...fields,
  });
  const labels = () => runHook(fakeServices({}), useExpertLabels).current;
  /** With results of today hidden. */
  const hiding = () => {
    const fake = fakeServices({});
    spoilers.change(fake.services.storage, () => 'off');
    return fake;
  };

  it.each([
    ['a hit rate has the number of tips behind it', { hitPercents: 61, hitSession: 39 }, 'Hit rate 61% (of 39)'],
    ['where it is not told, none is made up', { hitPercents: 61 }, 'Hit rate 61%'],
    ['no rate, no words', { hitSession: 39 }, undefined],
    ['ten are enough for one', { hitPercents: 100, hitSession: 10 }, 'Hit rate 100% (of 10)'],
    ['decisions.md, luck range: nine are not', { hitPercents: 100, hitSession: 9 }, 'Too few · of 9'],
  ])('%s', (_clause, fields, words) => {
    expect(labels().hitRate(record(fields))).toBe(words);
  });

  it.each([
    ['its two ends', { hitPercents: 72, hitSession: 50 }, 'likely\u00a058\u2060–\u206083%'],
    ['of nine tips none', { hitPercents: 100, hitSession: 9 }, undefined],
    ['where the number of tips is not told none', { hitPercents: 72 }, undefined],
  ])('decisions.md, luck range, in a line: %s [luck range.3]', (_clause, fields, words) => {
    expect(labels().mostly(record(fields))).toBe(words);
  });

  it.each([
    ['ten', 10, { value: '70', unit: '%', below: 'of 10' }],
    ['nine: only how many', 9, { value: '—', unit: '', below: 'of 9' }],
  ])('decisions.md, luck range, in a list of experts: of %s [luck range.3]', (_clause, hitSession, figure) => {
    const person = v.parse(personShape, { id: 'p1', hitPercents: 70, hitSession });
    const figureOf = runHook(fakeServices({}), useRowFigure).current;
    expect(figureOf('hitRate', person, undefined)).toMatchObject(figure);
  });

  it.each([
    ['as the server counts', { tenWin: 2 }, '2 of last 2'],
    ['as they are listed, where it does not', {}, '1 of last 2'],
    ['none settled', { tenHistory: [], tenWin: 3 }, undefined],
  ])('the last ten: %s', (_clause, fields, words) => {
    expect(labels().ten(record(fields))).toBe(words);
  });

  it.each([
    ['settled today', NOW - 60_000, undefined, undefined],
    ['settled yesterday', NOW - 30 * 3_600_000, '1 of last 1', '6'],
  ])(
    'no spoilers: neither the last ten nor the winning run in a list tells of one %s [no spoilers.4]',
    (_clause, settleTime, ten, run) => {
      const tenTips = [{ id: 'x1', result: 'win', settleTime }];
      const person = v.parse(personShape, { id: 'p1', tenHistory: 'win', tenTips, winContinuous: 6 });
      expect(runHook(hiding(), useExpertLabels).current.ten(person)).toBe(ten);
      expect(runHook(hiding(), useRowFigure).current('streak', person, undefined)?.value).toBe(run);
    },
  );
});

describe('who wrote a tip (decisions.md, additions)', () => {
  it('as it says itself: nobody else is asked', async () => {
    const fake = fakeServices(tipsAnswers());
    const { current } = runHook(fake, () => useProfessor(tip()));
    await Promise.resolve();
    expect(current?.name).toBe('Ann Odds');
    expect(fake.calls('professorDetail')).toEqual([]);
  });

  it('else the expert’s own call says it', async () => {
    const fake = fakeServices({ ...tipsAnswers(), professorDetail: () => ({ id: 'p1', name: 'Bo Asked' }) });
    const professor = runHook(fake, () => useProfessor(tip({ professor: null })));
    await waitFor(() => expect(professor.current?.name).toBe('Bo Asked'));
    expect(fake.calls('professorDetail')).toEqual([{ professorId: 'p1' }]);
  });
});
