import { useServices } from '../../../services/services';
import { defineStore, useStore } from '../../../services/store-registry';

/** The filter of a schedule: a stage (its id), a day (`YYYY-MM-DD`, Shanghai), or nothing. */
export type ScheduleChoice =
  | { readonly kind: 'all' }
  | { readonly kind: 'stage'; readonly value: string }
  | { readonly kind: 'day'; readonly value: string };

/** The user's choices in the topics' schedules; they stay through another tab or league, and back. */
export interface ScheduleState {
  /** By schedule: see `scheduleKey`. */
  readonly choices: ReadonlyMap<string, ScheduleChoice>;
  readonly choose: (schedule: string, choice: ScheduleChoice) => void;
}

export const scheduleStore = defineStore<ScheduleState>('schedule', (store) => ({
  choices: new Map(),
  choose: (schedule, choice) => store.setState({ choices: new Map(store.getState().choices).set(schedule, choice) }),
}));

/** A schedule among all topics': `view` is the part of an NBA season. */
export const scheduleKey = (topic: string, seasonId: string, view = ''): string => `${topic} ${seasonId} ${view}`;

const ALL: ScheduleChoice = { kind: 'all' };

/** The filter of one schedule, and a function that changes it. */
export function useScheduleChoice(schedule: string) {
  const { stores } = useServices();
  const choice = useStore(scheduleStore, ({ choices }) => choices.get(schedule) ?? ALL);
  const choose = (chosen: ScheduleChoice) => stores.get(scheduleStore).getState().choose(schedule, chosen);
  return [choice, choose] as const;
}

/** The day that is chosen, and a function that chooses another. */
export function useChosenDay(schedule: string) {
  const [choice, choose] = useScheduleChoice(schedule);
  const chooseDay = (value: string) => choose({ kind: 'day', value });
  return [choice.kind === 'day' ? choice.value : undefined, chooseDay] as const;
}
