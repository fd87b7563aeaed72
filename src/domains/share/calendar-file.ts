/** An entry in the calendar of a device. Times are Unix ms. */
interface CalendarEntry {
  /** The same for the same thing, so that a second file changes the entry in place of adding one. */
  readonly id: string;
  readonly start: number;
  readonly lastsMs?: number;
  readonly title: string;
  /** Undefined where nothing has an address. */
  readonly url: string | undefined;
  /** Words about it: such an entry reminds of itself, too. */
  readonly text?: string;
}

/** Nobody knows when a match ends; calendars want to know. */
const USUAL_MS = 2 * 3_600_000;
const REMIND_BEFORE_MIN = 10;
/** Of a line, the line break not among them (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const octets = new TextEncoder();

/** RFC 5545, 3.3.5, form 2: 20250315T143000Z. */
const instant = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** RFC 5545, 3.3.11; control characters have no place in a text. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n');

/** Breaks a long line between characters; what follows begins with a space. */
function folded(line: string): string {
  let out = '';
  let room = LINE_OCTETS;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (size > room) {
      out += '\r\n ';
      room = LINE_OCTETS - 1;
    }
    out += character;
    room -= size;
  }
  return out;
}

const reminder = (title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-PT${REMIND_BEFORE_MIN}M`,
  'END:VALARM',
];

const event = ({ id, start, lastsMs = USUAL_MS, title, text, url }: CalendarEntry, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(id)}@sport-info`,
  `DTSTAMP:${instant(now)}`,
  `DTSTART:${instant(start)}`,
  `DTEND:${instant(start + lastsMs)}`,
  `SUMMARY:${escaped(title)}`,
  ...(text === undefined ? [] : [`DESCRIPTION:${escaped(text)}`]),
  // A URL is not a TEXT: nothing in it is escaped, and nothing may end its line.
  ...(url === undefined ? [] : [`URL:${url.replace(/\s/g, '')}`]),
  ...(text === undefined ? [] : reminder(title)),
  'END:VEVENT',
];

/** A calendar file (RFC 5545) of what is to come. `head`: lines about the file itself; `now`: when it is made, Unix ms. */
export const calendarFile = (head: readonly string[], entries: readonly CalendarEntry[], now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...head,
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => event(entry, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
