import { propsIn } from '../../../architecture/sizes/props';

it.each<[what: string, text: string, counts: number[]]>([
  ['an interface', 'interface P { a: 1; b: 2 }\nexport function A({ a }: P) { return a; }', [2]],
  ['what it extends', 'interface Q { a: 1 }\ninterface P extends Q { b: 2 }\nconst A = (p: P) => p;', [2]],
  ['memo around it', 'type P = { a: 1 };\nconst A = memo(function A(p: P) { return p; });', [1]],
  ['Omit and intersections', 'interface P { a: 1; b: 2 }\nconst A = (p: Omit<P, "a"> & { c: 3 }) => p;', [2]],
  ['a type of a library as one', "const A = (p: ComponentProps<'a'> & { b: 2 }) => p;", [2]],
  ['no component', 'const a = (p: { a: 1 }) => p;', []],
])('the props of a component: %s', (_what, text, counts) => {
  expect(propsIn('src/a.tsx', text).map(({ count }) => count)).toEqual(counts);
});
