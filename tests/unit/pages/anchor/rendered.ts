/** What React tells its developer tools of a fiber; only what is read here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: { readonly name?: string; readonly type?: { readonly name?: string } } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** Function, class, forwardRef, memo and simple memo components. */
const COMPONENTS = new Set([0, 1, 11, 14, 15]);
const PERFORMED_WORK = 1;

const commits: string[][] = [];

function collect(fiber: Fiber, isNew: boolean, names: string[]): void {
  for (let child = fiber.child; child !== null; child = child.sibling) {
    const isFresh = isNew || child.alternate === null;
    const hasRendered = isFresh || (child.flags & PERFORMED_WORK) !== 0;
    if (COMPONENTS.has(child.tag) && hasRendered) names.push(child.type?.name ?? child.type?.type?.name ?? '?');
    if (isFresh || child.child !== child.alternate?.child) collect(child, isFresh, names);
  }
}

/** Begins to count; every test file has its own. */
export function countRenders(): void {
  Object.assign(globalThis, {
    // Called by what stands for React's developer tools in `tests/support/jest/react-hook.ts`.
    siOnCommit({ current }: { current: Fiber }) {
      const names: string[] = [];
      collect(current, current.alternate?.child == null, names);
      commits.push(names);
    },
  });
}

/** The names of the components that rendered in each commit since the last time this was asked. */
export const takeCommits = (): string[][] => commits.splice(0);
