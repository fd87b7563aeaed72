import { resolveLink } from '../../../src/app/links';
import { routeOf } from '../../../src/app/route-table';

const rules = {
  origin: 'https://portal.example',
  allow: (host: string) => host === 'good.example',
  isOurs: (pathname: string) => routeOf(pathname) !== undefined,
};

describe('where a link from data may lead (decisions.md, allowed hosts)', () => {
  it.each([
    ['/anchor/detail/7?matchId=3', '/anchor/detail/7?matchId=3'],
    ['/news', '/news'],
  ])('%s stays inside', (href, path) => {
    expect(resolveLink(href, rules)).toEqual({ kind: 'inside', path });
  });

  it.each([
    ['/newSport/live?matchId=1&hostId=2', '/newSport/live', { matchId: '1', hostId: '2' }],
    ['https://good.example/a?b=c', '/a', { b: 'c' }],
    ['https://portal.example/mall', '/mall', {}],
  ])('%s leads outside', (href, path, params) => {
    expect(resolveLink(href, rules)).toMatchObject({ kind: 'outside', out: { path, params } });
  });

  it.each([
    '',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https://good.example.evil.example',
    'https://good.example@evil.example',
    'https://user:pass@good.example/',
    'ftp://good.example/',
    'https://good.example:8443/',
    'file:///etc/passwd',
    'https://',
  ])('%s goes nowhere', (href) => {
    expect(resolveLink(href, rules)).toEqual({ kind: 'refused' });
  });
});
