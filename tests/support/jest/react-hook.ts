/** Stands where React's developer tools would: React looks for them when it is loaded, and tells of every commit. */
const tell = (_id: number, root: unknown): void => {
  const listener = Reflect.get(globalThis, 'siOnCommit') as ((root: unknown) => void) | undefined;
  listener?.(root);
};

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    isDisabled: false,
    inject: () => 1,
    onScheduleFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot: tell,
  },
});
