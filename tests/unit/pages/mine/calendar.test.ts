import { calendarFile } from '../../../../src/pages/mine/calendar';

const NOW = Date.parse('2025-03-15T08:00:00Z');
const football = {
  matchId: '100',
  startDate: Date.parse('2025-03-15T15:00:00Z'),
  title: '阿森纳 对 切尔西',
  isBasketball: false,
  url: 'https://portal.example/program-detail/100',
};
const basketball = { ...football, matchId: '200', isBasketball: true, url: undefined };

/** RFC 5545; decisions.md, mine. */
test('two matches as one file [mine.3]', () => {
  expect(calendarFile([football, basketball], NOW).split('\r\n')).toEqual([
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

test.each([
  ['a comma, a semicolon, a backslash', 'A, B; C\\D', 'SUMMARY:A\\, B\\; C\\\\D'],
  ['a line break begins no field', 'A\r\nATTENDEE:x', 'SUMMARY:A\\nATTENDEE:x'],
])('a title is text: %s', (_name, title, line) => {
  expect(calendarFile([{ ...football, title }], NOW).split('\r\n')).toContain(line);
});

test('a long line is folded at 75 octets, and no character is cut', () => {
  const title = '切尔西'.repeat(20);
  const lines = calendarFile([{ ...football, title }], NOW).split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});
