import { MongoError } from '../../values/errors.ts';

const FORMATS = new Map<string, Intl.DateTimeFormat>();
const MINUTE_MS = 60_000;

/** Returns the offset of a time zone (an Olson name or `+09:00`) from UTC at a moment, in milliseconds. */
export function offsetMs(moment: Date, timezone: string | undefined): number {
  if (timezone === undefined || ['UTC', 'GMT', 'Z'].includes(timezone)) return 0;
  const fixed = /^([+-])(\d{2}):?(\d{2})?$/.exec(timezone);
  if (fixed) {
    const minutes = Number(fixed[2]) * 60 + Number(fixed[3] ?? 0);
    return (fixed[1] === '-' ? -minutes : minutes) * MINUTE_MS;
  }
  const parts = Object.fromEntries(
    createFormat(timezone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const local = Date.UTC(year, month - 1, day, hour % 24, minute, second);
  return local - Math.floor(moment.getTime() / 1000) * 1000;
}

function createFormat(timezone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timezone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-hc-h23', {
      timeZone: timezone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    });
    FORMATS.set(timezone, format);
    return format;
  } catch {
    throw new MongoError(40485, `unrecognized time zone identifier: "${timezone}"`);
  }
}

/** Returns a date whose UTC fields are the local time of the zone. */
export function toLocal(moment: Date, timezone: string | undefined): Date {
  return new Date(moment.getTime() + offsetMs(moment, timezone));
}

/** Returns the moment whose local time in the zone is the UTC fields of `local`. */
export function fromLocal(local: Date, timezone: string | undefined): Date {
  const first = new Date(local.getTime() - offsetMs(local, timezone));
  return new Date(local.getTime() - offsetMs(first, timezone));
}
