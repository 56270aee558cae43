/** Offsets of the names of zones that feeds write, in minutes. A name that is not here makes a date unreadable. */
const zones: Record<string, number> = {
  ...{ z: 0, gmt: 0, utc: 0, ut: 0, kst: 540, jst: 540, hkt: 480, bst: 60, cet: 60, cest: 120 },
  ...{ est: -300, edt: -240, cst: -360, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420 },
};
const SEOUL = 540;
/** The zone of the Line Islands, furthest from UTC. */
const MAX_OFFSET = 840;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Longer than any date: a text from outside takes no time beyond it. */
const MAX_LENGTH = 64;

const time = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)?(?:\s*(?<half>am|pm)\b)?`;
/** The forms of a date, each read whole: `Date.parse` finds years in any text with a number, in the zone of the machine. */
const forms = [
  // "Sat, 21 Nov 2026 09:30:00 +0900", "Friday, 20-Nov-26 09:30 KST", "Sat,21 Nov 2026 09:30:00 AM +0900", and
  // "토, 21 11월 2026 09:30:00 +0900" of servers with Korean names of days and months; "21 Nov 2026"
  String.raw`(?:(?:[a-z]{3,9}|[월화수목금토일])(?:\.?,?\s+|\.?,))?(?<day>\d{1,2})[\s-]+(?<month>[a-z]{3,9}|\d{1,2}월)\.?,?[\s-]+(?<year>\d{4}|\d{2})(?:\s+${time}(?<zone>.*))?`,
  // "Fri Nov 20 10:00:00 KST 2026"
  String.raw`[a-z]{3,9}\s+(?<month>[a-z]{3,9})\s+(?<day>\d{1,2})\s+${time}(?<zone>\s+[a-z]+\S*|)\s+(?<year>\d{4})`,
  // "Sat Nov 21 2026 09:30:00 GMT+0900 (Korean Standard Time)", "November 21, 2026 9:30 AM", "Nov. 21, 2026"
  String.raw`(?:[a-z]{3,9},?\s+)?(?<month>[a-z]{3,9})\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})(?:,?\s+${time}(?<zone>.*))?`,
  // "2026-11-21T09:30:00+09:00", "2026.11.21 9:30", "2026-11-21"
  String.raw`(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})\.?(?:[T\s]+${time}(?<zone>.*))?`,
  // "2026-11-21 오후 3:05", "2026/11/21 오전 9:30:00"
  String.raw`(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})\.?\s*(?<half>오전|오후)\s*(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?`,
  // "20261121093000", "202611210930"
  String.raw`(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?`,
  // "2026년 11월 20일 오후 3:05", "2026년 11월 20일(금) 15시 5분"
  String.raw`(?<year>\d{4})년\s*(?<month>\d{1,2})월\s*(?<day>\d{1,2})일(?:\s*\(?[월화수목금토일](?:요일)?\)?)?(?:\s*(?<half>오전|오후)?\s*(?<hour>\d{1,2})(?::|시\s*)(?:(?<minute>\d{1,2})분?)?(?::(?<second>\d{2}))?)?`,
].map((form) => new RegExp(`^${form}$`, 'i'));

/** No press house on the web is older: an earlier date is the zero of a clock, such as that of 1970 or of the year 1. */
const FIRST = Date.UTC(1990, 0);

/** Parses a feed's date; a date without a zone is Korean time. Undefined when it is not a moment. */
export function parsePublishedAt(text: string): Date | undefined {
  // "2026-11-21T09:30:00+09:00[Asia/Seoul]" repeats the zone; "2026. 11. 21. 오후 3:05" has blanks within the day.
  const written = text
    .trim()
    .replace(/\[[\w/]+\]$/, '')
    .replace(/^(\d{4})\. (\d{1,2})\. (?=\d)/, '$1.$2.');
  if (written.length > MAX_LENGTH) return undefined;
  for (const form of forms) {
    const parts = form.exec(written)?.groups;
    if (parts === undefined) continue;
    const moment = toMoment(parts);
    return moment !== undefined && moment.getTime() >= FIRST ? moment : undefined;
  }
  return undefined;
}

function toMoment(parts: Record<string, string | undefined>): Date | undefined {
  const offset = readOffset(parts.zone ?? '');
  const month = readMonth(parts.month ?? '');
  const year = Number(parts.year) + (parts.year?.length === 2 ? 2_000 : 0);
  const [day, minute, second] = [Number(parts.day), Number(parts.minute ?? 0), Number(parts.second ?? 0)];
  const hour = hourOf(Number(parts.hour ?? 0), parts.half);
  if (offset === undefined || month === undefined || hour > 24 || minute > 59 || second > 60) return undefined;
  const local = new Date(Date.UTC(year, month, day));
  // A day that the month does not have would become one of the next.
  if (local.getUTCMonth() !== month || local.getUTCDate() !== day) return undefined;
  return new Date(local.getTime() + ((hour * 60 + minute - offset) * 60 + second) * 1_000);
}

/** Minutes east of UTC: "+0900", "+09:00", "+09", "GMT+9", "KST", "+0900 (KST)", "+0900 KST"; Seoul's where there is none. */
function readOffset(zone: string): number | undefined {
  const name = zone
    .replace(/\([^)]*\)/g, '')
    .trim()
    .toLowerCase();
  if (name === '') return zone.trim() === '' ? SEOUL : readOffset(zone.replace(/[()]/g, ''));
  const [, sign, hours, minutes = '0'] = /^(?:gmt|utc)?([+-])(\d{1,2}):?(\d{2})?(?:\s+[a-z]{2,5})?$/.exec(name) ?? [];
  if (sign === undefined) return Object.hasOwn(zones, name) ? zones[name] : undefined;
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  // A zone that is none ("+9000") would put the article on another day.
  return Math.abs(offset) <= MAX_OFFSET && Number(minutes) < 60 ? offset : undefined;
}

function readMonth(text: string): number | undefined {
  const [, number] = /^(\d+)월?$/.exec(text) ?? [];
  const month = number !== undefined ? Number(number) - 1 : months.indexOf(text.slice(0, 3).toLowerCase());
  return month >= 0 && month < 12 ? month : undefined;
}

function hourOf(hour: number, half: string | undefined): number {
  // "15:30 PM": an hour of the afternoon needs no half of the day.
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half === '오후' || half.toLowerCase() === 'pm' ? 12 : 0);
}
