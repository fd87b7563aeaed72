/** Runs once before the browser tests. */
export default async function setUp(): Promise<void> {}
