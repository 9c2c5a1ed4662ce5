type Event = { id: string; day: string; title: string; url: string }

/** Returns an all-day event (RFC 5545). */
export function calendarOf({ id, day, title, url }: Event, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Musette//Shop//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/[\r\n]+/g, ' ')
}

/** Folds a line at 75 octets, never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let [text, octets] = ['', 0]
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (octets + size > 74) [text, octets] = [`${text}\r\n `, 1]
    text += sign
    octets += size
  }
  return text
}
