/** Stands for every *.module.css under jest: `styles.card` is `'card'`, so tests can find a node by its local class. */
const localNames: Record<string, string> = new Proxy({}, { get: (_target, name) => String(name) });

export default localNames;
