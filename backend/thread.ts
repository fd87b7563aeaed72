import { Worker } from 'node:worker_threads';

/** Starts a file of ours in a thread. */
export function startThread(file: string, workerData?: unknown): Worker {
  // A worker does not inherit tsx's module hooks on Node 20: it loads them itself, then the TypeScript file.
  const hooks = file.endsWith('.ts') ? "require('tsx/cjs'); " : '';
  return new Worker(`${hooks}require(${JSON.stringify(file)});`, { eval: true, workerData });
}
