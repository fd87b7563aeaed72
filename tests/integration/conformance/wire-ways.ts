import { accepted, type BrokenWay, type Item, inData, inEach, inItems } from './broken-way';

/** Of the wire: what every call has in common. */
export const wireWays: readonly BrokenWay[] = [
  {
    what: 'a code that is a word',
    clause: 'decisions.md, envelope: code is a number or a numeric string',
    fault: { call: 'commonConfig', answer: (reply) => Object.assign(reply, { json: { ...reply.json, code: 'ok' } }) },
    rule: 'envelope',
    call: 'commonConfig',
  },
  {
    what: 'another envelope',
    clause: 'decisions.md, envelope: { code, msg, data }',
    fault: {
      call: 'titleList',
      answer: (reply) => Object.assign(reply, { json: { status: 'success', result: reply.json.data } }),
    },
    rule: 'envelope',
    call: 'titleList',
  },
  {
    what: 'a success with HTTP 500',
    clause: 'decisions.md, envelope: business refusals are 200, and answers too',
    fault: { call: 'tipSelect', answer: (reply) => Object.assign(reply, { status: 500 }) },
    rule: 'envelope',
    call: 'tipSelect',
  },
  {
    what: 'a visitor who reads a member’s coins',
    clause: 'section 6: visitor and logged-in user',
    fault: { call: 'goldBalance', answer: (reply) => void (reply.json.code === 400 && accepted(reply)) },
    rule: 'login',
    call: 'goldBalance',
  },
  {
    what: 'an expired session that goes on',
    clause: 'section 8: 405 expired and 505 kicked',
    fault: { call: 'subscribeInfo', answer: (reply) => void (reply.json.code === 405 && accepted(reply)) },
    rule: 'session',
    call: 'subscribeInfo',
  },
  {
    what: 'a signature that nobody looks at',
    clause: 'decisions.md, 403: a wrong signature is 403',
    fault: { call: 'hostRank', answer: (reply) => void (reply.json.code === 403 && accepted(reply)) },
    rule: 'signature',
    call: 'hostRank',
  },
  {
    what: 'a field of another type that is taken',
    clause: 'decisions.md, envelope: what breaks the contract is refused with 400',
    fault: { call: 'rankingList', answer: (reply) => void (reply.status === 400 && accepted(reply)) },
    rule: 'fields',
    call: 'rankingList',
  },
  {
    what: 'no Date header',
    clause: 'decisions.md, server time',
    fault: { call: 'images', answer: ({ headers }) => delete headers['date'] },
    rule: 'server-time',
    call: 'images',
  },
];

/** Of shapes: fields that are missing, or of another type or name. */
export const shapeWays: readonly BrokenWay[] = [
  {
    what: 'hosts without an id',
    clause: 'section 3, Host',
    fault: inData<{ hosts: Item[] }>('anchorHome', ({ hosts }) => void delete hosts[1]?.['id']),
    rule: 'shape',
    call: 'anchorHome',
  },
  {
    what: 'a kick-off as a text of its own',
    clause: 'section 3, Match date item: a numeric timestamp',
    fault: inEach('leagueMatchDate', (day) => Object.assign(day, { matchDate: '2025-03-15' })),
    rule: 'shape',
    call: 'leagueMatchDate',
  },
  {
    what: 'bets that are no JSON text',
    clause: 'section 3, User betting list item: betInfos as JSON',
    fault: inItems('bettingList', (item) => Object.assign(item, { betInfos: 'a bet' })),
    rule: 'shape',
    call: 'bettingList',
  },
  {
    what: 'a list under another name',
    clause: 'section 3, lists: list, isLastPage, pageSize, pageNum, total',
    fault: inData<Item>('professorInfo', (page) => {
      page['records'] = page['list'];
      delete page['list'];
    }),
    rule: 'named-fields',
    call: 'professorInfo',
  },
];
