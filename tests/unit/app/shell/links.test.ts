import { pageAt } from '../../../../src/app/routing/route-table';
import { resolveLink } from '../../../../src/app/shell/links';

const rules = {
  origin: 'https://portal.example',
  allow: (host: string) => ['good.example', 'good.example:8443', 'xn--mnchen-3ya.example'].includes(host),
  isOurs: (pathname: string) => pageAt(pathname) !== undefined,
};

describe('where a link from data may lead (decisions.md, allowed hosts)', () => {
  it.each([
    ['/anchor/detail/7?matchId=3', '/anchor/detail/7?matchId=3'],
    ['/news', '/news'],
    [' /news ', '/news'],
    ['/anchor/../news', '/news'],
    ['/user-ranking?t=1#top', '/user-ranking?t=1#top'],
  ])('%j stays inside', (href, path) => {
    expect(resolveLink(href, rules)).toEqual({ kind: 'inside', path });
  });

  it.each([
    ['/newSport/live?matchId=1&hostId=2', '/newSport/live', { matchId: '1', hostId: '2' }],
    ['https://good.example/a?b=c', '/a', { b: 'c' }],
    ['HTTPS://GOOD.EXAMPLE/a', '/a', {}],
    ['https://good.example:443/a', '/a', {}],
    ['https://good.example:8443/', '/', {}],
    ['https://portal.example/mall', '/mall', {}],
    ['https://münchen.example/', '/', {}],
    ['/redirect?to=https://evil.example', '/redirect', { to: 'https://evil.example' }],
    ['/mall?__proto__=x', '/mall', JSON.parse('{"__proto__":"x"}') as object],
  ])('%j leads outside', (href, path, params) => {
    expect(resolveLink(href, rules)).toMatchObject({ kind: 'outside', out: { path, params } });
  });

  it.each([
    ['nothing', ['', '   ', '#', '?a=b']],
    [
      'another scheme',
      [
        'javascript:alert(1)',
        ' JavaScript:alert(1)',
        'java\tscript:alert(1)',
        'java\nscript:alert(1)',
        '\u0001javascript:alert(1)',
        'javascript://good.example/%0aalert(1)',
        'data:text/html,x',
        'vbscript:x',
        'blob:https://good.example/1',
        'file:///etc/passwd',
        'ftp://good.example/',
        'intent://good.example#Intent;end',
        'view-source:https://good.example',
        'tel:1',
      ],
    ],
    [
      'an address that only looks like a path',
      [
        '//evil.example/x',
        '///evil.example',
        '/\\evil.example',
        '\\\\evil.example',
        '\\/evil.example',
        '/\t/evil.example',
        '/\n/evil.example',
        '/\r/evil.example/anchor',
        '/%2f/evil.example',
        '/%2F%2fevil.example',
        '/%5cevil.example',
        '/.//evil.example',
        '/anchor/..//evil.example',
      ],
    ],
    [
      'an address that the parser would complete',
      ['evil.example', 'https:evil.example', 'https:/evil.example', './news', '../x'],
    ],
    [
      'a host that only looks allowed',
      [
        'https://evil.example',
        'https://good.example.evil.example',
        'https://evilgood.example',
        'https://good.example@evil.example',
        'https://good.example:pass@evil.example',
        'https://good.example%40evil.example',
        'https://good.example%2eevil.example',
        'https://good.example\\@evil.example',
        'https://evil.example\\good.example',
        'https://evil.example#good.example',
        'https://evil.example?good.example',
        'https://good.example./',
        'https://good.example:9443/',
        'https://gооd.example/',
        'https://xn--gd-jmca.example/',
        'https://good。evil.example/',
        'https:///evil.example',
        'https://[::1]/',
        'https://0x7f.1/',
      ],
    ],
    ['a name and a password', ['https://user:pass@good.example/', 'https://user@good.example/']],
    ['a step down to http', ['http://good.example/', 'http://portal.example/mall']],
    [
      'what no parser reads',
      ['https://', 'https://good.example:99999/', 'https://%00good.example/', 'https://good .example/'],
    ],
    ['what is longer than an address', [`/newSport/${'a'.repeat(2_048)}`]],
  ])('%s goes nowhere [allowed hosts.1, the edge.2]', (_clause, hrefs) => {
    for (const href of hrefs) expect([href, resolveLink(href, rules)]).toEqual([href, { kind: 'refused' }]);
  });
});
