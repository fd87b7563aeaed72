import { encodePairs, type Field, toPairs } from '../../../src/contract/form';
import { signatureText } from '../../../src/contract/signature';

describe('a form body (decisions.md, body) [7.1, body.1]', () => {
  it.each<[string, { [key: string]: Field }, string]>([
    ['flat', { page: 1, sort: 'new' }, 'page=1&sort=new'],
    ['nested keys with dots', { a: { b: 1, c: { d: true } } }, 'a.b=1&a.c.d=true'],
    ['arrays with brackets', { a: [{ b: 1 }, { b: 2 }] }, 'a[0].b=1&a[1].b=2'],
    ['arrays of values', { ids: ['x', 'y'] }, 'ids[0]=x&ids[1]=y'],
    ['null and undefined left out', { a: null, b: undefined, c: 0, d: '' }, 'c=0&d='],
    ['escaped values', { q: 'a&b=c 主播' }, 'q=a%26b%3Dc%20%E4%B8%BB%E6%92%AD'],
    ['nothing', {}, ''],
  ])('%s', (_name, fields, body) => {
    expect(encodePairs(toPairs(fields))).toBe(body);
  });
});

describe('the signed text (decisions.md, signature)', () => {
  it.each<[string, { [key: string]: Field }, string]>([
    ['no pairs [signature.1]', {}, 'timestamp=1700000000000&device-id=d1'],
    ['sorted by key', { b: 2, a: 1 }, 'a=1&b=2&timestamp=1700000000000&device-id=d1'],
    ['not URL-encoded', { q: '主 播&' }, 'q=主 播&&timestamp=1700000000000&device-id=d1'],
    ['flattened first', { z: [1], a: { b: 'x' } }, 'a.b=x&z[0]=1&timestamp=1700000000000&device-id=d1'],
  ])('%s', (_name, fields, signed) => {
    expect(signatureText(toPairs(fields), '1700000000000', 'd1')).toBe(signed);
  });
});
