/** Runs once after the browser tests, in the process that set them up. */
export default async function tearDown(): Promise<void> {
  const stop = Reflect.get(globalThis, 'siStopStacks') as (() => Promise<unknown>) | undefined;
  await stop?.();
}
