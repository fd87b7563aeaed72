const STOPS = ['siStopStacks', 'siStopBackEndHosts'];

/** Runs once after the tests, in the process that set them up: ends what the set-ups have started. */
export default async function tearDown(): Promise<void> {
  await Promise.all(STOPS.map((name) => (Reflect.get(globalThis, name) as (() => Promise<unknown>) | undefined)?.()));
}
