import { createDomains } from '../../../src/http/domains';

test('section 7, socket: the first push address of the domain list, and the first one of files [7.54]', () => {
  const domains = createDomains({ own: 'https://own.example', fallbacks: [], allow: () => true, onRefused: () => {} });
  domains.adopt([
    { type: 'api', domain: 'api.example' },
    { type: 'h5', domain: 'h5.example' },
    { type: 'push', domain: 'wss://one.example' },
    { type: 'file', domain: 'files.example' },
    { type: 'push', domain: 'two.example' },
    { type: 'file', domain: 'more.example' },
  ]);
  expect([domains.api(), domains.push(), domains.file()]).toEqual([
    'https://api.example',
    'wss://one.example',
    'https://files.example',
  ]);
});
