import { Long, ObjectId, Timestamp } from 'bson';
import { MongoError, notSupported } from '../../values/errors.ts';
import { type Doc, isDoc, isNullish, isNumber, toNumber, typeName } from '../../values/values.ts';
import * as calendar from '../dates/calendar.ts';
import { formatDate } from '../dates/format.ts';
import { fromLocal, toLocal } from '../dates/timezone.ts';
import { parseIsoDate } from './conversions.ts';
import { named, type OperatorCompiler, type OperatorTable } from './operator.ts';

function readDate(name: string, value: unknown): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.getHighBitsUnsigned() * 1000);
  throw new MongoError(16006, `can't convert from BSON type ${typeName(value)} to Date (${name})`);
}

function readZone(name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string')
    throw new MongoError(40517, `timezone must evaluate to a string, found ${typeName(value)} (${name})`);
  return value;
}

/** Compiles an operator on a date: `{ $year: date }` or `{ $year: { date, timezone } }`. */
function part(name: string, read: (local: Date) => unknown): OperatorCompiler {
  const full = named(name, { required: ['date'], optional: ['timezone'] }, ({ date, timezone }) => {
    if (isNullish(date) || timezone === null) return null;
    return read(toLocal(readDate(name, date), readZone(name, timezone)));
  });
  return (operand, compile) => {
    const isNamed = isDoc(operand) && Object.hasOwn(operand, 'date');
    const list = Array.isArray(operand) ? operand : [operand];
    if (!isNamed && list.length !== 1)
      throw new MongoError(
        40536,
        `${name} accepts exactly one argument if given an array, but was given ${list.length}`,
      );
    return full(isNamed ? operand : { date: list[0] }, compile);
  };
}

function dateToString({ date, format, timezone, onNull }: Doc): unknown {
  if (isNullish(date)) return onNull === undefined ? null : onNull;
  if (timezone === null || format === null) return null;
  const zone = readZone('$dateToString', timezone);
  const standard = zone === undefined || zone === 'UTC' ? '%Y-%m-%dT%H:%M:%S.%LZ' : '%Y-%m-%dT%H:%M:%S.%L';
  if (format !== undefined && typeof format !== 'string')
    throw new MongoError(18533, '$dateToString requires that format be a string');
  return formatDate(readDate('$dateToString', date), format ?? standard, zone);
}

function dateFromString(args: Doc): unknown {
  const { dateString, format, timezone, onNull, onError } = args;
  if (isNullish(dateString)) return onNull ?? null;
  if (timezone === null) return null;
  if (!isNullish(format)) throw notSupported("$dateFromString with a 'format'");
  const zone = readZone('$dateFromString', timezone);
  const date = typeof dateString === 'string' ? parseIsoDate(dateString) : undefined;
  if (!date) {
    if (Object.hasOwn(args, 'onError')) return onError;
    throw new MongoError(
      241,
      `an incomplete date/time string has been found, with elements missing: "${String(dateString)}"`,
    );
  }
  const hasOffset =
    typeof dateString === 'string' && /(?:Z|UTC|GMT|\d[+-]\d{2}(?::?\d{2})?)$/.test(dateString.slice(10));
  if (hasOffset && zone !== undefined)
    throw new MongoError(
      241,
      `you cannot pass in a date/time string with time zone information ('${dateString}') together with a timezone argument`,
    );
  return fromLocal(date, zone);
}

function findUnit(name: string, unit: unknown): string {
  const known =
    typeof unit === 'string' && (Object.hasOwn(calendar.UNIT_MS, unit) || Object.hasOwn(calendar.UNIT_MONTHS, unit));
  if (!known)
    throw new MongoError(9, `${name} parameter 'unit' value cannot be recognized as a time unit: ${String(unit)}`);
  return unit;
}

function whole(name: string, value: unknown): number {
  const number = toNumber(value);
  if (!isNumber(value) || number === undefined || !Number.isInteger(number))
    throw new MongoError(5166405, `${name} expects an integer, found ${typeName(value)}`);
  return number;
}

function shifted(name: string, sign: number): (args: Doc) => unknown {
  return ({ startDate, unit, amount, timezone }) => {
    if ([startDate, unit, amount].some(isNullish) || timezone === null) return null;
    const date = readDate(name, startDate);
    const zone = readZone(name, timezone);
    const known = findUnit(name, unit);
    const count = whole(name, amount) * sign;
    const months = calendar.UNIT_MONTHS[known];
    if (months !== undefined) return fromLocal(calendar.addMonths(toLocal(date, zone), months * count), zone);
    const step = (calendar.UNIT_MS[known] ?? 1) * count;
    if (known === 'day' || known === 'week') return fromLocal(new Date(toLocal(date, zone).getTime() + step), zone);
    return new Date(date.getTime() + step);
  };
}

function readFirstDay(name: string, value: unknown): number {
  if (isNullish(value)) return 0;
  const number = typeof value === 'string' ? calendar.weekdayNumber(value) : undefined;
  if (number === undefined)
    throw new MongoError(
      9,
      `${name} parameter 'startOfWeek' value cannot be recognized as a day of a week: ${String(value)}`,
    );
  return number;
}

function dateDiff({ startDate, endDate, unit, timezone, startOfWeek }: Doc): unknown {
  if ([startDate, endDate, unit].some(isNullish) || timezone === null) return null;
  const name = '$dateDiff';
  const known = findUnit(name, unit);
  const zone = readZone(name, timezone);
  const [start, end] = [toLocal(readDate(name, startDate), zone), toLocal(readDate(name, endDate), zone)];
  const months = calendar.UNIT_MONTHS[known];
  const firstDay = readFirstDay(name, startOfWeek);
  const count = (date: Date) => {
    if (months !== undefined) return Math.floor(calendar.monthNumber(date) / months);
    return known === 'week'
      ? calendar.weekNumber(date, firstDay)
      : Math.floor(date.getTime() / (calendar.UNIT_MS[known] ?? 1));
  };
  return Long.fromNumber(count(end) - count(start));
}

function dateTrunc({ date, unit, binSize, timezone, startOfWeek }: Doc): unknown {
  if ([date, unit].some(isNullish) || timezone === null || binSize === null) return null;
  const name = '$dateTrunc';
  const known = findUnit(name, unit);
  const zone = readZone(name, timezone);
  const size = binSize === undefined ? 1 : whole(name, binSize);
  if (size < 1) throw new MongoError(5439017, `${name} requires 'binSize' to be greater than 0, but got value ${size}`);
  const moment = readDate(name, date);
  const local = toLocal(moment, zone);
  const reference = new Date(Date.UTC(2000, 0, 1));
  const months = calendar.UNIT_MONTHS[known];
  const down = (value: number, origin: number, step: number) => origin + Math.floor((value - origin) / step) * step;
  if (months !== undefined) {
    const month = down(calendar.monthNumber(local), 2000 * 12, months * size);
    return fromLocal(new Date(Date.UTC(Math.floor(month / 12), month - Math.floor(month / 12) * 12, 1)), zone);
  }
  if (known === 'week') {
    const firstDay = readFirstDay(name, startOfWeek);
    const origin = calendar.weekNumber(new Date(reference.getTime() + 6 * 86_400_000), firstDay);
    return fromLocal(calendar.startOfWeek(down(calendar.weekNumber(local, firstDay), origin, size), firstDay), zone);
  }
  const step = (calendar.UNIT_MS[known] ?? 1) * size;
  if (known === 'day') return fromLocal(new Date(down(local.getTime(), reference.getTime(), step)), zone);
  return new Date(down(moment.getTime(), fromLocal(reference, zone).getTime(), step));
}

const PARTS: [string, number][] = [
  ['month', 1],
  ['day', 1],
  ['hour', 0],
  ['minute', 0],
  ['second', 0],
  ['millisecond', 0],
];

function dateFromParts(args: Doc): unknown {
  if (Object.values(args).some((value) => value === null)) return null;
  if (Object.hasOwn(args, 'isoWeekYear')) throw notSupported('$dateFromParts with ISO weeks');
  const [month = 1, day = 1, hour = 0, minute = 0, second = 0, ms = 0] = PARTS.map(([name, otherwise]) =>
    args[name] === undefined ? otherwise : whole('$dateFromParts', args[name]),
  );
  const date = new Date(Date.UTC(2000, month - 1, day, hour, minute, second, ms));
  const shift = Date.UTC(2000, month - 1, 1);
  const start = new Date(0);
  start.setUTCFullYear(whole('$dateFromParts', args.year), month - 1, 1);
  return fromLocal(new Date(start.getTime() + (date.getTime() - shift)), readZone('$dateFromParts', args.timezone));
}

function dateToParts({ date, timezone, iso8601 }: Doc): unknown {
  if (isNullish(date) || timezone === null) return null;
  const local = toLocal(readDate('$dateToParts', date), readZone('$dateToParts', timezone));
  const time = {
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    millisecond: local.getUTCMilliseconds(),
  };
  if (iso8601 === true)
    return {
      isoWeekYear: calendar.isoWeekYear(local),
      isoWeek: calendar.isoWeek(local),
      isoDayOfWeek: calendar.isoDayOfWeek(local),
      ...time,
    };
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate(), ...time };
}

const SHIFT_FIELDS = { required: ['startDate', 'unit', 'amount'], optional: ['timezone'] };

export const DATES: OperatorTable = {
  $year: part('$year', (date) => date.getUTCFullYear()),
  $month: part('$month', (date) => date.getUTCMonth() + 1),
  $dayOfMonth: part('$dayOfMonth', (date) => date.getUTCDate()),
  $dayOfWeek: part('$dayOfWeek', (date) => date.getUTCDay() + 1),
  $dayOfYear: part('$dayOfYear', calendar.dayOfYear),
  $hour: part('$hour', (date) => date.getUTCHours()),
  $minute: part('$minute', (date) => date.getUTCMinutes()),
  $second: part('$second', (date) => date.getUTCSeconds()),
  $millisecond: part('$millisecond', (date) => date.getUTCMilliseconds()),
  $week: part('$week', calendar.week),
  $isoWeek: part('$isoWeek', calendar.isoWeek),
  $isoWeekYear: part('$isoWeekYear', calendar.isoWeekYear),
  $isoDayOfWeek: part('$isoDayOfWeek', calendar.isoDayOfWeek),
  $dateToString: named(
    '$dateToString',
    { required: ['date'], optional: ['format', 'timezone', 'onNull'] },
    dateToString,
  ),
  $dateFromString: named(
    '$dateFromString',
    { required: ['dateString'], optional: ['format', 'timezone', 'onError', 'onNull'] },
    dateFromString,
  ),
  $dateAdd: named('$dateAdd', SHIFT_FIELDS, shifted('$dateAdd', 1)),
  $dateSubtract: named('$dateSubtract', SHIFT_FIELDS, shifted('$dateSubtract', -1)),
  $dateDiff: named(
    '$dateDiff',
    { required: ['startDate', 'endDate', 'unit'], optional: ['timezone', 'startOfWeek'] },
    dateDiff,
  ),
  $dateTrunc: named(
    '$dateTrunc',
    { required: ['date', 'unit'], optional: ['binSize', 'timezone', 'startOfWeek'] },
    dateTrunc,
  ),
  $dateFromParts: named(
    '$dateFromParts',
    { required: ['year'], optional: ['isoWeekYear', 'timezone', ...PARTS.map(([name]) => name)] },
    dateFromParts,
  ),
  $dateToParts: named('$dateToParts', { required: ['date'], optional: ['timezone', 'iso8601'] }, dateToParts),
};
