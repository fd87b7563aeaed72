import { calendarFile } from '../../../../src/domains/share/calendar-file';

const NOW = Date.parse('2025-03-15T08:00:00Z');
const football = {
  id: 'match-100',
  start: Date.parse('2025-03-15T15:00:00Z'),
  title: '阿森纳 对 切尔西',
  url: 'https://portal.example/program-detail/100',
};
const basketball = { ...football, id: 'match-200', lastsMs: 9_000_000, url: undefined };
const HEAD = ['PRODID:-//sport-info//booked matches//EN'];

/** RFC 5545; decisions.md, mine. */
test('two matches as one file [mine.3]', () => {
  expect(calendarFile(HEAD, [football, basketball], NOW).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//sport-info//booked matches//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:match-100@sport-info',
    'DTSTAMP:20250315T080000Z',
    'DTSTART:20250315T150000Z',
    'DTEND:20250315T170000Z',
    'SUMMARY:阿森纳 对 切尔西',
    'URL:https://portal.example/program-detail/100',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:match-200@sport-info',
    'DTSTAMP:20250315T080000Z',
    'DTSTART:20250315T150000Z',
    'DTEND:20250315T173000Z',
    'SUMMARY:阿森纳 对 切尔西',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

describe('RFC 5545, a file of shows, which remind of themselves', () => {
  const START = Date.UTC(2025, 2, 15, 13, 45);
  const file = (fields: { title?: string; text?: string; id?: string; url?: string } = {}) =>
    calendarFile(
      HEAD,
      [{ id: '1001-m1', start: START, title: 'A v B', text: 'EPL', url: 'https://x.test/r', ...fields }],
      0,
    );

  it('lines end with CRLF, times are UTC, two hours long, a reminder before', () => {
    const lines = file().split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:1001-m1@sport-info',
        'DTSTAMP:19700101T000000Z',
        'DTSTART:20250315T134500Z',
        'DTEND:20250315T154500Z',
        'SUMMARY:A v B',
        'URL:https://x.test/r',
        'TRIGGER:-PT10M',
      ]),
    );
    expect(file().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it.each([
    ['marks of the format', 'a;b,c\\d', 'SUMMARY:a\\;b\\,c\\\\d'],
    [
      'a line of its own cannot be smuggled in',
      'x\r\nEND:VEVENT\nBEGIN:VALARM',
      'SUMMARY:x\\nEND:VEVENT\\nBEGIN:VALARM',
    ],
    ['control characters', 'a\u0007b', 'SUMMARY:a b'],
  ])('3.3.11, escapes: %s', (_name, title, expected) => {
    expect(file({ title }).split('\r\n')).toContain(expected);
  });

  it.each([
    ['Chinese', '布伦特福德'.repeat(20)],
    ['emoji are never cut', '🏟️🍃'.repeat(30)],
    ['Latin', 'ab'.repeat(100)],
  ])('3.1, no line is longer than 75 octets, and unfolded it is whole: %s', (_name, title) => {
    const text = file({ title });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  });

  it('several shows, an entry each; none is a file all the same', () => {
    const shows = [1, 2].map((id) => ({ id: String(id), start: START, title: 't', text: '', url: 'https://x.test' }));
    expect(calendarFile(HEAD, shows, 0).match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(calendarFile(HEAD, [], 0)).toContain('END:VCALENDAR');
  });
});
