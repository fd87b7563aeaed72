import { scheduleKey, scheduleStore } from '../../../../../src/pages/topics/schedule/schedule-store';
import { fakeServices } from '../../../../support/unit/fake-services';

const makeSchedules = () => {
  const { stores } = fakeServices({}).services;
  return { stores, schedules: stores.get(scheduleStore) };
};
const DAY = { kind: 'day', value: '2025-03-15' } as const;

describe('what is chosen in the schedules', () => {
  it.each([
    ['another topic', scheduleKey('euroCup', '1')],
    ['another season', scheduleKey('worldCup', '2')],
    ['another view of the season', scheduleKey('worldCup', '1', 'playoffs')],
  ])('is a schedule’s own: %s', (_other, key) => {
    const { schedules } = makeSchedules();
    schedules.getState().choose(scheduleKey('worldCup', '1'), DAY);
    schedules.getState().choose(key, { kind: 'stage', value: '7' });
    expect(schedules.getState().choices.get(scheduleKey('worldCup', '1'))).toEqual(DAY);
    expect(schedules.getState().choices.get(key)).toEqual({ kind: 'stage', value: '7' });
  });

  it('the last choice counts, and all is one too', () => {
    const { schedules } = makeSchedules();
    schedules.getState().choose('a', DAY);
    schedules.getState().choose('a', { kind: 'all' });
    expect([...schedules.getState().choices]).toEqual([['a', { kind: 'all' }]]);
  });

  it('is one mount’s, and ends with it', () => {
    const { stores, schedules } = makeSchedules();
    const other = makeSchedules().schedules;
    schedules.getState().choose('a', DAY);
    expect(other.getState().choices.size).toBe(0);
    stores.end();
    schedules.getState().choose('b', DAY);
    expect([...schedules.getState().choices.keys()]).toEqual(['a']);
  });
});
