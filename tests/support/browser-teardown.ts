/** Runs once after the browser tests. */
export default async function tearDown(): Promise<void> {}
