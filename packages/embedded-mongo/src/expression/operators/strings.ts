import { BSONRegExp } from 'bson';
import { compareStrings } from '../../values/compare.ts';
import { MongoError } from '../../values/errors.ts';
import { toRegExp } from '../../values/regex.ts';
import { type Doc, isNullish, isNumber, toNumber, typeName } from '../../values/values.ts';
import { toText } from './conversions.ts';
import { named, nullSafe, type OperatorTable, operator } from './operator.ts';

const MANY = Number.POSITIVE_INFINITY;

function text(name: string, value: unknown, code = 34471): string {
  if (typeof value !== 'string')
    throw new MongoError(code, `${name} requires a string argument, found: ${typeName(value)}`);
  return value;
}

/** Converts an operand of the case and substring operators: null to an empty string, numbers and dates to text. */
const coerced = (value: unknown): string => (isNullish(value) ? '' : toText(value));

function whole(name: string, value: unknown): number {
  const number = toNumber(value);
  if (!isNumber(value) || number === undefined || !Number.isInteger(number))
    throw new MongoError(16034, `${name}: expected an integer, found: ${typeName(value)}`);
  return number;
}

function substringBytes([value, from, count]: unknown[]): string {
  const bytes = Buffer.from(coerced(value));
  const start = whole('$substrBytes', from);
  const length = whole('$substrBytes', count);
  if (start < 0) throw new MongoError(50752, '$substrBytes:  starting index must be non-negative');
  const end = length < 0 ? bytes.length : Math.min(start + length, bytes.length);
  if (isContinuation(bytes[start]))
    throw new MongoError(28656, '$substrBytes:  Invalid range, starting index is a UTF-8 continuation byte.');
  if (isContinuation(bytes[end]))
    throw new MongoError(28657, '$substrBytes:  Invalid range, ending index is in the middle of a UTF-8 character.');
  return bytes.toString('utf8', Math.min(start, bytes.length), end);
}

const isContinuation = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

function substringPoints([value, from, count]: unknown[]): string {
  const start = whole('$substrCP', from);
  const length = whole('$substrCP', count);
  if (start < 0 || length < 0) throw new MongoError(34455, '$substrCP: index and count must be non-negative');
  return [...coerced(value)].slice(start, start + length).join('');
}

function indexOf(name: string, split: (value: string) => ArrayLike<unknown>) {
  return operator(name, [2, 4], ([value, wanted, from, to]) => {
    if (isNullish(value)) return null;
    const all = split(text(name, value, 40091));
    const part = split(text(name, wanted, 40092));
    const start = from === undefined ? 0 : whole(name, from);
    const end = to === undefined ? all.length : Math.min(whole(name, to), all.length);
    for (let at = start; at + part.length <= end; at++) {
      if (Array.from<unknown>(part).every((piece, i) => piece === all[at + i])) return at;
    }
    return -1;
  });
}

function trimmed(name: string, sides: { start: boolean; end: boolean }) {
  return named(name, { required: ['input'], optional: ['chars'] }, ({ input, chars }) => {
    if (isNullish(input) || chars === null) return null;
    const points = [...text(name, input, 50699)];
    const drop = chars === undefined ? undefined : new Set(text(name, chars, 50700));
    const isDropped = (point: string | undefined) =>
      point !== undefined && (drop ? drop.has(point) : /[\s\0]/.test(point));
    let [start, end] = [0, points.length];
    while (sides.start && start < end && isDropped(points[start])) start += 1;
    while (sides.end && end > start && isDropped(points[end - 1])) end -= 1;
    return points.slice(start, end).join('');
  });
}

const REGEX_FIELDS = { required: ['input', 'regex'], optional: ['options'] };

function regexFrom(name: string, { regex, options }: Doc): RegExp {
  const flags =
    options === undefined || options === null
      ? regex instanceof BSONRegExp
        ? regex.options
        : ''
      : text(name, options, 51106);
  if (regex instanceof BSONRegExp) return toRegExp(regex.pattern, flags);
  return toRegExp(text(name, regex, 51105), flags);
}

function* matchesIn(name: string, args: Doc): Generator<Doc> {
  const { input } = args;
  if (isNullish(input) || isNullish(args.regex)) return;
  const source = text(name, input, 51104);
  const regex = regexFrom(name, args);
  for (const match of source.matchAll(new RegExp(regex.source, `${regex.flags}g`))) {
    yield {
      match: match[0],
      idx: [...source.slice(0, match.index)].length,
      captures: match.slice(1).map((capture) => capture ?? null),
    };
  }
}

function replaced(name: string, replace: (input: string, find: string, by: string) => string) {
  return named(name, { required: ['input', 'find', 'replacement'] }, ({ input, find, replacement }) => {
    if ([input, find, replacement].some(isNullish)) return null;
    return replace(text(name, input, 51746), text(name, find, 51745), text(name, replacement, 51744));
  });
}

/** Changes the case of ASCII letters only, as MongoDB does. */
const lower = (value: string) => value.replaceAll(/[A-Z]+/g, (part) => part.toLowerCase());
const upper = (value: string) => value.replaceAll(/[a-z]+/g, (part) => part.toUpperCase());

export const STRINGS: OperatorTable = {
  $concat: nullSafe('$concat', [0, MANY], (args) =>
    args.map((arg) => text('$concat only supports strings;', arg, 16702)).join(''),
  ),
  $toLower: operator('$toLower', 1, ([value]) => lower(coerced(value))),
  $toUpper: operator('$toUpper', 1, ([value]) => upper(coerced(value))),
  $strcasecmp: operator('$strcasecmp', 2, ([a, b]) => Math.sign(compareStrings(upper(coerced(a)), upper(coerced(b))))),
  $substr: operator('$substr', 3, substringBytes),
  $substrBytes: operator('$substrBytes', 3, substringBytes),
  $substrCP: operator('$substrCP', 3, substringPoints),
  $strLenBytes: operator('$strLenBytes', 1, ([value]) => Buffer.byteLength(text('$strLenBytes', value, 34473))),
  $strLenCP: operator('$strLenCP', 1, ([value]) => [...text('$strLenCP', value)].length),
  $split: nullSafe('$split', 2, ([value, by]) => {
    if (by === '') throw new MongoError(40087, '$split requires a non-empty separator');
    return text('$split', value, 40085).split(text('$split', by, 40086));
  }),
  $indexOfBytes: indexOf('$indexOfBytes', (value) => Buffer.from(value)),
  $indexOfCP: indexOf('$indexOfCP', (value) => [...value]),
  $trim: trimmed('$trim', { start: true, end: true }),
  $ltrim: trimmed('$ltrim', { start: true, end: false }),
  $rtrim: trimmed('$rtrim', { start: false, end: true }),
  $regexMatch: named('$regexMatch', REGEX_FIELDS, (args) => !matchesIn('$regexMatch', args).next().done),
  $regexFind: named('$regexFind', REGEX_FIELDS, (args) => matchesIn('$regexFind', args).next().value ?? null),
  $regexFindAll: named('$regexFindAll', REGEX_FIELDS, (args) => [...matchesIn('$regexFindAll', args)]),
  $replaceOne: replaced('$replaceOne', (input, find, by) => input.replace(find, () => by)),
  $replaceAll: replaced('$replaceAll', (input, find, by) => input.replaceAll(find, () => by)),
};
