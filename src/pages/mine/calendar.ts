/** A match for a calendar. Times are Unix ms. */
export interface CalendarMatch {
  readonly matchId: string;
  readonly startDate: number;
  /** "Home v away". */
  readonly title: string;
  /** Basketball takes longer than football. */
  readonly isBasketball: boolean;
  /** The address of the show; without a portal there is none. */
  readonly url: string | undefined;
}

const LASTS_MS = { football: 2 * 3_600_000, basketball: 2.5 * 3_600_000 } as const;
/** RFC 5545, section 3.1: a line has 75 octets at most, the line break not among them. */
const LINE_OCTETS = 75;
const octets = new TextEncoder();

/** RFC 5545, section 3.3.5, form 2: 20250315T143000Z. */
const instant = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** RFC 5545, section 3.3.11. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, String.raw`\n`);

/** A long line goes on behind a blank in the next one; no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let room = LINE_OCTETS;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (size > room) {
      lines.push(current);
      current = ' ';
      room = LINE_OCTETS - 1;
    }
    current += character;
    room -= size;
  }
  return [...lines, current].join('\r\n');
}

function eventOf({ matchId, startDate, title, isBasketball, url }: CalendarMatch, now: number): string[] {
  const end = startDate + LASTS_MS[isBasketball ? 'basketball' : 'football'];
  return [
    'BEGIN:VEVENT',
    `UID:match-${escaped(matchId)}@sport-info`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART:${instant(startDate)}`,
    `DTEND:${instant(end)}`,
    `SUMMARY:${escaped(title)}`,
    ...(url === undefined ? [] : [`URL:${url}`]),
    'END:VEVENT',
  ];
}

/** A calendar file (RFC 5545) of these matches; `now`: Unix ms. The same match has the same UID, so that it is added once. */
export const calendarFile = (matches: readonly CalendarMatch[], now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//sport-info//booked matches//EN',
    'CALSCALE:GREGORIAN',
    ...matches.flatMap((match) => eventOf(match, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

/** Long enough for a slow phone to have taken it. */
const REVOKE_AFTER_MS = 60_000;

/** Hands the file to the device, which asks what to do with it. */
export function saveCalendar(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
