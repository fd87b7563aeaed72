/** A value that a form can carry: nested keys are written with dots, list items with brackets. */
export type Field = string | number | boolean | null | undefined | readonly Field[] | { readonly [key: string]: Field };
export type Pair = readonly [key: string, value: string];

/** Flattens fields to pairs in writing order: `a.b`, `a[0].b`; null and undefined are left out. */
export function toPairs(fields: { readonly [key: string]: Field }): Pair[] {
  const pairs: Pair[] = [];
  const put = (key: string, value: Field): void => {
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) {
      value.forEach((item: Field, index) => {
        put(`${key}[${index}]`, item);
      });
    } else if (typeof value === 'object') {
      for (const [name, item] of Object.entries(value)) put(key === '' ? name : `${key}.${name}`, item);
    } else {
      pairs.push([key, String(value)]);
    }
  };
  put('', fields);
  return pairs;
}

// Brackets stay readable in keys: both ends write and read them as they are.
const encodeKey = (key: string) => encodeURIComponent(key).replace(/%5B/g, '[').replace(/%5D/g, ']');

/** The pairs as `application/x-www-form-urlencoded`, also used as query string. */
export const encodePairs = (pairs: readonly Pair[]): string =>
  pairs.map(([key, value]) => `${encodeKey(key)}=${encodeURIComponent(value)}`).join('&');
