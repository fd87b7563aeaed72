/** Runs once after the tests that start back ends, in the process that set them up. */
export default async function tearDown(): Promise<void> {
  const stop = Reflect.get(globalThis, 'siStopBackEndHosts') as (() => Promise<unknown>) | undefined;
  await stop?.();
}
