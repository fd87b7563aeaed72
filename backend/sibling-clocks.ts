import { randomUUID } from 'node:crypto';
import type { Bus } from './database/bus';
import { type ClockSetting, settingOf, type WorldClock } from './world/clock';

interface Process {
  readonly from: string;
  /** When it started, Unix ms. */
  readonly since: number;
}

const ASK_TOPIC = 'clock:ask';
const ANSWER_TOPIC = 'clock:answer';
/** A round through the database takes a few ms; who answers later is heard all the same. */
const ANSWERS_WITHIN_MS = 300;

const isElder = (a: Process, b: Process) => a.since < b.since || (a.since === b.since && a.from < b.from);

interface Answer extends Process {
  readonly to: string;
  readonly setting: ClockSetting;
}

/** Hears of the clocks of a back end's other processes. */
export interface Siblings {
  /** Whether one of them has told its time. */
  readonly areThere: () => boolean;
  stop(): void;
}

/**
 * Asks the processes that were there before for their time, takes the eldest one's over, and answers those that come after. A
 * process in a time of its own would not see what its siblings have just stored, and serve another day. Resolves when who is
 * there has had the time to answer.
 */
export async function meetSiblings(bus: Bus, clock: WorldClock): Promise<Siblings> {
  const me: Process = { from: randomUUID(), since: Date.now() };
  let eldest = me;
  const ends = [
    bus.listen(ASK_TOPIC, (payload) => {
      const asker = payload as Process;
      if (!isElder(me, asker)) return;
      const answer: Answer = { ...me, to: asker.from, setting: settingOf(clock) };
      // Who is not told goes on in a time of its own, as if it were alone.
      void bus.publish(ANSWER_TOPIC, answer).catch(() => undefined);
    }),
    bus.listen(ANSWER_TOPIC, (payload) => {
      const { to, from, since, setting } = payload as Answer;
      if (to !== me.from || !isElder({ from, since }, eldest)) return;
      eldest = { from, since };
      clock.set(setting);
    }),
  ];
  await bus.publish(ASK_TOPIC, me);
  await new Promise((resolve) => setTimeout(resolve, ANSWERS_WITHIN_MS));
  return {
    areThere: () => eldest !== me,
    stop() {
      for (const end of ends) end();
    },
  };
}
