import { createDomains, originOf } from '../../../src/http/domains';

const make = (fallbacks: readonly string[] = []) => {
  const refused: string[] = [];
  const allowed = new Set(['own.example', 'a.example', 'b.example', 'files.example']);
  const domains = createDomains({
    own: 'https://own.example',
    fallbacks,
    allow: (host) => allowed.has(host),
    onRefused: (domain) => refused.push(domain),
  });
  return { domains, refused };
};

describe('the domain pool (decisions.md, domain list)', () => {
  it("is the page's own origin without a list [where the API lives.1, domain list.3]", () => {
    const { domains } = make();
    domains.adopt([]);
    expect([domains.api(), domains.file(), domains.push()]).toEqual(Array(3).fill('https://own.example'));
  });

  it('takes the first api, and the next when it stops answering [domain list.1]', () => {
    const { domains } = make(['https://b.example']);
    domains.adopt([{ type: 'api', domain: 'https://a.example' }]);
    expect(domains.api()).toBe('https://a.example');
    domains.failOver('https://a.example');
    expect(domains.api()).toBe('https://b.example');
    domains.failOver('https://a.example');
    expect(domains.api()).toBe('https://b.example');
    domains.failOver('https://b.example');
    expect(domains.api()).toBe('https://own.example');
    domains.failOver('https://own.example');
    expect(domains.api()).toBe('https://a.example');
  });

  it('ends with the own origin, so that a list of dead hosts locks nobody out [domain list.6]', () => {
    const { domains } = make();
    domains.adopt([{ type: 'api', domain: 'https://a.example' }]);
    expect(domains.apis()).toEqual(['https://a.example', 'https://own.example']);
    domains.adopt([
      { type: 'api', domain: 'https://own.example' },
      { type: 'api', domain: 'https://b.example' },
    ]);
    expect(domains.apis()).toEqual(['https://own.example', 'https://b.example']);
  });

  it('keeps a failed-over origin when the list is read anew [domain list.1]', () => {
    const { domains } = make();
    const list = [
      { type: 'api', domain: 'https://a.example' },
      { type: 'api', domain: 'https://b.example' },
    ] as const;
    domains.adopt(list);
    domains.failOver('https://a.example');
    domains.adopt(list);
    expect(domains.api()).toBe('https://b.example');
  });

  it('refuses hosts that are not allowed, of any type [9.27, allowed hosts.2]', () => {
    const { domains, refused } = make();
    domains.adopt([
      { type: 'api', domain: 'https://evil.example' },
      { type: 'file', domain: 'javascript:alert(1)' },
      { type: 'file', domain: 'files.example' },
    ]);
    expect(domains.api()).toBe('https://own.example');
    expect(domains.file()).toBe('https://files.example');
    expect(refused).toEqual(['https://evil.example', 'javascript:alert(1)']);
  });
});

describe('what gets the token (decisions.md, domain list) [allowed hosts.4]', () => {
  it('fallbacks of hosts that are not allowed are none, and are told [allowed hosts.4]', () => {
    const { domains, refused } = make(['https://evil.example', 'https://b.example']);
    domains.failOver('https://own.example');
    expect(domains.api()).toBe('https://b.example');
    domains.adopt([]);
    expect([domains.apis().length, refused]).toEqual([2, ['https://evil.example']]);
  });

  it.each([
    ['https://own.example', 'http://a.example', 'https://own.example'],
    ['https://own.example', 'https://a.example', 'https://a.example'],
    ['http://own.example', 'http://a.example', 'http://a.example'],
    ['http://own.example', 'https://a.example', 'https://a.example'],
  ])('from %s to %s: no step down to plain http', (own, listed, expected) => {
    const refused: string[] = [];
    const onRefused = (domain: string) => refused.push(domain);
    const domains = createDomains({ own, fallbacks: [], allow: () => true, onRefused });
    const plainSocket = listed.replace('http', 'ws');
    domains.adopt([
      { type: 'api', domain: listed },
      { type: 'push', domain: plainSocket },
    ]);
    expect(domains.api()).toBe(expected);
    expect(refused).toEqual(expected === listed ? [] : [listed, plainSocket]);
  });
});

it.each([
  ['https://a.example/path?q', 'https://a.example'],
  ['a.example:8443', 'https://a.example:8443'],
  ['//a.example', undefined],
  ['ftp://a.example', undefined],
  ['https://user@a.example', undefined],
  ['', undefined],
])('the origin of %s', (domain, origin) => {
  expect(originOf(domain)).toBe(origin);
});
