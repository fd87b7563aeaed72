/** Stands for TanStack Query's cache of mutations: the app writes by calls, and its query client needs something to clear. */
export class MutationCache {
  clear() {}
  getAll() {
    return [];
  }
  findAll() {
    return [];
  }
  resumePausedMutations() {
    return Promise.resolve();
  }
  subscribe() {
    return () => {};
  }
}
