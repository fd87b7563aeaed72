import dayjs from 'dayjs';

/** A show for the calendar of the device. Times are Unix ms. */
interface CalendarShow {
  /** The same for the same show, so that a second file changes the entry in place of adding one. */
  readonly id: string;
  readonly start: number;
  readonly title: string;
  readonly text: string;
  /** Address of the room. */
  readonly url: string;
}

/** Nobody knows when a match ends; calendars want to know. */
const USUAL_MS = 2 * 60 * 60_000;
const REMIND_BEFORE_MIN = 10;
/** Octets of a line (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const stamp = (at: number) =>
  dayjs(at)
    .toISOString()
    .replace(/[-:]|\.\d+/g, '');
/** RFC 5545, 3.3.11; control characters have no place in a text. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n');

const octets = (char: string) => {
  const code = char.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Breaks a long line between characters; what follows begins with a space. */
function folded(line: string): string {
  let out = '';
  let room = LINE_OCTETS;
  for (const char of line) {
    const size = octets(char);
    if (size > room) {
      out += '\r\n ';
      room = LINE_OCTETS - 1;
    }
    out += char;
    room -= size;
  }
  return out;
}

const event = ({ id, start, title, text, url }: CalendarShow, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(id)}@sport-info`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(start)}`,
  `DTEND:${stamp(start + USUAL_MS)}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  // A URL is not a TEXT: nothing in it is escaped, and nothing may end its line.
  `URL:${url.replace(/\s/g, '')}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-PT${REMIND_BEFORE_MIN}M`,
  'END:VALARM',
  'END:VEVENT',
];

/** An iCalendar file (RFC 5545) of shows to come, with a reminder before each. `now`: when it is made. */
export function calendarFile(shows: readonly CalendarShow[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//sport-info//schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...shows.flatMap((show) => event(show, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
