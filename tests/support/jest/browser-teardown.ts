/** Runs once after the browser tests, in the process that set them up. */
export default async function tearDown(): Promise<void> {
  const stop = Reflect.get(globalThis, 'siStopStack') as (() => Promise<void>) | undefined;
  await stop?.();
}
