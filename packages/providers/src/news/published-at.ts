// "Sat, 21 Nov 2026 09:30:00 +0900", the zone a name or an offset
const mailDate =
  /^(?:[a-z]{3},?\s+)?\d{1,2}\s+[a-z]{3}\s+\d{4}\s+\d{1,2}:\d{2}(?::\d{2})?(?<zone>\s*(?:[a-z]{1,3}|[+-]\d{2}:?\d{2}))?$/i;
// "2026-11-21T09:30:00+09:00", "2026.11.21 09:30", "2026-11-21"
const isoDate =
  /^(?<day>\d{4}[-./]\d{2}[-./]\d{2})(?:[T ]+(?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Parses a feed's date; a date without a zone is Korean time. Undefined when it is not a moment. */
export function parsePublishedAt(text: string): Date | undefined {
  const written = text.trim().replace(/\s*\bKST$/i, ' +0900');
  const spelled = mailDateOf(written) ?? isoDateOf(written);
  const time = spelled === undefined ? Number.NaN : Date.parse(spelled);
  return Number.isNaN(time) ? undefined : new Date(time);
}

// Date.parse alone would use the zone of the machine, and find years in any text with a number.

function mailDateOf(text: string): string | undefined {
  const match = mailDate.exec(text);
  if (match === null) return undefined;
  return match.groups?.zone === undefined ? `${text} +0900` : text;
}

function isoDateOf(text: string): string | undefined {
  const { day, time = '00:00', zone = '+09:00' } = isoDate.exec(text)?.groups ?? {};
  if (day === undefined) return undefined;
  const offset = zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase();
  return `${day.replace(/[./]/g, '-')}T${time}${offset}`;
}
